import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OPERATIONS = fileURLToPath(new URL('../src/graphql/generated/operations.json', import.meta.url));

/** Puts the list of the web app's operations into the build, for the server (`api/src/http/known-documents.ts`). */
export function knownDocumentsPlugin(): Plugin {
  return {
    name: 'mehfil:known-documents',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/operations.json', source: await readFile(OPERATIONS) });
    },
  };
}
