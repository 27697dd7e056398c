/**
 * Loads the module that sends requests. A screen that renders from an early response does not need it, so it loads when
 * the browser is idle or when the first request is made.
 */
export const loadSending = () => import("./sending.ts");
