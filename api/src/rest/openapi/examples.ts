import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A real request and its answer, shown with a row. */
export interface Example {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  answer?: unknown;
}

/** Where the examples are kept: `examples.test.ts` sends every one of them and compares what is answered. */
export const EXAMPLES_FILE = join(import.meta.dirname, 'examples.json');

/** Examples by method and path, as in `GET /public/halls`. */
export function readExamples(): Readonly<Record<string, Example>> {
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, Example>;
}
