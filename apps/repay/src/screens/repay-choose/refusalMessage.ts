import type { Messages } from "@lending/ui/locale";
import type { CardRefusal } from "../../api/readCardRefusal.ts";
import type { RepayChooseMessages } from "./messages.ts";

/** Returns the message for a refusal. Two causes have a specific message; for any other the server's is shown. */
export function refusalMessage({ cause, message }: CardRefusal, messages: Messages<RepayChooseMessages>): string {
  if (cause === "other") return message || messages.failed;
  return messages[cause];
}
