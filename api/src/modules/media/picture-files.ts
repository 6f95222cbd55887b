import express, { type Request, type Response, type Router } from 'express';
import type { App } from '../../context.js';
import { toPresentableError } from '../../graphql/errors.js';
import { toNetworkKey } from '../../http/address.js';
import { FILES_PATH } from '../../rules/index.js';
import { readStoredBytes } from '../../storage.js';
import { AvifPictures } from './avif-pictures.js';
import { resizePicture, createSharePicture, withPictureGate } from './picture.js';
import { getAvifKey, PICTURE_SIZES, getVariantKey, type PictureSize } from './stored-content.js';

/** Draws a scene at a width as WebP; undefined for an unknown name. */
export type DrawScene = (name: string, width: number) => Promise<Buffer | undefined>;

const IMAGE_NAME = /^[0-9a-f]{32}\.webp$/;
const SCENE_NAME = /^[a-z0-9-]{3,100}\.webp$/;
const FULL_SCENE: PictureSize = '1600';

/** A parsed picture request. */
interface PictureRequest {
  folder: 'images' | 'scenes';
  name: string;
  /** Undefined for the stored size. */
  size: PictureSize | undefined;
}

/** A picture response. */
interface PictureResponse {
  bytes: Buffer;
  type: 'image/webp' | 'image/jpeg' | 'image/avif';
}

/**
 * Serves pictures under `/files` to everybody: uploads and drawn scenes, in the sizes of the `srcset` and for link previews. A
 * size is created on the first request and stored; URLs are immutable, so browsers cache them forever. Browsers that accept AVIF
 * get it once it exists.
 */
export function pictureFiles(app: App, drawScene: DrawScene): Router {
  const router = express.Router();
  const source = new PictureSource(app, drawScene);
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
    private readonly drawScene: DrawScene,
  ) {}

  /** @throws DomainError TOO_MANY_REQUESTS and UNAVAILABLE if it would have to be created now */
  async bytes({ folder, name, size }: PictureRequest, address: string): Promise<Buffer | undefined> {
    const original = `${folder}/${name}`;
    if (folder === 'images' && size === undefined) return readStoredBytes(this.app.files, original);
    const requested = size ?? FULL_SCENE;
    const key = getVariantKey(original, requested);
    const stored = await readStoredBytes(this.app.files, key);
    if (stored && isComplete(stored, requested)) return stored;
    const running = this.making.get(key);
    if (running) return running;
    await this.app.limits.requestByAddress.take(toNetworkKey(address));
    const made = this.make(folder, name, requested, key).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async make(
    folder: PictureRequest['folder'],
    name: string,
    size: PictureSize,
    key: string,
  ): Promise<Buffer | undefined> {
    const bytes = folder === 'images' ? await this.createFromImage(name, size) : await this.createFromScene(name, size);
    if (!bytes) return undefined;
    const contentType = size === 'share' ? 'image/jpeg' : 'image/webp';
    await this.app.files.put(key, bytes, { contentType }).catch((error: unknown) => {
      // It can still be served, and is created again next time.
      this.app.log.warn({ err: error, key }, 'a picture could not be kept');
    });
    return bytes;
  }

  private async createFromImage(name: string, size: PictureSize): Promise<Buffer | undefined> {
    const original = await readStoredBytes(this.app.files, `images/${name}`);
    return original && resize(original, size);
  }

  /** Drawing takes a second, so smaller sizes are derived from the large one. */
  private async createFromScene(name: string, size: PictureSize): Promise<Buffer | undefined> {
    const large = await readStoredBytes(this.app.files, getVariantKey(`scenes/${name}`, FULL_SCENE));
    if (large && isComplete(large, FULL_SCENE)) return resize(large, size);
    if (!(await isSceneShown(this.app, `${FILES_PATH}/scenes/${name}`))) return undefined;
    const width = size === 'share' ? FULL_SCENE : size;
    const drawn = await withPictureGate(async () => this.drawScene(name.replace(/\.webp$/, ''), Number(width)));
    return drawn && size === 'share' ? createSharePicture(drawn) : drawn;
  }
}

function resize(bytes: Buffer, size: PictureSize): Promise<Buffer> {
  return size === 'share' ? createSharePicture(bytes) : resizePicture(bytes, Number(size));
}

/** Only scenes that a hall or an article shows are drawn, so that nobody can fill the storage with invented names. */
async function isSceneShown(app: App, address: string): Promise<boolean> {
  const rows: unknown[] = await app.orm.em.fork().execute(
    `select 1 from halls where profile_image = ? or ? = any(slider_images)
     union all select 1 from blog_posts where featured_image = ? or position(?::text in content) > 0
     union all select 1 from blog_media where media_url = ? limit 1`,
    [address, address, address, address, address],
  );
  return rows.length > 0;
}
