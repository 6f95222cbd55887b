import express, { type Request, type Response, type Router } from 'express';
import type { App } from '../../context.js';
import { PICTURE_NAME } from '../../domain/media/placeholders.js';
import { toPresentableError } from '../../graphql/errors.js';
import { toNetworkKey } from '../../http/address.js';
import { readStoredBytes } from '../../files/storage.js';
import { AvifPictures } from './avif-pictures.js';
import { resizePicture, createSharePicture } from './picture.js';
import { getAvifKey, PICTURE_SIZES, getVariantKey, type PictureSize } from './stored-content.js';

/** Reads a picture of the demo (WebP) by its file name; undefined if there is none. */
export type ReadScene = (file: string) => Promise<Buffer | undefined>;

const IMAGE_NAME = new RegExp(`^${PICTURE_NAME}$`);
const SCENE_NAME = /^[a-z0-9-]{3,100}(?:\.[\w-]{24})?\.webp$/;

interface PictureRequest {
  folder: 'images' | 'scenes';
  name: string;
  /** Undefined for the stored size. */
  size: PictureSize | undefined;
}

interface PictureResponse {
  bytes: Buffer;
  type: 'image/webp' | 'image/jpeg' | 'image/avif';
}

/**
 * Serves the public pictures under `/files`: uploads and the demo's, in the sizes of the `srcset` and of link previews. Sizes
 * are rendered on first request and stored; the content of a URL never changes, so browsers cache it forever. AVIF is served to
 * browsers that accept it, once it is rendered.
 */
export function pictureFiles(app: App, readScene: ReadScene): Router {
  const router = express.Router();
  const source = new PictureSource(app, readScene);
  const avif = new AvifPictures(app);
  const find = async (requested: PictureRequest, request: Request): Promise<PictureResponse | undefined> => {
    const bytes = await source.bytes(requested, request.ip ?? 'unknown');
    if (!bytes) return undefined;
    const { folder, name, size } = requested;
    if (size === 'share') return { bytes, type: 'image/jpeg' };
    if (size === undefined || !acceptsAvif(request)) return { bytes, type: 'image/webp' };
    const smaller = await avif.find(getAvifKey(`${folder}/${name}`, size), bytes);
    return smaller ? { bytes: smaller, type: 'image/avif' } : { bytes, type: 'image/webp' };
  };
  const serve = (folder: PictureRequest['folder'], pattern: RegExp) => (request: Request, response: Response) => {
    const name = String(request.params.name);
    const size = request.query.size;
    const known = size === undefined || PICTURE_SIZES.some((each) => each === size);
    if (!pattern.test(name) || !known) {
      sendNotFound(response);
      return;
    }
    const requested: PictureRequest = { folder, name, size: size as PictureSize | undefined };
    find(requested, request).then(
      (sent) => (sent ? send(request, response, requested, sent) : sendNotFound(response)),
      (error: unknown) => {
        const refusal = toPresentableError(error, app.log);
        const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: number };
        if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
        response.status(refusal.status).setHeader('Cache-Control', 'no-store').type('text').send(refusal.message);
      },
    );
  };
  router.get('/images/:name', serve('images', IMAGE_NAME));
  router.get('/scenes/:name', serve('scenes', SCENE_NAME));
  router.use((_request, response) => sendNotFound(response));
  return router;
}

function sendNotFound(response: Response): void {
  response.status(404).setHeader('Cache-Control', 'no-store').type('text').send('There is no picture at this address.');
}

/** Whether the browser lists AVIF explicitly; wildcards get WebP. */
function acceptsAvif(request: Request): boolean {
  return /\bimage\/avif\b/.test(request.get('accept') ?? '');
}

function send(
  request: Request,
  response: Response,
  { folder, name, size }: PictureRequest,
  { bytes, type }: PictureResponse,
): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('ETag', `"${folder}-${name}-${size ?? 'full'}-${bytes.length}"`);
  response.vary('Accept');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Public pictures: chats and search engines embed them.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.type(type);
  if (request.fresh) response.status(304).end();
  else response.status(200).send(bytes);
}

/** Whether a file is complete; one left truncated by a killed process is created again. */
function isComplete(bytes: Buffer, size: PictureSize | undefined): boolean {
  if (size === 'share') return bytes.length > 2 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  return bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length;
}

class PictureSource {
  /** Pending sizes by storage key, so that concurrent requests share the work. */
  private readonly making = new Map<string, Promise<Buffer | undefined>>();

  constructor(
    private readonly app: App,
    private readonly readScene: ReadScene,
  ) {}

  /** @throws DomainError TOO_MANY_REQUESTS and UNAVAILABLE if it has to be rendered first */
  async bytes({ folder, name, size }: PictureRequest, address: string): Promise<Buffer | undefined> {
    if (size === undefined) return this.original(folder, name);
    const key = getVariantKey(`${folder}/${name}`, size);
    const kept = await readStoredBytes(this.app.files, key);
    if (kept && isComplete(kept, size)) return kept;
    const running = this.making.get(key);
    if (running) return running;
    await this.app.limits.requestByAddress.take(toNetworkKey(address));
    const made = this.make(folder, name, size, key).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async make(
    folder: PictureRequest['folder'],
    name: string,
    size: PictureSize,
    key: string,
  ): Promise<Buffer | undefined> {
    const original = await this.original(folder, name);
    if (!original) return undefined;
    const bytes = await resize(original, size);
    const contentType = size === 'share' ? 'image/jpeg' : 'image/webp';
    await this.app.files.put(key, bytes, { contentType }).catch((error: unknown) => {
      // It can still be served, and is created again next time.
      this.app.log.warn({ err: error, key }, 'a picture could not be kept');
    });
    return bytes;
  }

  private original(folder: PictureRequest['folder'], name: string): Promise<Buffer | undefined> {
    return folder === 'images' ? readStoredBytes(this.app.files, `images/${name}`) : this.readScene(name);
  }
}

function resize(bytes: Buffer, size: PictureSize): Promise<Buffer> {
  return size === 'share' ? createSharePicture(bytes) : resizePicture(bytes, Number(size));
}
