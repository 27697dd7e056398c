import type { EarlyRead, WholeAnswer } from "@lending/api-client/request-line";
import type { LoggedCall } from "./callLog.ts";

type Add = (call: LoggedCall) => void;

const pathOf = (address: string) => new URL(address, location.href).pathname;

/** The envelope's code, when the body is one. */
function readCode(text: string): string {
  try {
    const { code } = JSON.parse(text);
    return typeof code === "string" || typeof code === "number" ? String(code) : "";
  } catch {
    return "";
  }
}

async function record(method: string, path: string, answer: Promise<Pick<WholeAnswer, "status" | "text">>, add: Add) {
  const sent = new Date();
  const began = performance.now();
  const [status, code] = await answer.then(
    ({ status, text }) => [String(status), readCode(text)] as const,
    () => ["", ""] as const,
  );
  const at = sent.toTimeString().slice(0, 8);
  add({ method, path, status, code, at, milliseconds: Math.round(performance.now() - began) });
}

/** A `fetch` that lets every call be seen: method, path, status, code and time, never a query, a header or a body. */
export function recordCalls(send: typeof fetch, add: Add): typeof fetch {
  return (input, init) => {
    const answer = send(input, init);
    const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? "GET" };
    // A copy is read, beside whoever reads the answer itself.
    const copy = answer.then(async (response) => ({
      status: response.status,
      text: await response
        .clone()
        .text()
        .catch(() => ""),
    }));
    void record(method, pathOf(url), copy, add);
    return answer;
  };
}

/** Logs the answers that the start-up script asked for. Their keys begin with method and address (`requestKey`). */
export function recordEarly(early: ReadonlyMap<string, EarlyRead>, add: Add): void {
  for (const [key, { answer }] of early) {
    const [method, address]: readonly unknown[] = JSON.parse(key);
    void record(String(method), pathOf(String(address)), answer, add);
  }
}
