import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokensPlugin } from './vite/tokens-plugin.ts';

/**
 * The GraphQL playground: a page of its own, built beside the web app so that nothing of its editor can reach a visitor's
 * bundle. The server shows it at /graphql and its files below /playground.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), tokensPlugin()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'playground',
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // The editor is one large piece that staff load once.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: fileURLToPath(new URL('playground.html', import.meta.url)) },
  },
});
