import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { COMMONJS_LIBRARIES, LIBRARIES } from './src/testing/libraries.mjs';

const require = createRequire(import.meta.url);
const COMMONJS = 'commonjs:';

/** Gives CommonJS libraries the named exports that Node sees. */
function namedExportsPlugin(): Plugin {
  return {
    name: 'mehfil:named-exports',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(COMMONJS) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${COMMONJS}`)) return undefined;
      const library = id.slice(COMMONJS.length + 1);
      const exports: unknown = require(library);
      const names = typeof exports === 'object' && exports ? Object.keys(exports) : [];
      return `export { ${['default', ...names].join(', ')} } from '${library}';`;
    },
  };
}

/** Bundles the libraries of the web app's tests: `scripts/testing/bundle-libraries.mjs` runs it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  mode: 'development',
  publicDir: false,
  // In the environment `test` Ant Design gives all of its parts the same id, by which it names dialogs and knows the one on top.
  define: { 'process.env.NODE_ENV': '"development"' },
  plugins: [namedExportsPlugin()],
  build: {
    target: 'esnext',
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries([
        ...LIBRARIES.map((name) => [name, name] as const),
        ...COMMONJS_LIBRARIES.map((name) => [name, COMMONJS + name] as const),
      ]),
      external: ['@jest/globals'],
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
    },
  },
});
