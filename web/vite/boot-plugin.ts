import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/app/boot.ts', import.meta.url));
const DEV_ADDRESS = '/boot.js';

/** Bundles `app/boot.ts` into one classic script: it has to run before the first paint, where a module would come too late. */
async function bundleBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      sourcemap: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'boot' },
    },
  });
  const bundles = Array.isArray(result) ? result : [result];
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((part) => part.type === 'chunk');
  if (!chunk) throw new Error('app/boot.ts gave no script');
  return chunk.code;
}

/** Puts the start script (theme and health, `app/boot.ts`) into the head of index.html, as a hashed file of its own. */
export function bootPlugin(): Plugin {
  let reference = '';
  let building = false;
  return {
    name: 'mehfil:boot',
    configResolved(config) {
      building = config.command === 'build';
    },
    async buildStart() {
      if (!building) return;
      reference = this.emitFile({ type: 'asset', name: 'boot.js', source: await bundleBoot() });
      this.addWatchFile(ENTRY);
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, (_request, response, next) => {
        bundleBoot().then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    generateBundle() {
      this.info(`start script: ${this.getFileName(reference)}`);
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const asset = Object.values(context.bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes('boot.js'),
        );
        return [
          { tag: 'script', attrs: { src: asset ? `/${asset.fileName}` : DEV_ADDRESS }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
