import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ENTRY = fileURLToPath(new URL('../src/app/boot.ts', import.meta.url));
const DEV_ADDRESS = '/boot.js';

/** One classic script: it has to run before the first paint, where a module would come too late. */
const bundleBoot = () => bundleScript(ENTRY, 'boot');

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
