const toProductApi = (method: "GET" | "POST", path: string) => ({ client: "helper", method, path }) as const;

export const requests = {
  /** The start of a complaint about one order. */
  startOfOrder: toProductApi("POST", "/problem-init"),
  /** The start of a complaint, in the variant without a body: the server chooses the order. */
  start: toProductApi("GET", "/problem-init"),
  save: toProductApi("POST", "/problem-save"),
  list: toProductApi("POST", "/problem-list"),
  details: toProductApi("POST", "/problem-detail"),
  rating: toProductApi("POST", "/user-problem/save-score"),
  contact: { ...toProductApi("POST", "/contact-kf-info"), fields: { type: "1" } },
} as const;

/** Reads that the document sends before any script has arrived. */
export const early = {
  start: [
    { ...requests.startOfOrder, fields: { orderId: { query: "orderId" } } },
    { ...requests.start, fields: {}, unless: "orderId" },
  ],
  form: { ...requests.start, fields: {} },
  list: { ...requests.list, fields: {} },
  details: { ...requests.details, fields: { problemId: { query: "problemId" } } },
} as const;

/** Maximum length of a complaint, in characters. */
export const COMPLAINT_TEXT_MAX = 200;

/** A refusal by the server. `message` is the server's text, or "" if it sent none. */
export interface Refusal {
  readonly ok: false;
  readonly message: string;
  /** What was requested does not exist: a retry cannot change that. */
  readonly isFinal?: boolean;
}
