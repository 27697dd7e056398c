/**
 * Fetches the part that sends requests. A screen whose data the document has asked for stands without it, so it comes
 * when the phone is idle, or when the first request is made.
 */
export const loadSending = () => import("./sending.ts");
