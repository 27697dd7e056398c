/**
 * One call as a screen or a manifest names it, before any address is known. A `path` that begins with `/api/` is used as
 * it stands, without the common query; every other path stands under the product prefix (specification 7).
 */
export interface RequestLine {
  /** `helper` and `form` post form-encoded bodies, `json` posts JSON; each adds its own headers. */
  readonly client: "helper" | "json" | "form";
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The query of a GET, the body of a POST. */
  readonly fields: Readonly<Record<string, string>>;
}
