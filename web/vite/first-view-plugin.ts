import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = fileURLToPath(new URL('../src/app/first-view.tsx', import.meta.url));
/** Beside the packages that it needs; gone when it has run. */
const SCRATCH = fileURLToPath(new URL(`../.first-view-${process.pid}`, import.meta.url));

/** Runs `app/first-view.tsx` as the server would: the same classes and addresses of pictures as in the browser's build. */
async function renderFirstViews(): Promise<unknown> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: { ssr: ENTRY, write: false, assetsInlineLimit: 0, target: 'es2022' },
  });
  const bundles = Array.isArray(result) ? result : [result];
  const parts = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  // What is loaded on a press has chunks of its own.
  const chunks = parts.filter((part) => part.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('app/first-view.tsx gave no script');
  try {
    for (const { fileName, code } of chunks) {
      const file = join(SCRATCH, fileName);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, code);
    }
    const module = (await import(pathToFileURL(join(SCRATCH, entry.fileName)).href)) as { firstViews: unknown };
    return module.firstViews;
  } finally {
    await rm(SCRATCH, { recursive: true, force: true });
  }
}

/** Leaves the first views of pages in `.vite/first-views.json`, for the server (`api/src/http/first-view.ts`). */
export function firstViewPlugin(): Plugin {
  return {
    name: 'mehfil:first-view',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(await renderFirstViews());
      this.emitFile({ type: 'asset', fileName: '.vite/first-views.json', source });
    },
  };
}
