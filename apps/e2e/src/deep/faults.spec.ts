import { LOADED_SCREENS } from "../every-screen/screens.ts";
import { SUBMITS } from "../every-screen/submits.ts";
import { testHangingResponse } from "../every-screen/testEveryScreen.ts";
import { FAULTS, loadUnderFault, submitUnderFault } from "../every-screen/underFault.ts";
import { test } from "../harness/test.ts";

// The third pattern: Playwright's fake clock is a script, and the agreement's sandboxed frame blocks scripts.
test.use({ expectedErrors: /Failed to load resource|net::ERR|Blocked script execution in '[^']*\/agreements\// });

for (const screen of LOADED_SCREENS) {
  test.describe(screen.path, () => {
    testHangingResponse(screen);
    for (const fault of FAULTS)
      test(`${screen.path} handles ${fault.name} while it loads`, ({ page, open, callSandbox }) =>
        loadUnderFault(screen, fault, { page, open, callSandbox }));
  });
}

for (const submit of Object.values(SUBMITS).flat()) {
  test.describe(submit.name, () => {
    for (const fault of FAULTS)
      test(`${submit.name}: handles ${fault.name}`, ({ page, open, callSandbox }) =>
        submitUnderFault(submit, fault, { page, open, callSandbox }));
  });
}
