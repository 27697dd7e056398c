/** What a span measures: a document, the request for its data, or a call that a browser sent. */
export type SpanKind = "document" | "early data" | "api";

/** What is known at the end. Neither a query, a header nor a body is part of a span. */
interface SpanFacts {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** A started span of a trace. */
export interface Span {
  /** For the requests that belong to it. */
  readonly traceparent: string;
  end(facts: SpanFacts): void;
}

/** Starts a span. `parent` is a valid `traceparent` of the caller, if it sent one. */
export type StartSpan = (kind: SpanKind, parent: string | undefined) => Span;

/** A segment that is a word or a version, such as `loan-details` or `v3`: an id may be a secret. */
const WORD = /^(?:[a-z]+(?:-[a-z]+)*|v\d)$/i;

/** Returns a path without its query, in which each segment that may be an id is `*`. */
export const wordsOf = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? "")
    .split("/")
    .slice(0, 12)
    .map((segment) => (segment === "" || (segment.length <= 40 && WORD.test(segment)) ? segment : "*"))
    .join("/");
