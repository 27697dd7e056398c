// What the start-up script needs of Back: no React, few bytes.
export { leavePage } from "./leavePage.ts";
