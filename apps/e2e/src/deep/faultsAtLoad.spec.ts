import { FAULTS } from "../faults/faults.ts";
import { LOADED_SCREENS } from "../faults/screens.ts";
import { loadUnderFault } from "../faults/underFault.ts";
import { test } from "../harness/test.ts";

// The third pattern: Playwright's fake clock is a script, and the agreement's sandboxed frame blocks scripts.
test.use({ expectedErrors: /Failed to load resource|net::ERR|Blocked script execution in '[^']*\/agreements\// });

for (const screen of LOADED_SCREENS) {
  test.describe(screen.path, () => {
    for (const fault of FAULTS) {
      test(`${screen.path} handles ${fault.name} while it loads`, ({ page, open, callSandbox }) =>
        loadUnderFault(screen, fault, { page, open, callSandbox }));
    }
  });
}
