import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ENTRY = fileURLToPath(new URL('../src/service-worker/service-worker.ts', import.meta.url));
const FILE = 'service-worker.js';

/** Adds the service worker, which stores the page that this build makes, with its script and style sheet (fonts are cached as they are). */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'mehfil:service-worker',
    // Behind Vite's own plugins: the page is complete by then.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const stored = Object.values(bundle).filter(({ fileName }) => /\.(html|js|css)$/.test(fileName));
        const hash = createHash('sha256');
        for (const file of stored) hash.update(file.type === 'chunk' ? file.code : file.source);
        const addresses = stored.map(({ fileName }) => `/${fileName}`).sort();
        const source = await bundleScript(ENTRY, 'worker', {
          OFFLINE_FILES: JSON.stringify(addresses),
          OFFLINE_VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
        });
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}
