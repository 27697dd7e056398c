// A separate module so that `loadSending` can load it lazily.
export { createSendOnce } from "./createSendOnce.ts";
export { sendForBody } from "./sendForBody.ts";
