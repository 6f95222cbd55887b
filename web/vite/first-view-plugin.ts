import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = fileURLToPath(new URL('../src/app/first-view.tsx', import.meta.url));
/** Beside the packages that it needs; gone when it has run. */
const SCRATCH = fileURLToPath(new URL(`../.first-view-${process.pid}.mjs`, import.meta.url));

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
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((part) => part.type === 'chunk' && part.isEntry);
  if (chunk?.type !== 'chunk') throw new Error('app/first-view.tsx gave no script');
  await writeFile(SCRATCH, chunk.code);
  try {
    const module = (await import(pathToFileURL(SCRATCH).href)) as { firstViews: unknown };
    return module.firstViews;
  } finally {
    await rm(SCRATCH);
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
