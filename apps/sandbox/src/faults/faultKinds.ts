/** What can go wrong with an answer, and what each does. "lost-answer" and those below it happen after the call had its effect. */
export const FAULT_KINDS = {
  "500": "answers HTTP 500",
  "502": "answers HTTP 502 with a proxy's HTML page",
  "429": "answers HTTP 429",
  html: "answers HTTP 200 with an HTML page",
  null: "answers HTTP 200 with null",
  "empty-object": "answers HTTP 200 with {}",
  array: "answers HTTP 200 with [] where an envelope is expected",
  reset: "resets the connection before anything happens",
  hang: "never answers",
  "lost-answer": "does what was asked, then resets the connection",
  "reset-midway": "does what was asked, sends half of the answer, then resets the connection",
  truncate: "does what was asked, sends half of the answer and closes the connection",
  short: "does what was asked, then answers whole HTTP with half of the JSON",
  "code-number": "does what was asked; the answer's code is a number",
  "code-string": "does what was asked; the answer's code is a string",
  "code-absent": "does what was asked; the answer has no code",
  drip: "sends the answer in small pieces, delayMs apart",
  slow: "waits delayMs, then answers as always",
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

export const isFaultKind = (text: string): text is FaultKind => Object.hasOwn(FAULT_KINDS, text);
