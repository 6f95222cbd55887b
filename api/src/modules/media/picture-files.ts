import express, { type Request, type Response, type Router } from 'express';
import type { App } from '../../context.js';
import { presentable } from '../../graphql/errors.js';
import { toNetworkKey } from '../../http/address.js';
import { storedBytes } from '../../storage.js';
import { AvifPictures } from './avif-pictures.js';
import { narrowPicture, shareablePicture } from './picture.js';
import { avifKey, PICTURE_SIZES, variantKey, type PictureSize } from './stored-content.js';

/** Reads a picture of the demo (WebP) by its file name; undefined where there is none. */
export type ReadScene = (file: string) => Promise<Buffer | undefined>;

const IMAGE_NAME = /^[0-9a-f]{32}\.webp$/;
const SCENE_NAME = /^[a-z0-9-]{3,100}\.webp$/;

/** What a request for a picture means. */
interface Wanted {
  folder: 'images' | 'scenes';
  name: string;
  /** Undefined: as it is kept. */
  size: PictureSize | undefined;
}

/** A picture as it is sent. */
interface Sent {
  bytes: Buffer;
  type: 'image/webp' | 'image/jpeg' | 'image/avif';
}

/**
 * Pictures under `/files`, for everybody: uploads and the demo's, in the sizes of the `srcset` and beside links. A size is
 * made on the first request and kept; the address of a picture never changes its meaning, so browsers keep it for good. Those that
 * take AVIF get it once it is there.
 */
export function pictureFiles(app: App, readScene: ReadScene): Router {
  const router = express.Router();
  const source = new PictureSource(app, readScene);
  const avif = new AvifPictures(app);
  const find = async (wanted: Wanted, request: Request): Promise<Sent | undefined> => {
    const bytes = await source.bytes(wanted, request.ip ?? 'unknown');
    if (!bytes) return undefined;
    const { folder, name, size } = wanted;
    if (size === 'share') return { bytes, type: 'image/jpeg' };
    if (size === undefined || !takesAvif(request)) return { bytes, type: 'image/webp' };
    const smaller = await avif.find(avifKey(`${folder}/${name}`, size), bytes);
    return smaller ? { bytes: smaller, type: 'image/avif' } : { bytes, type: 'image/webp' };
  };
  const serve = (folder: Wanted['folder'], pattern: RegExp) => (request: Request, response: Response) => {
    const name = String(request.params.name);
    const size = request.query.size;
    const known = size === undefined || PICTURE_SIZES.some((each) => each === size);
    if (!pattern.test(name) || !known) {
      notFound(response);
      return;
    }
    const wanted: Wanted = { folder, name, size: size as PictureSize | undefined };
    find(wanted, request).then(
      (sent) => (sent ? send(request, response, wanted, sent) : notFound(response)),
      (error: unknown) => {
        const refusal = presentable(error, app.log);
        const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: number };
        if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
        response.status(refusal.status).setHeader('Cache-Control', 'no-store').type('text').send(refusal.message);
      },
    );
  };
  router.get('/images/:name', serve('images', IMAGE_NAME));
  router.get('/scenes/:name', serve('scenes', SCENE_NAME));
  router.use((_request, response) => notFound(response));
  return router;
}

function notFound(response: Response): void {
  response.status(404).setHeader('Cache-Control', 'no-store').type('text').send('There is no picture at this address.');
}

/** Whether the browser names AVIF; one that takes anything is shown WebP. */
function takesAvif(request: Request): boolean {
  return /\bimage\/avif\b/.test(request.get('accept') ?? '');
}

function send(request: Request, response: Response, { folder, name, size }: Wanted, { bytes, type }: Sent): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('ETag', `"${folder}-${name}-${size ?? 'full'}-${bytes.length}"`);
  response.vary('Accept');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Pictures are public: chats and search engines show them beside links.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.type(type);
  if (request.fresh) response.status(304).end();
  else response.status(200).send(bytes);
}

/** A file that a killed process has left half written isn't whole; it is made again. */
function isWhole(bytes: Buffer, size: PictureSize | undefined): boolean {
  if (size === 'share') return bytes.length > 2 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  return bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length;
}

class PictureSource {
  /** What is being made now, by storage key: asked for twice, it is made once. */
  private readonly making = new Map<string, Promise<Buffer | undefined>>();

  constructor(
    private readonly app: App,
    private readonly readScene: ReadScene,
  ) {}

  /** @throws DomainError TOO_MANY_REQUESTS and UNAVAILABLE where it would have to be made now */
  async bytes({ folder, name, size }: Wanted, address: string): Promise<Buffer | undefined> {
    if (size === undefined) return this.original(folder, name);
    const key = variantKey(`${folder}/${name}`, size);
    const kept = await storedBytes(this.app.files, key);
    if (kept && isWhole(kept, size)) return kept;
    const running = this.making.get(key);
    if (running) return running;
    await this.app.limits.requestByAddress.take(toNetworkKey(address));
    const made = this.make(folder, name, size, key).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async make(
    folder: Wanted['folder'],
    name: string,
    size: PictureSize,
    key: string,
  ): Promise<Buffer | undefined> {
    const original = await this.original(folder, name);
    if (!original) return undefined;
    const bytes = await fit(original, size);
    const contentType = size === 'share' ? 'image/jpeg' : 'image/webp';
    await this.app.files.put(key, bytes, { contentType }).catch((error: unknown) => {
      // It can still be shown, and is made again the next time.
      this.app.log.warn({ err: error, key }, 'a picture could not be kept');
    });
    return bytes;
  }

  private original(folder: Wanted['folder'], name: string): Promise<Buffer | undefined> {
    return folder === 'images' ? storedBytes(this.app.files, `images/${name}`) : this.readScene(name);
  }
}

function fit(bytes: Buffer, size: PictureSize): Promise<Buffer> {
  return size === 'share' ? shareablePicture(bytes) : narrowPicture(bytes, Number(size));
}
