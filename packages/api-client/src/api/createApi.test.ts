import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiResponse, SentFile } from "../endpoint/defineEndpoint.ts";
import { defineRead, defineSend, given } from "../endpoint/defineEndpoint.ts";
import { Fault, HttpFault, NetworkFault, SessionFault, TimeoutFault, UnreadableFault } from "../index.ts";
import { buildRequest, readWhole, requestKey } from "../request-line/buildRequest.ts";
import { record, text as schemaText } from "../schema/schema.ts";
import { callOf, html, lost, makeApi, makeServer, respond, routeOf, status, stuck } from "../testing/makeApi.ts";
import { type Api, apiAtom, type RequestOptions } from "./Api.ts";
import { createApi } from "./createApi.ts";
import { BODY_MAX } from "./readResponse.ts";
import { sandboxWireNames } from "./sandboxWireNames.ts";
import { readBody } from "./sending.ts";
import { parseTraceparent } from "./traceparent.ts";

const read = { client: "helper", method: "GET", path: "/v3/loan-details", fields: { orderId: "o-1" } } as const;
const READ = "GET /v3/loan-details";
const common = { appVersion: "1.0.0", sessionId: "demo", clientType: "android" };

const file = { content: new Blob(["x"]), name: "slip.jpg" };
const upload = defineSend({
  client: "helper",
  method: "POST",
  path: "/upload",
  fields: { note: "paid", problemImage: given("file", (file: SentFile) => file) },
  data: record({ url: schemaText() }),
});

/** Sends a request, and returns the normalised response. */
async function send(api: Api, line: Parameters<typeof callOf>[0], options: RequestOptions = {}): Promise<ApiResponse> {
  const result = await api.request(callOf(line), options);
  if (!result.ok) throw new Error("A call returns every response.");
  return result.value;
}

const text =
  (body: string, type = "application/json") =>
  () =>
    new Response(body, { headers: { "Content-Type": type } });

const cutOff = () => new Response(new ReadableStream({ start: (c) => c.error(new TypeError("network error")) }));
const endless = () => new Response(new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode("{")) }));
const announce = (length: number) => () => new Response("{}", { headers: { "Content-Length": `${length}` } });
const context = {
  apiBase: "https://api.test",
  productPrefix: "/api/app",
  clientQuery: common,
  headers: { json: {}, form: {} },
};

describe("the request helper", () => {
  it("sends a GET with the common query and its fields, and returns the normalised response", {
    tags: ["requests.headers", "requests.envelope"],
  }, async () => {
    const { api, requests } = makeApi({ [READ]: respond({ orderStatus: "174" }, { message: "fine" }) });
    expect(await send(api, read)).toEqual({
      ok: true,
      code: "00",
      message: "fine",
      data: { orderStatus: "174" },
      raw: { code: "00", message: "fine", data: { orderStatus: "174" } },
    });
    expect(requests).toEqual([
      {
        method: "GET",
        path: "/v3/loan-details",
        query: { ...common, orderId: "o-1" },
        fields: {},
        headers: expect.objectContaining({ "x-requested-with": "XMLHttpRequest", accept: "application/json" }),
      },
    ]);
    expect(requests[0]?.headers).not.toHaveProperty("x-session-id");
  });

  it("reads an envelope that has nothing but a code", { tags: "requests.envelope" }, async () => {
    const { api } = makeApi({ [READ]: { code: 30 } });
    expect(await send(api, read)).toEqual({ ok: false, code: "30", message: "", data: null, raw: { code: 30 } });
  });

  it("throws an UnreadableFault without a code instead of treating the message as a refusal", async () => {
    const { api } = makeApi({
      [READ]: { message: "Refused." },
      [routeOf(upload)]: { code: "ok", message: "Refused." },
    });
    await expect(send(api, read)).rejects.toThrow("Unreadable response (no code): GET /v3/loan-details");
    await expect(api.request(upload({ file }))).rejects.toThrow(UnreadableFault);
  });

  it("returns a refusal as a value with a message of at most 4000 characters", {
    tags: "requests.refusal",
  }, async () => {
    const { api } = makeApi({ [READ]: respond(null, { code: "30", message: "m".repeat(100_000) }) });
    const refusal = await send(api, read);
    expect(refusal.ok).toBe(false);
    expect(refusal.message).toHaveLength(4000);
  });

  it.each([
    [7, "7"],
    [null, ""],
    [true, ""],
    [{ text: "Refused." }, ""],
    [["Refused."], ""],
  ])("reads the message %j as %j", async (message, shown) => {
    const { api } = makeApi({ [READ]: { code: "30", message } });
    expect((await send(api, read)).message).toBe(shown);
  });

  it("shows the loading text while the request is in flight and hides it on success and failure", {
    tags: "requests.loading",
  }, async () => {
    const shown: string[] = [];
    const onLoading = (loadingText: string) => {
      shown.push(loadingText);
      return () => void shown.push("hidden");
    };
    const { api, route } = makeApi({ [READ]: respond() }, { onLoading });
    await send(api, read, { loadingText: "Please wait" });
    route(READ, lost);
    await expect(send(api, read, { loadingText: "Again" })).rejects.toThrow();
    await expect(send(api, read)).rejects.toThrow();
    expect(shown).toEqual(["Please wait", "hidden", "Again", "hidden"]);
  });
});

