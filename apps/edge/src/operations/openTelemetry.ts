import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";

/** What a span measures: a document, or the request for its data. */
type SpanName = "document" | "early data";

/** What is known at the end. Neither a query, a header nor a body is part of a span. */
interface SpanFacts {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export type StartSpan = ReturnType<typeof startOpenTelemetry>["startSpan"];

/** A segment that is a word or a version, such as `loan-details` or `v3`: an id may be a secret. */
const WORD = /^(?:[a-z]+(?:-[a-z]+)*|v\d)$/i;

/** Returns a path without its query, in which each segment that may be an id is `*`. */
const wordsOf = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? "")
    .split("/")
    .slice(0, 12)
    .map((segment) => (segment === "" || (segment.length <= 40 && WORD.test(segment)) ? segment : "*"))
    .join("/");

/** Returns the context of a `traceparent`. */
function contextOf(traceparent: string | undefined) {
  const [, traceId = "", spanId = ""] = traceparent?.split("-") ?? [];
  const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/**
 * Sends spans over OTLP/HTTP. The exporter and the resource read the usual variables: `OTEL_EXPORTER_OTLP_ENDPOINT` and
 * `_HEADERS`, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`. `share` is the part of the traces that is sent, chosen by
 * the trace id alone: the flag of a browser must not decide what the collector costs.
 */
export function startOpenTelemetry(share: number) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "lending-edge" }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("@lending/edge");
  /** Starts a span of a trace. `parent` is a valid `traceparent` of the caller, if it sent one. */
  const startSpan = (kind: SpanName, parent: string | undefined) => {
    const span = tracer.startSpan(
      kind,
      { kind: kind === "document" ? SpanKind.SERVER : SpanKind.CLIENT },
      contextOf(parent),
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      /** For the requests that belong to it. */
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
      end({ method, path, status }: SpanFacts): void {
        span.setAttributes({
          "http.request.method": method,
          "url.path": wordsOf(path),
          "http.response.status_code": status,
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return { startSpan, stop: () => provider.shutdown() };
}
