/** What tests with a document need. Those of plain functions have none: they begin with `@jest-environment node`. */
if ('document' in globalThis) await import('./document');

export {};
