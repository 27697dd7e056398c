import { FAULTS } from "../faults/faults.ts";
import { loadUnderFault } from "../faults/loadUnderFault.ts";
import { LOADED_SCREENS } from "../faults/screens.ts";
import { test } from "../harness/test.ts";

test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

for (const screen of LOADED_SCREENS) {
  test.describe(screen.path, () => {
    for (const fault of FAULTS) {
      test(`${screen.path} whose data meets ${fault.name}`, ({ page, open, tell }) =>
        loadUnderFault(screen, fault, { page, open, tell }));
    }
  });
}
