import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A real request and its response, shown with a row. */
export interface Example {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  answer?: unknown;
}

/** The recorded examples: `examples.test.ts` sends each of them and compares the response. */
export const EXAMPLES_FILE = join(import.meta.dirname, 'examples.json');

/** Examples by method and path, as in `GET /public/halls`. */
export function readExamples(): Readonly<Record<string, Example>> {
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, Example>;
}
