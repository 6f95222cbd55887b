import type { Logger } from 'pino';

/** Values of a span: shapes and names, never what somebody entered. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A step of a trace. */
export interface Span {
  readonly traceId: string;
  set(attributes: SpanAttributes): void;
  /** @param name one of a bounded set, since receivers list and compare spans by it */
  rename(name: string): void;
  /** Ends it; an error is recorded with its class and code only. */
  end(error?: unknown): void;
}

/** The parent of a span: another one, or the `traceparent` header of a trusted proxy. */
export type SpanParent = Span | { traceparent: string };

/** How a span is started. */
export interface SpanOptions {
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  parent?: SpanParent | undefined;
  attributes?: SpanAttributes;
}

/** Where tracing reports how sending goes. */
export type TracingLog = Pick<Logger, 'warn' | 'info' | 'debug'>;

/** Starts spans. Without a receiver there are none. */
export interface Tracing {
  start(name: string, options?: SpanOptions): Span | undefined;
  /** Sends what is left, within a second. */
  close(): Promise<void>;
}
