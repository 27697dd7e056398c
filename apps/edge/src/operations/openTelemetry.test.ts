import { serve } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { expect, it, vi } from "vitest";
import { openSite } from "../testing/openSite.ts";
import { startOpenTelemetry } from "./openTelemetry.ts";

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code: number };
}

const folder = folderForEachTest();

/** Starts an OTLP/HTTP collector and an edge that sends its spans there. */
async function start(share = 1) {
  const bodies: string[] = [];
  const { origin, close } = await serve((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk));
    request.on("end", () => {
      bodies.push(`${request.url} ${body}`);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", origin);
  const { startSpan, stop } = startOpenTelemetry(share);
  vi.unstubAllEnvs();
  const received: Headers[] = [];
  const site = await openSite(folder(), {
    startSpan,
    async callApi(_, { headers }) {
      received.push(new Headers(headers));
      return Response.json({ code: 0 });
    },
  });
  return {
    site,
    received,
    async spans() {
      await stop();
      await close();
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

const secrets = ["seeded-session", "seeded-device", "seeded-ad", "o-174"];
const query = "sessionId=seeded-session&deviceId=seeded-device&advertisingId=seeded-ad&orderId=o-174";
const of = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

it("sends a span for a document and for its data, in the trace of the caller, without an id and without a query", async () => {
  const { site, received, spans: read } = await start();
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";
  await site.read(`/loanDetail?${query}`, { traceparent, cookie: "a=seeded-session" });
  await site.read("/assets/a.js");
  await site.read("/healthz");
  const { spans, text } = await read();
  for (const secret of [...secrets, "?"]) expect(text, secret).not.toContain(secret);
  expect(spans.map((span) => [span.name, of(span, "http.request.method"), of(span, "url.path")]).sort()).toEqual([
    ["document", "GET", "/loanDetail"],
    ["early data", "GET", "/api/app/v3/order"],
  ]);
  const document = spans.find(({ name }) => name === "document");
  const data = spans.find(({ name }) => name === "early data");
  expect(document).toMatchObject({ traceId: "0af7651916cd43dd8448eb211c80319c", parentSpanId: "b7ad6b7169203331" });
  expect(data?.parentSpanId).toBe(document?.spanId);
  expect(received[0]?.get("traceparent")).toBe(`00-${data?.traceId}-${data?.spanId}-01`);
});

it("sends nothing for a share of 0, and the API learns that the trace is not recorded", async () => {
  const { site, received, spans: read } = await start(0);
  await site.read(`/loanDetail?${query}`, { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" });
  expect(received[0]?.get("traceparent")).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-00$/);
  expect((await read()).spans).toEqual([]);
});
