import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSES = /\.(js|css|svg)$/;
/** Below this, a compressed copy saves nobody a packet. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a compressed copy beside every script and style sheet (`.br`, `.gz`), as small as it gets: what is compressed once for
 * everybody may take its time, which a server that compresses for each visitor can't (`api/src/http/compressed-assets.ts`).
 */
export function compressedPlugin(): Plugin {
  return {
    name: 'mehfil:compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => COMPRESSES.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir, name);
          const content = await readFile(file);
          if (content.length < LEAST_BYTES) return;
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await Promise.all([
            brotli(content, { params: size }).then((small) => writeFile(`${file}.br`, small)),
            gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${file}.gz`, small)),
          ]);
        }),
      );
    },
  };
}