it("the JSON and the form client add their headers", { tags: "requests.headers" }, async () => {
  const { api, requests } = makeApi({ "GET /a": respond(), "POST /b": respond(), "POST /c": respond() });
  await send(api, { client: "form", method: "GET", path: "/a", fields: { x: "1" } });
  await send(api, { client: "form", method: "POST", path: "/b", fields: { y: "2" } });
  await send(api, { client: "json", method: "POST", path: "/c", fields: { z: "3" } });
  const [get, post, json] = requests;
  expect(get).toMatchObject({ query: { ...common, x: "1" }, headers: { "x-app-version": "1.0.0" } });
  expect(post).toMatchObject({ fields: { y: "2" }, headers: { "x-app-version": "1.0.0" } });
  expect(json).toMatchObject({
    fields: { z: "3" },
    headers: { "x-session-id": "demo", "content-type": "application/json" },
  });
  for (const { headers } of requests) expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
  expect(json?.headers).not.toHaveProperty("x-app-version");
});

it("the JSON and the form client pass a network error on as a rejection", { tags: "requests.rejection" }, async () => {
  const { api } = makeApi({ "GET /a": lost });
  for (const client of ["json", "form"] as const)
    await expect(send(api, { client, method: "GET", path: "/a", fields: {} })).rejects.toThrow(NetworkFault);
});

