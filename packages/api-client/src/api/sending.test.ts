// Loaded up front, because the clock of these tests is fake.
import "./sending.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SentFile } from "../endpoint/defineEndpoint.ts";
import { defineSend, given } from "../endpoint/defineEndpoint.ts";
import { Fault } from "../faults/faults.ts";
import { record, text } from "../schema/schema.ts";
import { createApi } from "./createApi.ts";
import { sandboxWireNames as wireNames } from "./sandboxWireNames.ts";

type Handler = ((event: { readonly loaded: number }) => void) | null;

/** A request whose progress the test reports. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress: Handler; onload: Handler } = { onprogress: null, onload: null };
  onprogress: Handler = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 200;
  responseText = JSON.stringify({ code: "00", message: "", data: { url: "stored" } });
  readonly headers: Record<string, string> = {};
  body: unknown;
  isAborted = false;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => "content-type: application/json\r\ndate: Sun, 20 Dec 2026 15:59:50 GMT\r\n";
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onloadend?.();
  }
  respond() {
    this.onload?.();
    this.onloadend?.();
  }
}

const context = { apiBase: "https://api.test", productPrefix: "/api", clientQuery: {}, wireNames };

const upload = defineSend({
  client: "helper",
  method: "POST",
  path: "/upload",
  fields: { file: given("file", (file: SentFile) => file) },
  data: record({ url: text() }),
  read: ({ url }) => url,
});

function startUpload(signal?: AbortSignal) {
  const api = createApi({ ...context, headers: { json: {}, form: {} } });
  const outcome = vi.fn();
  const file = { content: new File(["x"], "a.jpg", { type: "image/jpeg" }), name: "a.jpg" };
  api.request(upload({ file }), { signal }).then(
    (result) => outcome(result.ok && result.value),
    (error) => outcome(error instanceof Fault ? error.code : error.name),
  );
  return { api, outcome };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => void vi.useRealTimers());

it("an upload that moves goes on for minutes, and returns the response with the server's time", {
  tags: "requests.timeout",
}, async () => {
  const { api, outcome } = startUpload();
  await vi.advanceTimersByTimeAsync(0);
  for (let loaded = 1; loaded <= 10; loaded += 1) {
    await vi.advanceTimersByTimeAsync(59_000);
    FakeRequest.last.upload.onprogress?.({ loaded });
  }
  expect(outcome).not.toHaveBeenCalled();
  FakeRequest.last.respond();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith("stored");
  expect(FakeRequest.last.body).toBeInstanceOf(FormData);
  expect(FakeRequest.last.headers).toMatchObject({ "x-requested-with": "XMLHttpRequest" });
  expect(new Date(api.now()).getUTCFullYear()).toBe(2026);
});

it("an upload in which nothing moves ends after 60 seconds", { tags: "requests.timeout" }, async () => {
  const { outcome } = startUpload();
  await vi.advanceTimersByTimeAsync(30_000);
  FakeRequest.last.upload.onprogress?.({ loaded: 8 });
  await vi.advanceTimersByTimeAsync(30_000);
  // Reported again without progress.
  FakeRequest.last.upload.onprogress?.({ loaded: 8 });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith("TIMEOUT");
  expect(FakeRequest.last.isAborted).toBe(true);
});

it("an upload that the phone has buffered gets the time that its bytes take at 64 kbit/s", async () => {
  const { outcome } = startUpload();
  await vi.advanceTimersByTimeAsync(0);
  FakeRequest.last.upload.onload?.({ loaded: 480_000 });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith("TIMEOUT");
});

it("an upload ends with its signal, and with a lost connection", async () => {
  const controller = new AbortController();
  const left = startUpload(controller.signal);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(left.outcome).toHaveBeenCalledWith("AbortError");
  expect(FakeRequest.last.isAborted).toBe(true);
  const lost = startUpload();
  await vi.advanceTimersByTimeAsync(0);
  FakeRequest.last.onerror?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(lost.outcome).toHaveBeenCalledWith("NETWORK");
});
