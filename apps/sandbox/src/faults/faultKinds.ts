/** The kinds of faults and their effects. "lost-answer" and the kinds below it apply after the call had its effect. */
export const FAULT_KINDS = {
  "500": "responds with HTTP 500",
  "502": "responds with HTTP 502 with a proxy's HTML page",
  "429": "responds with HTTP 429",
  html: "responds with HTTP 200 with an HTML page",
  null: "responds with HTTP 200 with null",
  "empty-object": "responds with HTTP 200 with {}",
  array: "responds with HTTP 200 with [] where an envelope is expected",
  reset: "resets the connection before anything happens",
  hang: "never responds",
  "lost-answer": "handles the call, then resets the connection",
  "reset-midway": "handles the call, sends half of the response, then resets the connection",
  truncate: "handles the call, sends half of the response and closes the connection",
  short: "handles the call, then sends a complete HTTP response with half of the JSON",
  "code-number": "handles the call; the code in the response is a number",
  "code-string": "handles the call; the code in the response is a string",
  "code-absent": "handles the call; the response has no code",
  drip: "sends the response in small pieces, delayMs apart",
  slow: "waits delayMs, then responds normally",
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

export const isFaultKind = (text: string): text is FaultKind => Object.hasOwn(FAULT_KINDS, text);
