import type { AnySchema } from 'yup';
import { DomainError, validate } from './input/errors.js';
import type { FieldError } from './input/errors.js';

/** For tests: the messages of a schema about an input, as `{ field: message }`; empty if it is valid. */
export function refusals(schema: AnySchema, input: unknown): Record<string, string> {
  try {
    validate(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = (error.details as { fields: FieldError[] }).fields;
    return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
  }
}

/** For tests: a generator of reproducible numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