it("an upload posts the file as multipart, with the boundary that the browser writes", {
  tags: "complaints.upload",
}, async () => {
  const { api, requests } = makeApi({ [routeOf(upload)]: respond({ url: "/u/1.jpg" }) });
  const file = { content: new File(["x"], "slip.jpg", { type: "image/jpeg" }), name: "slip.jpg" };
  expect(await api.request(upload({ file }))).toEqual({ ok: true, value: { url: "/u/1.jpg" } });
  expect(requests[0]).toMatchObject({ query: common, fields: { note: "paid", problemImage: expect.any(String) } });
  expect(requests[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
});

describe("a fault", () => {
  it.each([
    ["a lost connection", lost, NetworkFault, "NETWORK"],
    ["status 500", status(500), HttpFault, "HTTP"],
    ["status 404", status(404), HttpFault, "HTTP"],
    ["status 429", status(429), HttpFault, "HTTP"],
    ["HTML", html, UnreadableFault, "UNREADABLE"],
    ["XHTML that contains JSON", text("{}", "APPLICATION/xhtml+xml"), UnreadableFault, "UNREADABLE"],
    ["HTML that calls itself JSON", text("<html>"), UnreadableFault, "UNREADABLE"],
    ["JSON cut short", text('{"code":"00","da'), UnreadableFault, "UNREADABLE"],
    ["nothing", text(""), UnreadableFault, "UNREADABLE"],
    ["one character too many", text(`"${"x".repeat(BODY_MAX - 1)}"`), UnreadableFault, "UNREADABLE"],
    ["a Content-Length that is too long", announce(BODY_MAX + 1), UnreadableFault, "UNREADABLE"],
    ["null", text("null"), UnreadableFault, "UNREADABLE"],
    ["a list", text("[]"), UnreadableFault, "UNREADABLE"],
    ["a string", text('"text"'), UnreadableFault, "UNREADABLE"],
    ["a body that breaks off", cutOff, NetworkFault, "NETWORK"],
  ])(
    "for %s is named, and nothing is sent again",
    { tags: ["requests.network", "screens.unreadable"] },
    async (_, trouble, Kind, code) => {
      const { api, requests } = makeApi({ [READ]: trouble });
      const fault: unknown = await send(api, read).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(Kind);
      expect(fault).toMatchObject({ code, name: Kind.name });
      expect(requests).toHaveLength(1);
    },
  );

  it.each([lost, status(500), html, text("x")])("names path and method, never session or data", async (trouble) => {
    const { api } = makeApi(
      { [READ]: trouble, "POST /v3/x": trouble },
      { clientQuery: { sessionId: "secret-session" } },
    );
    for (const line of [
      read,
      { client: "form", method: "POST", path: "/v3/x?y=secret", fields: { a: "secret-field" } } as const,
    ]) {
      const fault: unknown = await send(api, line).catch((error: unknown) => error);
      if (!(fault instanceof Error)) throw new Error("no fault");
      expect(fault.message).toContain(`${line.method} /v3/`);
      expect(`${fault.message}${fault.stack}${JSON.stringify(fault)}${String(fault.cause)}`).not.toContain("secret");
    }
  });

  it.each([
    ["HTML", { "Content-Type": "text/html" }, 200],
    ["too long", { "Content-Length": `${BODY_MAX + 1}` }, 200],
    ["HTTP 500", {}, 500],
  ])("comes before the body is read, when it is %s", async (reason, headers, code) => {
    const readText = vi.fn();
    const response = new Response("{}", { headers, status: code });
    await expect(readBody(response, "GET /v3/x", readText)).rejects.toThrow(reason);
    expect(readText).not.toHaveBeenCalled();
  });

  it("is not thrown for a body of five million characters, which has that length announced", async () => {
    const longest = `{"code":0,"data":"${"x".repeat(BODY_MAX - 20)}"}`;
    const { api } = makeApi({
      [READ]: () => new Response(longest, { headers: { "Content-Length": `${BODY_MAX}` } }),
    });
    expect((await send(api, read)).data).toHaveLength(BODY_MAX - 20);
  });

  describe("after 60 seconds", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it.each([
      ["no response", stuck],
      ["a body that never ends", endless],
    ])("is a TimeoutFault for %s", { tags: "requests.timeout" }, async (_, trouble) => {
      const { api } = makeApi({ [READ]: trouble });
      const settled = vi.fn();
      const fault = send(api, read).catch((error: unknown) => error);
      void fault.then(settled);
      await vi.advanceTimersByTimeAsync(59_000);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await fault).toBeInstanceOf(TimeoutFault);
      expect(await fault).toMatchObject({ code: "TIMEOUT" });
    });
  });
});

it("sends each request past the browser's cache, where it would wait for one that hangs", async () => {
  const pageFetch = vi.fn<typeof fetch>(async () => Response.json(respond("here")));
  const api = createApi({ ...context, wireNames: sandboxWireNames, fetch: pageFetch });
  await send(api, read);
  const [sent, init] = pageFetch.mock.calls[0] ?? [];
  expect(sent instanceof Request ? sent.cache : init?.cache).toBe("no-store");
});

it.each([true, false])(
  "a signal ends the request with an AbortError, not a fault (already aborted: %s)",
  async (already) => {
    const { api } = makeApi({ [READ]: stuck });
    const controller = new AbortController();
    if (already) controller.abort();
    const request = send(api, read, { signal: controller.signal });
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: "AbortError" });
  },
);

