import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { createEdge } from "../createEdge.ts";
import { textBody } from "../http/body.ts";
import type { OriginRequest } from "../http/proxyApi.ts";
import type { Site } from "../Site.ts";
import { startOpenTelemetry } from "./openTelemetry.ts";

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code: number };
}

const environment = { apiBase: "", productPrefix: "/api/app", locale: "source", headers: { json: {}, form: {} } };
const early = [{ client: "json", method: "GET", path: "/v3/details", fields: { orderId: { query: "orderId" } } }];
const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const page = `<html><head>${data("environment", environment)}${data("preloads", { early })}</head><body></body></html>`;
const site: Site = {
  document: async () => ({ body: textBody(page), headers: {} }),
  asset: async () => undefined,
  sitemap: async () => "",
  robots: async () => "",
  status: () => ({
    release: 1,
    isReady: true,
    staleSeconds: 0,
    knowsVersion: () => true,
    knowsPath: (path) => path === "/loanDetail",
    apiHeaders: ["X-Session-Id"],
  }),
};

/** Starts an OTLP/HTTP collector and an edge that sends its spans there. */
async function start(share = 1) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk));
    request.on("end", () => {
      bodies.push(`${request.url} ${body}`);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { startSpan, stop } = startOpenTelemetry(share);
  vi.unstubAllEnvs();
  const received: OriginRequest[] = [];
  const edge = createEdge({
    site,
    log: () => undefined,
    startSpan,
    async sendToApi(request) {
      received.push(request);
      return Response.json({ code: 0 }, { status: request.target.includes("broken") ? 503 : 200 });
    },
  });
  return {
    edge,
    received,
    async spans() {
      await stop();
      await new Promise((resolve) => server.close(resolve));
      const text = bodies.join("\n");
      const spans = bodies.flatMap((body) => {
        const [, json = ""] = /^\/v1\/traces (.*)$/s.exec(body) ?? [];
        const sent = JSON.parse(json) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
        return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans));
      });
      return { spans, text };
    },
  };
}

const secrets = ["seeded-session", "seeded-device", "seeded-ad", "o-174", "5551234"];
const query = "sessionId=seeded-session&deviceId=seeded-device&advertisingId=seeded-ad&orderId=o-174";
const html = { accept: "text/html" };
const of = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

it("sends a span for a document, its data and an API call, without an id and without a query", async () => {
  const { edge, received, spans: read } = await start();
  await (await edge.request(`http://h/loanDetail?${query}`, { headers: html })).text();
  await (await edge.request(`http://h/seeded-session?${query}`, { headers: html })).text();
  const parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";
  await edge.request(`http://h/api/app/v3/broken/5551234?${query}`, {
    method: "POST",
    headers: { traceparent: parent, "x-session-id": "seeded-session", cookie: "a=seeded-session" },
    body: "orderId=o-174",
  });
  await edge.request("http://h/assets/a.js");
  await edge.request("http://h/healthz");
  const { spans, text } = await read();
  for (const secret of [...secrets, "?"]) expect(text, secret).not.toContain(secret);
  expect(spans.map((span) => [span.name, of(span, "http.request.method"), of(span, "url.path")]).sort()).toEqual([
    ["api", "POST", "/api/app/v3/broken/*"],
    ["document", "GET", ""],
    ["document", "GET", "/loanDetail"],
    ["early data", "GET", "/api/app/v3/details"],
    ["early data", "GET", "/api/app/v3/details"],
  ]);
  const [first] = spans.filter(({ name }) => name === "early data");
  const document = spans.find(({ name, traceId }) => name === "document" && traceId === first?.traceId);
  expect(first?.parentSpanId).toBe(document?.spanId);
  const api = spans.find(({ name }) => name === "api");
  expect(api).toMatchObject({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    parentSpanId: "b7ad6b7169203331",
    status: { code: 2 },
  });
  expect(received.at(-1)?.headers.get("traceparent")).toBe(`00-${api?.traceId}-${api?.spanId}-01`);
  expect(received[0]?.headers.get("traceparent")).toBe(`00-${first?.traceId}-${first?.spanId}-01`);
});

it("sends nothing for a share of 0, and the API learns that the trace is not recorded", async () => {
  const { edge, received, spans: read } = await start(0);
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await edge.request("http://h/api/app/a", { headers: { traceparent } });
  expect(received[0]?.headers.get("traceparent")).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-00$/);
  expect((await read()).spans).toEqual([]);
});
