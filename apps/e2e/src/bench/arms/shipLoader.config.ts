import { shipChange } from "./shipped.ts";

/** What rspack runs over the one file that a release changes. */
export default shipChange;
