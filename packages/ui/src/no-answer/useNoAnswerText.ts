import { useMessages } from "../locale/locale.tsx";
import { noAnswerMessages } from "../messages/source.ts";

/**
 * "busy" (HTTP 429) means that the lender did not accept the request, which had no effect. After "trouble" (5xx) and
 * "lost" the effect is unknown.
 */
export type NoAnswerKind = "lost" | "busy" | "trouble";

/** Returns a function that writes why a request has no result, and what to do next. A busy system has one remedy: to wait. */
export function useNoAnswerText() {
  const { busy, lost, trouble } = useMessages(noAnswerMessages);
  return (kind: NoAnswerKind, next: string) =>
    kind === "busy" ? busy : `${kind === "lost" ? lost : trouble} ${next}`.trim();
}
