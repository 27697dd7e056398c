import type { LoggedCall } from "./callLog.ts";

type Add = (call: LoggedCall) => void;

const pathOf = (address: string) => new URL(address, location.href).pathname;

/** The envelope's code, when the body is one. */
async function readCode(response: Response): Promise<string> {
  try {
    const { code } = JSON.parse(await response.text());
    return typeof code === "string" || typeof code === "number" ? String(code) : "";
  } catch {
    return "";
  }
}

async function record(method: string, path: string, answer: Promise<Response>, add: Add) {
  const sent = new Date();
  const began = performance.now();
  // A copy is read, beside whoever reads the answer itself.
  const [status, code] = await answer.then(
    async (response) => [String(response.status), await readCode(response.clone())] as const,
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
    void record(method, pathOf(url), answer, add);
    return answer;
  };
}

/** Logs the answers that the start-up script asked for. Their keys begin with method and address (`requestKey`). */
export function recordEarly(early: ReadonlyMap<string, Promise<Response>>, add: Add): void {
  for (const [key, answer] of early) {
    const [method, address]: readonly unknown[] = JSON.parse(key);
    void record(String(method), pathOf(String(address)), answer, add);
  }
}
