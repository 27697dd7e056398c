/**
 * A request as a screen or a manifest names it, before the address is known. A `path` that begins with `/api/` is used
 * unchanged, without the common query; every other path is prefixed with the product prefix.
 */
export interface RequestLine {
  /** `helper` and `form` post form-encoded bodies, `json` posts JSON; `json` and `form` each add their headers. */
  readonly client: "helper" | "json" | "form";
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The query of a GET, the body of a POST. */
  readonly fields: Readonly<Record<string, string>>;
}
