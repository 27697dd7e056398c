// The part of Back that the start-up script inlines: small and without React.
export { leavePage } from "./leavePage.ts";
