// The part that sends, in one file of its own (loadSending).
export { createSendOnce } from "./createSendOnce.ts";
export { sendForBody } from "./sendForBody.ts";
