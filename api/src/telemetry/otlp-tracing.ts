import { setTimeout } from 'node:timers/promises';
import {
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { TracerProvider, BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace';
import { VERSION } from '../env/project.js';
import type { Span, SpanAttributes, SpanOptions, SpanParent, Tracing, TracingLog } from './span.js';

const SERVICE = 'mehfil';
/** The longest that a shutdown waits for the receiver. */
const FLUSH_MS = 1_000;
const SEND_MS = 5_000;
/** `ExportResultCode.SUCCESS` of the SDK. */
const EXPORT_SUCCEEDED = 0;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

type ExportResult = Parameters<Parameters<SpanExporter['export']>[1]>[0];

class OtlpSpan implements Span {
  constructor(private readonly span: OtelSpan) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  toContext(): Context {
    return trace.setSpan(ROOT_CONTEXT, this.span);
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  end(error?: unknown): void {
    if (error !== undefined) {
      // Never the message: the database's quote rows.
      this.span.setStatus({ code: SpanStatusCode.ERROR });
      const { name, code } = error as { name?: unknown; code?: unknown };
      const type = [code, name].find((each) => typeof each === 'string') ?? 'Error';
      this.span.setAttributes({ 'error.type': type });
    }
    this.span.end();
  }
}

function toContext(parent: SpanParent | undefined): Context {
  if (parent instanceof OtlpSpan) return parent.toContext();
  const [, traceId, spanId, flags] =
    (parent && 'traceparent' in parent ? TRACEPARENT.exec(parent.traceparent) : null) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Passes spans on to an exporter; logs the first batch of an outage that can't be sent, and the first one after it. */
class OutageReporter implements SpanExporter {
  private isAway = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly log: TracingLog,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      const isAway = result.code !== EXPORT_SUCCEEDED;
      if (isAway && !this.isAway) this.log.warn({ reason: result.error?.message }, 'traces could not be sent');
      if (!isAway && this.isAway) this.log.info('traces are sent again');
      this.isAway = isAway;
      done(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}

/**
 * Sends spans over OTLP/HTTP, in batches and in the background: a receiver that is away costs a request nothing, and what doesn't fit
 * into the queue is dropped. Every request is traced: choosing among them is the receiver's work.
 */
export function createOtlpTracing(endpoint: string, log: TracingLog): Tracing {
  const ignore = () => undefined;
  // The SDK reports every batch that fails; `OutageReporter` says it once.
  const report = (reason: string) => log.debug({ reason }, 'traces');
  diag.setLogger({ error: report, warn: report, info: ignore, debug: ignore, verbose: ignore });
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE, 'service.version': VERSION }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OutageReporter(exporter, log), exportTimeoutMillis: SEND_MS }),
    ],
  });
  const tracer = provider.getTracer(SERVICE, VERSION);
  return {
    start: (name, { kind = 'internal', parent, attributes }: SpanOptions = {}) =>
      new OtlpSpan(tracer.startSpan(name, { kind: KINDS[kind], attributes }, toContext(parent))),
    close: async () => {
      const flushed = provider.shutdown().catch((error: unknown) => report(String(error)));
      await Promise.race([flushed, setTimeout(FLUSH_MS, undefined, { ref: false })]);
    },
  };
}
