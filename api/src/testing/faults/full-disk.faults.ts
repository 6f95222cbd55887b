import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { systemClock } from '../../env/clock.js';
import { closeOrm, createOrm, type Orm } from '../../database/orm.js';
import { createTestDatabase, createTestFolder, type TestDatabase } from '../database.js';
import { buildServer, createServerProcess, type ServerProcess } from '../load/servers.js';
import { givenBusiness, givenHall } from '../scene.js';
import { createSmallDisk, type SmallDisk } from './small-disk.js';

const PASSWORD = 'correct horse battery';
const DAY_MS = 86_400_000;
const ANSWERED_WITHIN_MS = 10_000;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

let database: TestDatabase;
let orm: Orm;
let disk: SmallDisk;
let server: ServerProcess;
let owner: string;
let customer: string;
let hallId: number;
let picture: Buffer;

beforeAll(async () => {
  buildServer();
  database = await createTestDatabase();
  const folder = createTestFolder();
  disk = createSmallDisk(folder);
  server = await createServerProcess(
    {
      ...{ DATABASE_URL: database.url, DATA_DIR: folder, TMPDIR: `${folder}/tmp`, ENV_FILE: `${folder}/none.env` },
      ...{ JWT_SECRET: 'a secret that only this test knows, long enough', REQUESTS_PER_MINUTE: '0' },
    },
    disk.wrapper,
  );
  await server.start();
  const [first, second] = [await register('owner_1', 'business'), await register('customer_1', 'user')];
  [owner, customer] = [first.token, second.token];
  orm = createOrm({ databaseUrl: database.url, poolMax: 1 });
  const em = orm.em.fork();
  hallId = await givenHall(em, await givenBusiness(em, first.user.id, { instantConfirmation: true }));
  // Noise, which no compression makes small.
  const noise = { width: 300, height: 200, channels: 3 as const, background: '#888', noise: NOISE };
  picture = await sharp({ create: noise }).png().toBuffer();
}, 120_000);
afterAll(async () => {
  await server.kill();
  await closeOrm(orm);
  await database.drop();
}, 60_000);

const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 };

interface Answer {
  status: number;
  retryAfter: string | null;
  body: Record<string, unknown>;
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    ...init,
  });
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

const sendJson = (path: string, body: unknown, token?: string) =>
  send(path, {
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

async function register(username: string, role: string): Promise<{ token: string; user: { id: number } }> {
  const person = { email: `${username}@mail.test`, username, password: PASSWORD, name: 'Somebody', role };
  const { body } = await sendJson('/api/user/auth/register', person);
  return body as { token: string; user: { id: number } };
}

function upload(path: string, field: string, content: Buffer, name: string): Promise<Answer> {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(content)]), name);
  return send(path, { headers: { authorization: `Bearer ${owner}` }, body: form });
}

const uploadPicture = () => upload('/api/upload/image', 'image', picture, 'hall.png');

/** The same over GraphQL's multipart request, whose parser spools to the temporary folder. */
function uploadByGraphql(): Promise<Answer> {
  const form = new FormData();
  const query = 'mutation U($file: Upload!) { uploadImage(file: $file) { url } }';
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', '{"0":["variables.file"]}');
  form.set('0', new Blob([new Uint8Array(picture)]), 'hall.png');
  const headers = { authorization: `Bearer ${owner}`, 'apollo-require-preflight': 'true' };
  return send('/graphql', { headers, body: form });
}

function book(day: number): Promise<Answer> {
  const start = Math.ceil(systemClock.now().getTime() / DAY_MS) * DAY_MS + day * DAY_MS + 10 * 3_600_000;
  return sendJson(
    '/api/user/bookings',
    {
      ...{ hallId, guestCount: 100, customerName: 'A customer', customerPhone: '0300 7654321' },
      ...{ startTime: new Date(start).toISOString(), endTime: new Date(start + 14_400_000).toISOString() },
      customerEmail: 'customer_1@mail.test',
    },
    customer,
  );
}

/** Waits until a job has made the sizes of every picture: it stores files, too. */
async function waitForSizes(): Promise<void> {
  const waiting = () => orm.em.fork().execute('select id from stored_files where sizes_made_at is null');
  while ((await waiting()).length > 0) await pause(50);
}

describe('[security Keeps working] a full disk', () => {
  it('refuses uploads with a clear answer, leaves nothing, and takes them again once there is space', async () => {
    const first = await uploadPicture();
    expect(first.status).toBe(201);
    await waitForSizes();
    const before = disk.list(server.pid());
    disk.fill(server.pid());
    const refused = { status: 503, retryAfter: '60', body: expect.objectContaining({ code: 'UNAVAILABLE' }) };
    expect(await uploadPicture()).toEqual(refused);
    expect(await upload('/api/upload/document', 'document', PDF, 'licence.pdf')).toEqual(refused);
    expect((await uploadByGraphql()).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAVAILABLE', details: { retryAfter: 60 } } }],
    });
    expect(disk.list(server.pid())).toEqual(before);
    expect(await orm.em.fork().execute('select id from stored_files')).toHaveLength(1);
    disk.empty(server.pid());
    expect((await uploadPicture()).status).toBe(201);
  }, 60_000);

  it('lets bookings go on, and shows pictures in sizes that it can’t store', async () => {
    const { body } = await uploadPicture();
    disk.fill(server.pid());
    expect(await book(3)).toMatchObject({ status: 201, body: { status: 'confirmed' } });
    const sized = await fetch(`${server.url}${String(body.url)}?size=320`);
    expect([sized.status, sized.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await sized.arrayBuffer();
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    disk.empty(server.pid());
  }, 60_000);
});
