import type { RequestContext } from "./RequestContext.ts";
import type { RequestLine } from "./RequestLine.ts";

/** A request ready for `fetch(url, { method, headers, body })`. */
export interface BuiltRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Builds the exact request that is sent. The start-up script and the client both use it, so the client can recognise
 * the response to a request that the start-up script sent. Pure, and small enough to be inlined in every document.
 */
export function buildRequest(line: RequestLine, context: RequestContext): BuiltRequest {
  const { client, method, path } = line;
  const fields = Object.entries(line.fields);
  const outside = path.startsWith("/api/");
  const query = `${new URLSearchParams([
    ...(outside ? [] : Object.entries(context.clientQuery)),
    ...(method === "GET" ? fields : []),
  ])}`;
  const headers: Record<string, string> = {
    Accept: "application/json",
    "X-Requested-With": "XMLHttpRequest",
    ...(client === "helper" ? {} : context.headers[client]),
  };
  const url =
    context.apiBase +
    (outside ? "" : context.productPrefix) +
    (path[0] === "/" ? "" : "/") +
    path +
    (query && `?${query}`);
  if (method === "GET") return { url, method, headers };
  const json = client === "json";
  headers["Content-Type"] = json ? "application/json" : "application/x-www-form-urlencoded;charset=UTF-8";
  return { url, method, headers, body: json ? JSON.stringify(line.fields) : `${new URLSearchParams(fields)}` };
}
