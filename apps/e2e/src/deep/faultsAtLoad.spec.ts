import { FAULTS } from "../faults/faults.ts";
import { loadUnderFault } from "../faults/loadUnderFault.ts";
import { LOADED_SCREENS } from "../faults/screens.ts";
import { test } from "../harness/test.ts";

// The last is the test's own clock, which the agreement's frame does not let in.
test.use({ expectedErrors: /Failed to load resource|net::ERR|Blocked script execution in '[^']*\/agreements\// });

for (const screen of LOADED_SCREENS) {
  test.describe(screen.path, () => {
    for (const fault of FAULTS) {
      test(`${screen.path} whose data meets ${fault.name}`, ({ page, open, tell }) =>
        loadUnderFault(screen, fault, { page, open, tell }));
    }
  });
}
