import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Fault, HttpFault, NetworkFault, SessionFault, TimeoutFault, UnreadableFault } from "../index.ts";
import { buildRequest, readWhole, requestKey } from "../request-line/buildRequest.ts";
import { html, lost, makeApi, makeServer, respond, status, stuck } from "../testing/makeApi.ts";
import { apiAtom } from "./Api.ts";
import { createApi } from "./createApi.ts";
import { BODY_MAX } from "./readResponse.ts";
import { sandboxWireNames } from "./sandboxWireNames.ts";
import { readBody } from "./sending.ts";
import { parseTraceparent } from "./traceparent.ts";

const read = { client: "helper", method: "GET", path: "/v3/loan-details", fields: { orderId: "o-1" } } as const;
const READ = "GET /v3/loan-details";
const common = { appVersion: "1.0.0", sessionId: "demo", clientType: "android" };

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
    expect(await api.request(read)).toEqual({
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
    expect(await api.request(read)).toEqual({ ok: false, code: "30", message: "", data: null, raw: { code: 30 } });
  });

  it("throws an UnreadableFault without a code instead of treating the message as a refusal", async () => {
    const { api } = makeApi({ [READ]: { message: "Refused." }, "POST /upload": { code: "ok", message: "Refused." } });
    await expect(api.request(read)).rejects.toThrow("Unreadable response (no code): GET /v3/loan-details");
    await expect(api.upload("/upload", new FormData())).rejects.toThrow(UnreadableFault);
  });

  it("returns a refusal as a value with a message of at most 4000 characters", {
    tags: "requests.refusal",
  }, async () => {
    const { api } = makeApi({ [READ]: respond(null, { code: "30", message: "m".repeat(100_000) }) });
    const refusal = await api.request(read);
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
    expect((await api.request(read)).message).toBe(shown);
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
    await api.request(read, { loadingText: "Please wait" });
    route(READ, lost);
    await expect(api.request(read, { loadingText: "Again" })).rejects.toThrow();
    await expect(api.request(read)).rejects.toThrow();
    expect(shown).toEqual(["Please wait", "hidden", "Again", "hidden"]);
  });
});

describe("the JSON and the form client", () => {
  it("add their headers and return the body alone", { tags: ["requests.headers", "requests.body-only"] }, async () => {
    const { api, requests } = makeApi({
      "GET /a": { code: "11", any: 1 },
      "POST /b": [1, 2],
      "POST /c": "text",
    });
    expect(await api.form.get("/a", { x: "1" })).toEqual({ code: "11", any: 1 });
    expect(await api.form.post("/b", { y: "2" })).toEqual([1, 2]);
    expect(await api.json.post("/c", { z: "3" })).toBe("text");
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

  it("pass a network error on as a rejection", { tags: "requests.rejection" }, async () => {
    const { api } = makeApi({ "GET /a": lost });
    await expect(api.json.get("/a")).rejects.toThrow(NetworkFault);
  });
});

it("an upload posts the file as multipart, with the boundary that the browser writes", {
  tags: "complaints.upload",
}, async () => {
  const { api, requests } = makeApi({ "POST /user-problem/upload-problem-img": respond({ url: "/u/1.jpg" }) });
  const form = new FormData();
  form.append("note", "paid");
  form.append("problemImage", new File(["x"], "slip.jpg", { type: "image/jpeg" }));
  expect((await api.upload("/user-problem/upload-problem-img", form)).data).toEqual({ url: "/u/1.jpg" });
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
      const fault: unknown = await api.request(read).catch((error: unknown) => error);
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
      const fault: unknown = await api.request(line).catch((error: unknown) => error);
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
    const longest = `"${"x".repeat(BODY_MAX - 2)}"`;
    const { api } = makeApi({
      "GET /a": () => new Response(longest, { headers: { "Content-Length": `${BODY_MAX}` } }),
    });
    expect(await api.json.get("/a")).toHaveLength(BODY_MAX - 2);
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
      const fault = api.request(read).catch((error: unknown) => error);
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
  const send = vi.fn<typeof fetch>(async () => Response.json(respond("here")));
  const api = createApi({ ...context, wireNames: sandboxWireNames, fetch: send });
  await api.request(read);
  const [sent, init] = send.mock.calls[0] ?? [];
  expect(sent instanceof Request ? sent.cache : init?.cache).toBe("no-store");
});

it.each([true, false])(
  "a signal ends the request with an AbortError, not a fault (already aborted: %s)",
  async (already) => {
    const { api } = makeApi({ [READ]: stuck });
    const controller = new AbortController();
    if (already) controller.abort();
    const request = api.request(read, { signal: controller.signal });
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
    expect((await api.request(read)).data).toBe("early");
    expect(requests).toHaveLength(0);
    expect((await api.request(read)).data).toBe("late");
    expect(requests).toHaveLength(1);
  });

  it("is not used for a different request", async () => {
    const { api, requests } = withEarly(Promise.resolve(Response.json(respond("early"))));
    await api.request({ ...read, fields: { orderId: "o-2" } });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["was lost", () => lost()],
    ["had status 500", async () => status(500)()],
    ["was cut off", async () => cutOff()],
  ])("that %s is replaced by a new request", async (_, early) => {
    const { api, requests } = withEarly(early());
    expect((await api.request(read)).data).toBe("late");
    expect(requests).toHaveLength(1);
  });

  it("may refuse the session", { tags: "screens.session-ended" }, async () => {
    const { api } = withEarly(Promise.resolve(Response.json(respond(null, { code: "401" }))));
    await expect(api.request(read)).rejects.toBeInstanceOf(SessionFault);
  });

  it("is no longer awaited when the reader leaves", async () => {
    const controller = new AbortController();
    const { api, requests } = withEarly(new Promise(() => undefined));
    const request = api.request(read, { signal: controller.signal });
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: "AbortError" });
    expect(requests).toHaveLength(0);
  });

  it("times out 60 seconds after it was sent, however late its reader arrives", async () => {
    vi.useFakeTimers();
    const { api } = withEarly(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(59_000);
    const settled = vi.fn();
    api.request(read).catch(settled);
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
  expect((await own.request(read)).data).toBe("here");
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
      "POST /upload": route,
    });
    for (const call of [
      () => api.request(read),
      () => api.request(line, { once: true }),
      () => api.form.post("/gopia/goya/push"),
      () => api.upload("/upload", new FormData()),
    ]) {
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SessionFault);
      expect(error).not.toBeInstanceOf(Fault);
    }
  });

  it("leaves a refusal of the registration, which needs no session, as it is", async () => {
    const { api } = makeApi({ "GET /api/v2/youmi/promotion/get-sid": status(403) });
    await expect(api.json.get("/api/v2/youmi/promotion/get-sid")).rejects.toMatchObject({ code: "HTTP", status: 403 });
  });
});

describe("traceparent", () => {
  it.each([[false], [undefined]])("is not sent with tracing: %s", async (tracing) => {
    const { api, requests } = makeApi({ [READ]: respond() }, { ...(tracing !== undefined && { tracing }) });
    await api.request(read);
    expect(requests[0]?.headers).not.toHaveProperty("traceparent");
  });

  it("is new for each request with tracing, and no part of the idempotency key", async () => {
    const { api, requests } = makeApi({ [READ]: respond(), "POST /problem-save": { code: {} } }, { tracing: true });
    await api.request(read);
    const save = { client: "helper", method: "POST", path: "/problem-save", fields: { a: "1" } } as const;
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(api.request(save, { once: true })).rejects.toThrow(UnreadableFault);
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
    await api.request(read);
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
    await api.request(read);
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
