import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Role } from '../../domain/accounts/roles.js';
import { PICTURE_WIDTHS } from '../../domain/media/pictures.js';
import { readPlaceholder } from '../../domain/media/placeholders.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { makePictureSizes } from './picture-sizes.js';

let app: Harness;
let owner: Person;

beforeAll(async () => {
  app = await startHarness({ UPLOADS_PER_HOUR: '0' });
  owner = await app.person(Role.BUSINESS);
});
afterAll(() => app.close());

const BROWSER = { accept: 'image/avif,image/webp,*/*;q=0.8' };

interface Row {
  id: number;
  size: number;
  sizes_bytes: number;
  sizes_made_at: Date | null;
}

/** Uploads a picture of one color; returns its storage key. */
async function upload(background: string, width = 700): Promise<string> {
  const content = await sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([content]), 'hall.png');
  const response = await fetch(`${app.url}/api/upload/image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url.replace('/files/', '');
}

async function read(key: string): Promise<Row | undefined> {
  const rows: Row[] = await app
    .context()
    .em.execute('select id, size, sizes_bytes, sizes_made_at from stored_files where storage_key = ?', [key]);
  return rows[0];
}

const variant = (key: string, width: number, format: string) =>
  `variants/${key.replace(/\.webp$/, '')}-${width}.${format}`;
const isThere = (key: string) => app.app.files.exists(key);
const make = () => makePictureSizes(app.context(), {});

describe('[issue 17] the sizes of an uploaded picture', () => {
  it('are made by a job that the upload adds: WebP and AVIF, as far as the picture is that wide', async () => {
    const key = await upload('#0e6b56');
    const waiting: unknown[] = await app
      .context()
      .em.execute(`select 1 from graphile_worker.jobs where task_identifier = 'make-picture-sizes'`);
    expect(waiting).toHaveLength(1);
    await make();
    const made = await Promise.all(
      PICTURE_WIDTHS.map(async (width) => [
        await isThere(variant(key, width, 'webp')),
        await isThere(variant(key, width, 'avif')),
      ]),
    );
    expect(made).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    const answer = await fetch(`${app.url}/files/${key}?size=640`, { headers: BROWSER });
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 640 });
  });

  it('are made once, and count as stored bytes', async () => {
    const key = await upload('#c8871c');
    await make();
    const row = await read(key);
    const files = await Promise.all(
      [320, 640, 960].flatMap((width) =>
        ['webp', 'avif'].map((format) => app.app.files.getMetaData(variant(key, width, format))),
      ),
    );
    expect(row?.sizes_bytes).toBe(files.reduce((sum, { contentLength }) => sum + contentLength, 0));
    await app.app.files.delete(variant(key, 320, 'avif'));
    await make();
    expect(await isThere(variant(key, 320, 'avif'))).toBe(false);
    expect(await read(key)).toEqual(row);
  });

  it('are made of pictures stored before the job was there, a few in one run, the rest in the next', async () => {
    const key = await upload('#a02020');
    await make();
    await app.context().em.execute('update stored_files set sizes_made_at = null, sizes_bytes = 0');
    const original = await app.app.files.getBytes(key);
    for (let number = 0; number < 12; number += 1) {
      const older = `images/${String(number).padStart(32, '0')}.webp`;
      await app.app.files.put(older, original);
      await app
        .context()
        .em.execute(
          `insert into stored_files (kind, storage_key, mime, size, width, height) values ('image', ?, 'image/webp', 9, 300, 200)`,
          [older],
        );
    }
    await make();
    const left = async () =>
      Number(
        (await app.context().em.execute('select count(*) from stored_files where sizes_made_at is null'))[0]?.count,
      );
    expect(await left()).toBeGreaterThan(0);
    const jobs: { payload: { after: number } }[] = await app
      .context()
      .em.execute(
        `select j.payload from graphile_worker._private_jobs j join graphile_worker.jobs t on t.id = j.id where t.key = 'make-picture-sizes-after'`,
      );
    await makePictureSizes(app.context(), { after: jobs[0]?.payload.after ?? 0 });
    expect(await left()).toBe(0);
    expect(await isThere(variant(`images/${'0'.repeat(31)}7.webp`, 320, 'avif'))).toBe(true);
  });

  it('of one that can’t be made don’t keep others from theirs', async () => {
    const broken = await upload('#111111');
    await app.app.files.put(broken, Buffer.from('no picture'));
    const whole = await upload('#222222');
    await make();
    expect((await read(broken))?.sizes_made_at).toBeNull();
    expect((await read(whole))?.sizes_made_at).not.toBeNull();
    await app.context().em.execute('delete from stored_files where storage_key = ?', [broken]);
  });

  it('are deleted again if the picture was deleted meanwhile', async () => {
    const key = await upload('#333333');
    const { files } = app.app;
    const put = files.put.bind(files);
    files.put = async (...given) => {
      await app.context().em.execute('delete from stored_files where storage_key = ?', [key]);
      return put(...given);
    };
    await make();
    files.put = put;
    expect(await isThere(variant(key, 320, 'webp'))).toBe(false);
  });
});

describe('[issue 17] the placeholder of a picture', () => {
  it('is in its address: the colors of the picture', async () => {
    const key = await upload('#ff0000');
    expect(Buffer.from(readPlaceholder(key) ?? '', 'base64url').toString('hex')).toBe('f00'.repeat(12));
  });
});
