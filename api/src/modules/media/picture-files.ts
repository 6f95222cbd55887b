import express, { type Request, type Response, type Router } from 'express';
import type { App } from '../../context.js';
import { presentable } from '../../graphql/errors.js';
import { toNetworkKey } from '../../http/address.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import { storedBytes } from '../../storage.js';
import { AvifPictures } from './avif-pictures.js';
import { narrowPicture, shareablePicture, withPictureGate } from './picture.js';
import { avifKey, PICTURE_SIZES, variantKey, type PictureSize } from './stored-content.js';

/** Draws a scene in a width as WebP; undefined for a name that means nothing. */
export type DrawScene = (name: string, width: number) => Promise<Buffer | undefined>;

const IMAGE_NAME = /^[0-9a-f]{32}\.webp$/;
const SCENE_NAME = /^[a-z0-9-]{3,100}\.webp$/;
const FULL_SCENE: PictureSize = '1600';

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
 * Pictures under `/files`, for everybody: uploads and drawn scenes, in the sizes of the `srcset` and beside links. A size is
 * made on the first request and kept; the address of a picture never changes its meaning, so browsers keep it for good. Those that
 * take AVIF get it once it is there.
 */
export function pictureFiles(app: App, drawScene: DrawScene): Router {
  const router = express.Router();
  const source = new PictureSource(app, drawScene);
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
    private readonly drawScene: DrawScene,
  ) {}

  /** @throws DomainError TOO_MANY_REQUESTS and UNAVAILABLE where it would have to be made now */
  async bytes({ folder, name, size }: Wanted, address: string): Promise<Buffer | undefined> {
    const original = `${folder}/${name}`;
    if (folder === 'images' && size === undefined) return storedBytes(this.app.files, original);
    const wanted = size ?? FULL_SCENE;
    const key = variantKey(original, wanted);
    const kept = await storedBytes(this.app.files, key);
    if (kept && isWhole(kept, wanted)) return kept;
    const running = this.making.get(key);
    if (running) return running;
    await this.app.limits.requestByAddress.take(toNetworkKey(address));
    const made = this.make(folder, name, wanted, key).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async make(
    folder: Wanted['folder'],
    name: string,
    size: PictureSize,
    key: string,
  ): Promise<Buffer | undefined> {
    const bytes = folder === 'images' ? await this.ofImage(name, size) : await this.ofScene(name, size);
    if (!bytes) return undefined;
    const contentType = size === 'share' ? 'image/jpeg' : 'image/webp';
    await this.app.files.put(key, bytes, { contentType }).catch((error: unknown) => {
      // It can still be shown, and is made again the next time.
      this.app.log.warn({ err: error, key }, 'a picture could not be kept');
    });
    return bytes;
  }

  private async ofImage(name: string, size: PictureSize): Promise<Buffer | undefined> {
    const original = await storedBytes(this.app.files, `images/${name}`);
    return original && fitted(original, size);
  }

  /** Drawing costs a second: once drawn large, the smaller sizes are made of that. */
  private async ofScene(name: string, size: PictureSize): Promise<Buffer | undefined> {
    const large = await storedBytes(this.app.files, variantKey(`scenes/${name}`, FULL_SCENE));
    if (large && isWhole(large, FULL_SCENE)) return fitted(large, size);
    if (!(await isSceneShown(this.app, `${FILES_PATH}/scenes/${name}`))) return undefined;
    const width = size === 'share' ? FULL_SCENE : size;
    const drawn = await withPictureGate(async () => this.drawScene(name.replace(/\.webp$/, ''), Number(width)));
    return drawn && size === 'share' ? shareablePicture(drawn) : drawn;
  }
}

function fitted(bytes: Buffer, size: PictureSize): Promise<Buffer> {
  return size === 'share' ? shareablePicture(bytes) : narrowPicture(bytes, Number(size));
}

/** Only scenes that a hall or an article shows are drawn, so that nobody fills the storage with made-up names. */
async function isSceneShown(app: App, address: string): Promise<boolean> {
  const rows: unknown[] = await app.orm.em.fork().execute(
    `select 1 from halls where profile_image = ? or ? = any(slider_images)
     union all select 1 from blog_posts where featured_image = ? or position(?::text in content) > 0
     union all select 1 from blog_media where media_url = ? limit 1`,
    [address, address, address, address, address],
  );
  return rows.length > 0;
}
