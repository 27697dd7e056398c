/** What can go wrong with an answer, and what each does. "lost-answer" and those below it happen after the call had its effect. */
export const FAULT_KINDS = {
  "500": "answers HTTP 500",
  "502": "answers HTTP 502 with a proxy's HTML page",
  "429": "answers HTTP 429",
  html: "answers HTTP 200 with an HTML page",
  null: "answers HTTP 200 with null",
  "empty-object": "answers HTTP 200 with {}",
  reset: "resets the connection before anything happens",
  hang: "never answers",
  "lost-answer": "does what was asked, then resets the connection",
  truncate: "cuts the answer in half and closes the connection",
  drip: "sends the answer in small pieces, delayMs apart",
  slow: "waits delayMs, then answers as always",
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

export const isFaultKind = (text: string): text is FaultKind => Object.hasOwn(FAULT_KINDS, text);
