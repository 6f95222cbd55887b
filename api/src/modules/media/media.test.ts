import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Role } from '../../domain/accounts/roles.js';
import { UPLOAD_LIMITS } from '../../domain/media/limits.js';
import { UPLOAD_MESSAGES, UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { multipartForm, sendForm, sendMultipart } from '../../testing/forms.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

let app: Harness;
let owner: Person;
let other: Person;
let admin: Person;
let moderator: Person;
let customer: Person;
let photo: Buffer<ArrayBuffer>;

beforeAll(async () => {
  app = await startHarness({ UPLOADS_PER_HOUR: '0' });
  owner = await app.person(Role.BUSINESS);
  other = await app.person(Role.BUSINESS);
  admin = await app.person(Role.ADMIN);
  moderator = await app.person(Role.MODERATOR);
  customer = await app.person(Role.USER);
  photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0e6b56' } })
    .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

const send = (person: Person, path: string, field: string, content: Uint8Array<ArrayBuffer>, name: string) =>
  sendForm(app, person, { path, field, content, name });
const sendImage = (person: Person, content: Uint8Array<ArrayBuffer> = photo, name = 'hall.jpg') =>
  send(person, '/upload/image', 'image', content, name);
const sendDocument = (person: Person, content: Uint8Array<ArrayBuffer> = PDF, name = 'licence.pdf') =>
  send(person, '/upload/document', 'document', content, name);

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
const WORD = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('WordDocument', 'utf16le'),
  Buffer.alloc(600),
]);

const rows = async () => {
  const found: { count: number }[] = await app.context().em.execute('select count(*)::int as count from stored_files');
  return found[0]?.count;
};

describe('uploads of pictures', () => {
  it('[business §7 POST /api/upload/image] returns a URL of the picture, re-encoded without metadata', async () => {
    const { status, body } = await sendImage(owner);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      url: expect.stringMatching(/^\/files\/images\/[0-9a-f]{32}\.[\w-]{24}\.webp$/),
      width: 1200,
      height: 800,
    });
    const shown = await fetch(`${app.url}${body.url}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    expect(metadata.exif).toBeUndefined();
  });

  it('[business §7] takes the same picture over the GraphQL multipart request', async () => {
    const png = await sharp(photo).png().toBuffer();
    const { status, body } = await sendMultipart(app, owner, 'uploadImage(file: $file) { url width }', png);
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(body.data?.uploadImage).toMatchObject({ url: expect.stringContaining('/files/images/'), width: 1200 });
  });

  it('turns a picture as its camera held it', async () => {
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sendImage(owner, turned)).body).toMatchObject({ width: 800, height: 1200 });
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'hall.png'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'hall.jpg'],
    ['a PDF', Buffer.from('%PDF-1.4 a document'), 'hall.webp'],
    ['a GIF', Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex'), 'hall.png'],
    ['a picture that is called a script', Buffer.alloc(0), 'hall.php'],
  ])('[business §5 Images] refuses %s, whatever it is called', async (_what, content, name) => {
    const before = await rows();
    const { status, body } = await sendImage(owner, name === 'hall.php' ? photo : content, name);
    expect([status, body.code, body.error]).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      UPLOAD_RULES[UploadKind.IMAGE].wrongType,
    ]);
    expect(await rows()).toBe(before);
  });

  it('refuses a picture that breaks off, and leaves nothing', async () => {
    const before = await rows();
    const { status, body } = await sendImage(owner, photo.subarray(0, 700));
    expect([status, body.error]).toEqual([422, UPLOAD_MESSAGES.unreadable]);
    expect(await rows()).toBe(before);
  });

  it('[business §9 Image upload 5MB] takes what is just small enough, and refuses one byte more', async () => {
    const max = UPLOAD_LIMITS.imageMaxBytes;
    // JPEG decoders ignore bytes after the end marker.
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect((await sendImage(owner, padded(max))).status).toBe(201);
    const { status, body } = await sendImage(owner, padded(max + 1));
    expect([status, body.code, body.error]).toEqual([413, 'PAYLOAD_TOO_LARGE', 'Image must be under 5MB']);
    const { body: overGraphql } = await sendMultipart(app, owner, 'uploadImage(file: $file) { url }', padded(max + 1));
    expect(overGraphql.errors?.[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('refuses a picture with more pixels than memory should hold', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { status, body } = await sendImage(owner, bomb, 'hall.png');
    expect([status, body.error]).toEqual([422, UPLOAD_MESSAGES.tooManyPixels]);
  });

  it('reports what is missing without a file, a form or content', async () => {
    expect((await sendImage(owner, photo, '')).body.error).toBe(UPLOAD_MESSAGES.missing);
    expect((await owner.rest('POST', '/upload/image', { image: 'x' })).status).toBe(415);
    expect((await sendImage(owner, Buffer.alloc(0))).body.error).toBe(UPLOAD_MESSAGES.empty);
    const broken = await fetch(`${app.url}/api/upload/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: 'no form at all',
    });
    expect(broken.status).toBe(400);
  });
});

