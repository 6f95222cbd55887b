import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { serviceWorkerPlugin } from './vite/service-worker-plugin.ts';
import { tokensPlugin } from './vite/tokens-plugin.ts';

/** The page without a connection, with the service worker that stores it: built beside the web app, whose files it doesn't need. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [tokensPlugin(), serviceWorkerPlugin()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(new URL('offline.html', import.meta.url)),
      // What it shares with the app only declares things; hooks and React stay out.
      treeshake: { moduleSideEffects: (id) => /\.css$|\/src\/offline\//.test(id) },
    },
  },
});