describe("an early response", () => {
  const key = requestKey(buildRequest(read, context));
  const withEarly = (response: Promise<Response>, late: unknown = respond("late")) => {
    const early = response.then(readWhole);
    const responses = new Map([[key, { sentAt: performance.now(), response: early }]]);
    early.catch(() => undefined);
    return makeApi(
      { [READ]: late },
      {
        early: {
          take: (requested) => {
            const taken = responses.get(requested);
            responses.delete(requested);
            return taken;
          },
        },
      },
    );
  };

  it("is awaited, and used once instead of a new request", async () => {
    const arriving = new Promise((resolve) => setTimeout(resolve, 20)).then(() => Response.json(respond("early")));
    const { api, requests } = withEarly(arriving);
    expect((await send(api, read)).data).toBe("early");
    expect(requests).toHaveLength(0);
    expect((await send(api, read)).data).toBe("late");
    expect(requests).toHaveLength(1);
  });

  it("is not used for a different request", async () => {
    const { api, requests } = withEarly(Promise.resolve(Response.json(respond("early"))));
    await send(api, { ...read, fields: { orderId: "o-2" } });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["was lost", () => lost()],
    ["had status 500", async () => status(500)()],
    ["was cut off", async () => cutOff()],
  ])("that %s is replaced by a new request", async (_, early) => {
    const { api, requests } = withEarly(early());
    expect((await send(api, read)).data).toBe("late");
    expect(requests).toHaveLength(1);
  });

  it("may refuse the session", { tags: "screens.session-ended" }, async () => {
    const { api } = withEarly(Promise.resolve(Response.json(respond(null, { code: "401" }))));
    await expect(send(api, read)).rejects.toBeInstanceOf(SessionFault);
  });

  it("is no longer awaited when the reader leaves", async () => {
    const controller = new AbortController();
    const { api, requests } = withEarly(new Promise(() => undefined));
    const request = send(api, read, { signal: controller.signal });
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: "AbortError" });
    expect(requests).toHaveLength(0);
  });

  it("times out 60 seconds after it was sent, however late its reader arrives", async () => {
    vi.useFakeTimers();
    const { api } = withEarly(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(59_000);
    const settled = vi.fn();
    send(api, read).catch(settled);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(settled).toHaveBeenCalledWith(new TimeoutFault("GET /v3/loan-details"));
  });
});

it("an API on the page's origin is called through the page's current fetch", async () => {
  const server = makeServer({ [READ]: respond("here") });
  const own = createApi({ ...context, apiBase: "", wireNames: sandboxWireNames });
  vi.stubGlobal("fetch", server.fetch);
  expect((await send(own, read)).data).toBe("here");
});

it("apiAtom explains how to set it while it is empty, then returns the api", () => {
  const store = createStore();
  expect(() => store.get(apiAtom)).toThrow(/store\.set\(apiAtom/);
  const { api } = makeApi();
  store.set(apiAtom, api);
  expect(store.get(apiAtom)).toBe(api);
  expect(api.wireNames.recommended.logo).toBe("kestrel");
});

describe("a session that the lender refuses", { tags: "screens.session-ended" }, () => {
  const body = (code: unknown) => ({ code, message: "Please log in again.", data: null });
  const line = { client: "helper", method: "POST", path: "/repayment-commit", fields: {} } as const;
  const optional = defineRead({ ...read, optional: true });
  it.each([
    ["HTTP 401", status(401)],
    ["HTTP 403", status(403)],
    ["the code 401", body("401")],
    ["the code 401 as a number", body(401)],
  ])("throws a SessionFault, which is no Fault, for %s", async (_, route) => {
    const { api } = makeApi({
      [READ]: route,
      "POST /repayment-commit": route,
      "POST /gopia/goya/push": route,
      [routeOf(upload)]: route,
    });
    for (const call of [
      () => send(api, read),
      () => send(api, { ...line, once: true }),
      () => send(api, { client: "form", method: "POST", path: "/gopia/goya/push", fields: {} }),
      () => api.request(upload({ file })),
    ]) {
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SessionFault);
      expect(error).not.toBeInstanceOf(Fault);
    }
  });

  it.each([
    ["HTTP 403", status(403)],
    ["HTTP 500", status(500)],
    ["a lost connection", lost],
  ])("does not end with an optional read: %s means unavailable", async (_, route) => {
    const { api } = makeApi({ [READ]: route });
    expect(await api.request(optional())).toMatchObject({ ok: false, code: "" });
  });

  it.each([
    ["HTTP 401", status(401)],
    ["the code 401", body("401")],
  ])("ends with an optional read for %s", async (_, route) => {
    const { api } = makeApi({ [READ]: route });
    await expect(api.request(optional())).rejects.toBeInstanceOf(SessionFault);
  });

  it("leaves a refusal of the registration, which needs no session, as it is", async () => {
    const { api } = makeApi({ "GET /api/v2/youmi/promotion/get-sid": status(403) });
    const getSid = { client: "json", method: "GET", path: "/api/v2/youmi/promotion/get-sid", fields: {} } as const;
    await expect(send(api, getSid)).rejects.toMatchObject({ code: "HTTP", status: 403 });
  });
});

