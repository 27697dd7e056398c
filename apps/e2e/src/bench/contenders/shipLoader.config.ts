import { shipChange } from "./runRspack.ts";

/** The rspack loader that applies the released change to its file. */
export default shipChange;
