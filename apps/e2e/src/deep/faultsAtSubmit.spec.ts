import { FAULTS } from "../every-screen/faults.ts";
import { SUBMITS } from "../every-screen/submits.ts";
import { submitUnderFault } from "../every-screen/underFault.ts";
import { test } from "../harness/test.ts";

test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

for (const submit of SUBMITS) {
  test.describe(submit.name, () => {
    for (const fault of FAULTS) {
      test(`${submit.name}: handles ${fault.name}`, ({ page, open, callSandbox }) =>
        submitUnderFault(submit, fault, { page, open, callSandbox }));
    }
  });
}
