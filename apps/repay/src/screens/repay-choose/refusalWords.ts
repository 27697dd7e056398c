import type { Messages } from "@lending/ui/locale";
import type { CardRefusal } from "../../api/readCardRefusal.ts";
import type { RepayChooseMessages } from "./messages.ts";

/** What a borrower reads of a refusal (specification 8): two causes have words of their own, any other the server's. */
export function refusalWords({ cause, message }: CardRefusal, words: Messages<RepayChooseMessages>): string {
  if (cause === "other") return message || words.failed;
  return words[cause];
}
