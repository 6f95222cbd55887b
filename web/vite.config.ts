import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { bootPlugin } from './vite/boot-plugin.ts';
import { tokensPlugin } from './vite/tokens-plugin.ts';
import { unusedRouterPartsPlugin } from './vite/unused-router-parts-plugin.ts';

const API = process.env.API_ORIGIN ?? 'http://localhost:4000';
const RULES = fileURLToPath(new URL('../api/src/rules/', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tokensPlugin(), bootPlugin(), unusedRouterPartsPlugin()],
  // The server puts a fresh nonce here for every page; Ant Design's style elements carry it (app/AntdProvider.tsx).
  html: { cspNonce: '__CSP_NONCE__' },
  // rxjs offers modern code under this name; without it a visitor loads ES5 and its helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: API, changeOrigin: true, ws: true },
      '/api': { target: API, changeOrigin: true },
      '/files': { target: API, changeOrigin: true },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every visit needs, in two files: libraries, which seldom change, and the product's own.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
      // The shared rules only declare things: a page that needs a limit must not load the schemas beside it.
      treeshake: { moduleSideEffects: [{ test: new RegExp(`^${RULES.replaceAll('\\', '/')}`), sideEffects: false }] },
    },
  },
});
