import type { EarlyRead, WholeResponse } from "@lending/api-client/request-line";
import type { LoggedCall } from "./callLog.ts";

type Add = (call: LoggedCall) => void;

const pathOf = (address: string) => new URL(address, location.href).pathname;

/** Returns the envelope's code, or "" when the body is not an envelope. */
function readCode(text: string): string {
  try {
    const { code } = JSON.parse(text);
    return typeof code === "string" || typeof code === "number" ? String(code) : "";
  } catch {
    return "";
  }
}

async function record(method: string, path: string, answer: Promise<Pick<WholeResponse, "status" | "text">>, add: Add) {
  const sentAt = new Date();
  const startedAt = performance.now();
  const [status, code] = await answer.then(
    ({ status, text }) => [String(status), readCode(text)] as const,
    () => ["", ""] as const,
  );
  const at = sentAt.toTimeString().slice(0, 8);
  add({ method, path, status, code, at, milliseconds: Math.round(performance.now() - startedAt) });
}

/** Wraps `fetch` and logs the method, path, status, code and time of every call, never a query, a header or a body. */
export function recordCalls(send: typeof fetch, add: Add): typeof fetch {
  return (input, init) => {
    const sent = send(input, init);
    const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? "GET" };
    // The log reads a clone, so that the caller can still read the body.
    const copy = sent.then(async (response) => ({
      status: response.status,
      text: await response
        .clone()
        .text()
        .catch(() => ""),
    }));
    void record(method, pathOf(url), copy, add);
    return sent;
  };
}

/** Logs the requests of the start-up script. Their keys start with method and URL (`requestKey`). */
export function recordEarly(early: ReadonlyMap<string, EarlyRead>, add: Add): void {
  for (const [key, { answer }] of early) {
    const [method, address]: readonly unknown[] = JSON.parse(key);
    void record(String(method), pathOf(String(address)), answer, add);
  }
}
