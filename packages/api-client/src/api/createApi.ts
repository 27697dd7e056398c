import { NetworkFault } from "../faults/NetworkFault.ts";
import { buildRequest, type RequestLine, requestKey } from "../request-line/index.ts";
import type { Answer } from "./Answer.ts";
import type { Api, ApiOptions, CallOptions, HttpClient } from "./Api.ts";
import type { createSendOnce } from "./createSendOnce.ts";
import { loadSending } from "./loadSending.ts";
import type { Outgoing } from "./Outgoing.ts";
import { parseBody } from "./parseBody.ts";
import { readAnswer } from "./readAnswer.ts";
import { takeEarly } from "./takeEarly.ts";

/** Creates the HTTP client for one visit. */
export function createApi(options: ApiOptions): Api {
  const { early, onLoading, wireNames } = options;
  const send: typeof fetch = (input, init) => (options.fetch ?? fetch)(input, init);

  let sendOnce: ReturnType<typeof createSendOnce> | undefined;
  const sendOut = async (outgoing: Outgoing, { signal, once }: CallOptions): Promise<unknown> => {
    const sending = await loadSending().catch(() => {
      throw new NetworkFault(outgoing.label);
    });
    const sendForBody = (request: Outgoing) => sending.sendForBody(request, send, signal);
    if (!once) return sendForBody(outgoing);
    sendOnce ??= sending.createSendOnce();
    return sendOnce(outgoing, sendForBody);
  };

  const fetchBody = async (line: RequestLine, callOptions: CallOptions): Promise<unknown> => {
    const { signal } = callOptions;
    const built = buildRequest(line, options);
    const taken = early?.take(requestKey(built));
    const answer = taken && (await takeEarly(taken, label(line), signal));
    return answer ? parseBody(answer, label(line)) : sendOut({ ...built, label: label(line) }, callOptions);
  };

  const whileLoading = async (text: string | undefined, work: () => Promise<Answer>): Promise<Answer> => {
    const hide = text === undefined ? undefined : onLoading?.(text);
    try {
      return await work();
    } finally {
      hide?.();
    }
  };

  const client = (name: "json" | "form"): HttpClient => ({
    get: (path, query = {}, callOptions = {}) =>
      fetchBody({ client: name, method: "GET", path, fields: query }, callOptions),
    post: (path, fields = {}, callOptions = {}) =>
      fetchBody({ client: name, method: "POST", path, fields }, callOptions),
  });

  return {
    wireNames,
    json: client("json"),
    form: client("form"),
    request: (line, { loadingText, ...callOptions } = {}) =>
      whileLoading(loadingText, async () => readAnswer(await fetchBody(line, callOptions), label(line))),
    upload: (path, form, { loadingText, ...callOptions } = {}) =>
      whileLoading(loadingText, async () => {
        const line: RequestLine = { client: "helper", method: "POST", path, fields: {} };
        const { url, method, headers } = buildRequest(line, options);
        // The browser sets Content-Type itself, with the multipart boundary.
        const { "Content-Type": _, ...rest } = headers;
        const outgoing: Outgoing = { url, method, headers: rest, body: form, label: label(line) };
        return readAnswer(await sendOut(outgoing, callOptions), label(line));
      }),
  };
}

/** Names a request in the message of a fault. Leaves out the query, which holds the session. */
function label({ method, path }: RequestLine): string {
  return `${method} ${path.split("?", 1)[0] ?? ""}`;
}