describe('who may upload', () => {
  it('[business §6] lets owners upload both and admins pictures; refuses everybody else before reading anything', async () => {
    expect((await sendImage(admin)).status).toBe(201);
    expect((await sendDocument(owner)).status).toBe(201);
    expect((await sendDocument(admin)).status).toBe(403);
    for (const [person, status] of [
      [app.visitor, 401],
      [customer, 403],
      [moderator, 403],
    ] as const) {
      expect((await sendImage(person)).status).toBe(status);
      expect((await sendDocument(person)).status).toBe(status);
    }
    for (const [person, status] of [
      [app.visitor, 401],
      [moderator, 403],
    ] as const) {
      expect((await sendMultipart(app, person, 'uploadImage(file: $file) { url }', photo)).status).toBe(status);
    }
    expect((await sendImage(app.withToken('not.a.token'))).status).toBe(401);
  });

  it('checks the mutation’s own role after the common gate', async () => {
    const { body } = await sendMultipart(app, admin, 'uploadDocument(file: $file) { filename }', PDF);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    // Customers upload proofs of payment.
    const theirs = await sendMultipart(app, customer, 'uploadImage(file: $file) { url }', photo);
    expect(theirs.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('refuses a multipart request that a foreign form could have sent', async () => {
    const { status } = await sendMultipart(app, owner, 'uploadImage(file: $file) { url }', photo, {
      'apollo-require-preflight': '',
    });
    expect(status).toBe(400);
  });

  it('refuses a good form that declares no length, on both doors', async () => {
    const rest = new FormData();
    rest.set('image', new Blob([photo]), 'hall.jpg');
    const before = await rows();
    for (const [path, form] of [
      ['/api/upload/image', rest],
      ['/graphql', multipartForm('uploadImage(file: $file) { url }', photo)],
    ] as const) {
      // A stream is sent in chunks (Transfer-Encoding), without Content-Length.
      const { body, headers } = new Response(form);
      const response = await fetch(app.url + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${owner.token}`,
          'apollo-require-preflight': 'true',
          'content-type': headers.get('content-type') ?? '',
        },
        body,
        duplex: 'half',
      });
      expect([path, response.status]).toEqual([path, 400]);
      expect(await response.text()).toContain('An upload has to say its length (Content-Length).');
    }
    expect(await rows()).toBe(before);
  });

  it('refuses a body that declares too much', async () => {
    const long = Buffer.alloc(UPLOAD_LIMITS.documentMaxBytes + 100_000);
    expect((await sendDocument(owner, long)).status).toBe(413);
    expect((await sendMultipart(app, owner, 'uploadDocument(file: $file) { filename }', long)).status).toBe(413);
  });

  it('limits uploads per account', async () => {
    const limited = await startHarness({ UPLOADS_PER_HOUR: '1' });
    const person = await limited.person(Role.BUSINESS);
    const once = async () => {
      const form = new FormData();
      form.set('image', new Blob([photo]), 'hall.jpg');
      const response = await fetch(`${limited.url}/api/upload/image`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}` },
        body: form,
      });
      return [response.status, Number(response.headers.get('retry-after')) > 0];
    };
    expect(await once()).toEqual([201, false]);
    expect(await once()).toEqual([429, true]);
    await limited.close();
  });
});

describe('documents', () => {
  it('[business §7 GET /api/upload/document/{filename}] are sent to their owner and staff only, as attachments', async () => {
    const { status, body } = await sendDocument(owner, PDF, 'Trade “licence” 2027.pdf');
    expect(status).toBe(201);
    expect(body.filename).toMatch(/^[0-9a-f]{32}\.pdf$/);
    const get = (person: Person, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/api/upload/document/${body.filename}`, {
        headers: { ...(person.token ? { authorization: `Bearer ${person.token}` } : {}), ...headers },
      });
    for (const person of [owner, moderator, admin]) {
      const response = await get(person);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toContain('private');
    }
    expect((await get(app.visitor)).status).toBe(401);
    expect((await get(other)).status).toBe(404);
    expect((await get(customer)).status).toBe(404);
    expect((await fetch(`${app.url}/files/documents/${body.filename}`)).status).toBe(404);
    const part = await get(owner, { range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-3/${PDF.length}`,
      '%PDF',
    ]);
    expect((await get(owner, { range: `bytes=${PDF.length}-` })).status).toBe(416);
  });

  it.each([
    ['an old Word file', WORD, 'letter.doc', 201],
    [
      'another old Office file',
      Buffer.from(WORD.toString('latin1').replaceAll('W\0o\0r\0d', 'B\0o\0o\0k'), 'latin1'),
      'letter.doc',
      415,
    ],
    ['a text', Buffer.from('only words'), 'letter.pdf', 415],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'letter.docx', 415],
  ])('[business §5 Documents] identifies %s by its content', async (_what, content, name, status) => {
    expect((await sendDocument(owner, content, name)).status).toBe(status);
  });

  it('[business §9 Document upload 10MB] takes 10 MB and refuses one byte more', async () => {
    const padded = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length)]);
    expect((await sendDocument(owner, padded(UPLOAD_LIMITS.documentMaxBytes))).status).toBe(201);
    const { status, body } = await sendDocument(owner, padded(UPLOAD_LIMITS.documentMaxBytes + 1));
    expect([status, body.error]).toEqual([413, 'Document must be under 10MB']);
  });
});

