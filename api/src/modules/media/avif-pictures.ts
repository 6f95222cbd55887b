import type { App } from '../../context.js';
import { storedBytes } from '../../storage.js';
import { avifPicture } from './picture.js';

/** What waits beyond this is made when it is asked for again. */
const MOST_WAITING = 200;

/** Whether every box of an AVIF file is there: one that a killed process has left half written is made again. */
function isWholeAvif(bytes: Buffer): boolean {
  let end = 0;
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end);
    if (size < 8) return false;
    end += size;
  }
  return end === bytes.length && bytes.subarray(4, 8).toString('latin1') === 'ftyp';
}

/**
 * The AVIF of pictures, for browsers that take it: a third smaller than WebP, and much slower to make. So nobody waits for one: a
 * picture is shown as WebP until its AVIF has been made behind the requests, one at a time.
 */
export class AvifPictures {
  private readonly waiting = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly app: App) {}

  /**
   * The AVIF under a key, if it has been made; else undefined, and it will be.
   * @param webp the same picture, as it is shown meanwhile
   */
  async find(key: string, webp: Buffer): Promise<Buffer | undefined> {
    const kept = await storedBytes(this.app.files, key);
    if (kept && isWholeAvif(kept)) return kept;
    this.makeLater(key, webp);
    return undefined;
  }

  private makeLater(key: string, webp: Buffer): void {
    if (this.waiting.has(key) || this.waiting.size >= MOST_WAITING) return;
    this.waiting.add(key);
    this.last = this.last.then(async () => {
      try {
        await this.app.files.put(key, await avifPicture(webp), { contentType: 'image/avif' });
      } catch (error) {
        // The picture is shown all the same.
        this.app.log.warn({ err: error, key }, 'an AVIF could not be made');
      } finally {
        this.waiting.delete(key);
      }
    });
  }
}
