import { getScope } from './scope.js';
import type { SpanAttributes, Tracing, TracingLog } from './span.js';

/** No receiver is configured. */
const NO_TRACING: Tracing = { start: () => undefined, close: () => Promise.resolve() };

/**
 * Opens the tracing of this process.
 * @param endpoint the receiver's base address (OTLP over HTTP); without one the SDK isn't even loaded
 * @param log told when the receiver stops taking spans, and when it takes them again
 */
export async function openTracing(endpoint: string | undefined, log: TracingLog): Promise<Tracing> {
  if (endpoint === undefined) return NO_TRACING;
  const { createOtlpTracing } = await import('./otlp-tracing.js');
  return createOtlpTracing(endpoint, log);
}

/** Makes a span the current one of the running request or job. @returns a function that ends it */
export function enterSpan(tracing: Tracing, name: string, attributes?: SpanAttributes): (error?: unknown) => void {
  const scope = getScope();
  const outer = scope?.span;
  const span = tracing.start(name, { parent: outer, attributes });
  if (!span || !scope) return () => undefined;
  scope.span = span;
  return (error) => {
    span.end(error);
    scope.span = outer;
  };
}

/** Runs work in a span below the current one. */
export async function inSpan<T>(
  tracing: Tracing,
  name: string,
  work: () => Promise<T>,
  attributes?: SpanAttributes,
): Promise<T> {
  const end = enterSpan(tracing, name, attributes);
  try {
    const result = await work();
    end();
    return result;
  } catch (error) {
    end(error);
    throw error;
  }
}