describe('pictures', () => {
  it('are created in the widths of the srcset, stored, and never created again', async () => {
    const { body } = await sendImage(owner);
    for (const [size, width] of [
      ['320', 320],
      ['640', 640],
      ['960', 960],
      ['1600', 1200],
    ] as const) {
      const response = await fetch(`${app.url}${body.url}?size=${size}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width,
      });
      // Without the second header fetch would request a fresh copy.
      const headers = { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      const again = await fetch(`${app.url}${body.url}?size=${size}`, { headers });
      expect(again.status).toBe(304);
    }
    const name = body.url?.split('/').at(-1)?.replace('.webp', '');
    expect(await app.app.files.exists(`variants/images/${name}-640.webp`)).toBe(true);
    const share = await fetch(`${app.url}${body.url}?size=share`);
    expect(await sharp(Buffer.from(await share.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('are served as AVIF once that exists, to browsers that accept it', async () => {
    const { body } = await sendImage(owner);
    const ask = async (accept: string) => {
      const response = await fetch(`${app.url}${body.url}?size=640`, { headers: { accept } });
      expect(response.headers.get('vary')).toContain('Accept');
      return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const browser = 'image/avif,image/webp,*/*;q=0.8';
    const first = await ask(browser);
    expect(first.type).toBe('image/webp');
    let later = first;
    while (later.type === 'image/webp') later = await ask(browser);
    expect(later.type).toBe('image/avif');
    expect(await sharp(later.bytes).metadata()).toMatchObject({ compression: 'av1', width: 640 });
    expect((await ask('*/*')).type).toBe('image/webp');

    const key = `variants/images/${body.url?.split('/').at(-1)?.replace('.webp', '')}-640.avif`;
    await app.app.files.put(key, later.bytes.subarray(0, 200));
    expect((await ask(browser)).type).toBe('image/webp');
  });

  it('are created again if a killed process has left a truncated file', async () => {
    const { body } = await sendImage(owner);
    const key = `variants/images/${body.url?.split('/').at(-1)?.replace('.webp', '')}-320.webp`;
    const whole = Buffer.from(await (await fetch(`${app.url}${body.url}?size=320`)).arrayBuffer());
    await app.app.files.put(key, whole.subarray(0, 100));
    expect(Buffer.from(await (await fetch(`${app.url}${body.url}?size=320`)).arrayBuffer()).equals(whole)).toBe(true);
  });

  it.each([
    '/files/images/0123456789abcdef0123456789abcdef.webp',
    '/files/images/..%2f..%2fjwt-secret',
    '/files/scenes/ballroom-emerald-dusk-interior-1.webp',
    '/files/documents/x.pdf',
    '/files/',
  ])('answer 404 for %s', async (path) => {
    const response = await fetch(`${app.url}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('refuse an unknown size', async () => {
    const { body } = await sendImage(owner);
    expect((await fetch(`${app.url}${body.url}?size=641`)).status).toBe(404);
  });
});