describe("traceparent", () => {
  it.each([[false], [undefined]])("is not sent with tracing: %s", async (tracing) => {
    const { api, requests } = makeApi({ [READ]: respond() }, { ...(tracing !== undefined && { tracing }) });
    await send(api, read);
    expect(requests[0]?.headers).not.toHaveProperty("traceparent");
  });

  it("is new for each request with tracing, and no part of the idempotency key", async () => {
    const { api, requests } = makeApi({ [READ]: respond(), "POST /problem-save": { code: {} } }, { tracing: true });
    await send(api, read);
    const save = { client: "helper", method: "POST", path: "/problem-save", fields: { a: "1" } } as const;
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(send(api, { ...save, once: true })).rejects.toThrow(UnreadableFault);
    const sent = requests.map(({ headers }) => headers.traceparent ?? "");
    for (const one of sent) expect(parseTraceparent(one)).toBe(one);
    expect(new Set(sent.map((one) => one.split("-")[1])).size).toBe(3);
    expect(requests[1]?.headers["idempotency-key"]).toBe(requests[2]?.headers["idempotency-key"]);
  });

  it.each([
    [null],
    [""],
    ["00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01, x"],
    ["00-00000000000000000000000000000000-b7ad6b7169203331-01"],
    ["00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01"],
    ["00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01"],
    ["01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-demo"],
  ])("is dropped when it is malformed: %s", (header) => {
    expect(parseTraceparent(header)).toBeUndefined();
  });
});

describe("api.now", () => {
  const SERVER = "2026-12-20T15:59:50Z";
  const dated = (date: string) => () => Response.json(respond(), { headers: { Date: date } });
  const header = (moment: string) => new Date(moment).toUTCString();
  const iso = (ms: number) => new Date(ms).toISOString().replace(".000", "");

  beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "performance"] }));
  afterEach(() => vi.useRealTimers());

  async function nowAfter(route: unknown, phone: string) {
    vi.setSystemTime(phone);
    const { api } = makeApi({ [READ]: route });
    await send(api, read);
    return api;
  }

  it.each(["2026-12-20T15:59:50Z", "2031-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "2026-12-18T03:00:00Z"])(
    "takes the server's time from a response when the phone's clock shows %s",
    { tags: "rulings.relative-day" },
    async (phone) => {
      const api = await nowAfter(dated(header(SERVER)), phone);
      expect(iso(api.now())).toBe(SERVER);
      vi.setSystemTime(Date.now() + 10_000);
      expect(iso(api.now())).toBe("2026-12-20T16:00:00Z");
    },
  );

  it("takes it from an early response, which was sent before the client existed", async () => {
    vi.setSystemTime("2031-01-01T00:00:00Z");
    const early = { ok: true, status: 200, contentType: "", date: header(SERVER), text: JSON.stringify(respond()) };
    const { api } = makeApi(
      {},
      { early: { take: () => ({ sentAt: performance.now(), response: Promise.resolve(early) }) } },
    );
    await send(api, read);
    expect(iso(api.now())).toBe(SERVER);
  });

  it.each(["", "soon", header("1970-01-01T00:00:00Z")])("uses the phone's clock for the header %j", async (date) => {
    const api = await nowAfter(dated(date), SERVER);
    expect(iso(api.now())).toBe(SERVER);
  });

  it("returns NaN when the phone's clock is older than the product", async () => {
    const api = await nowAfter(dated(""), "1970-01-02T00:00:00Z");
    expect(api.now()).toBeNaN();
  });
});
