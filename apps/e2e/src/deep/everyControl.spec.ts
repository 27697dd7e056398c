import { testEarlyControls } from "../every-screen/testEarlyInput.ts";
import { test } from "../harness/test.ts";

// Playwright's own script, in the sandboxed frame of an agreement.
test.use({ expectedErrors: /Blocked script execution in .*\/agreements\// });

for (const app of ["shell", "loan", "repay", "bank-binding", "complaints", "promo", "official-site"])
  testEarlyControls(app);
