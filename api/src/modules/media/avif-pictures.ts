import type { App } from '../../context.js';
import { readStoredBytes } from '../../files/storage.js';
import { encodeAvif } from './picture.js';

/** Requests beyond this are dropped; the AVIF is created on a later request. */
const MAX_WAITING = 200;

/** Whether an AVIF file is complete; a file left truncated by a killed process is created again. */
function isCompleteAvif(bytes: Buffer): boolean {
  let end = 0;
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end);
    if (size < 8) return false;
    end += size;
  }
  return end === bytes.length && bytes.subarray(4, 8).toString('latin1') === 'ftyp';
}

/**
 * Creates AVIF versions of pictures for browsers that support it: a third smaller than WebP, but much slower to encode. Requests
 * never wait for it: a picture is served as WebP until its AVIF has been encoded in the background, one at a time.
 */
export class AvifPictures {
  private readonly waiting = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly app: App) {}

  /**
   * The AVIF under a key if it exists; otherwise undefined, and its creation is queued.
   * @param webp the WebP version to encode from
   */
  async find(key: string, webp: Buffer): Promise<Buffer | undefined> {
    const stored = await readStoredBytes(this.app.files, key);
    if (stored && isCompleteAvif(stored)) return stored;
    this.queue(key, webp);
    return undefined;
  }

  private queue(key: string, webp: Buffer): void {
    if (this.waiting.has(key) || this.waiting.size >= MAX_WAITING) return;
    this.waiting.add(key);
    this.last = this.last.then(async () => {
      try {
        await this.app.files.put(key, await encodeAvif(webp), { contentType: 'image/avif' });
      } catch (error) {
        // The picture is served as WebP anyway.
        this.app.log.warn({ err: error, key }, 'an AVIF could not be made');
      } finally {
        this.waiting.delete(key);
      }
    });
  }
}
