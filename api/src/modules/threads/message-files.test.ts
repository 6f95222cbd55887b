import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Role } from '../../domain/accounts/roles.js';
import { UPLOAD_MESSAGES, UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { sendForm } from '../../testing/forms.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let venue: Venue;
let bookingId: number;
let photo: Uint8Array<ArrayBuffer>;

interface FileBody {
  id: number;
  name: string;
  mime: string;
  size: number;
  width: number | null;
}

interface MessageBody {
  id: number;
  text: string | null;
  files: FileBody[];
  code?: string;
  field?: string;
  message?: string;
}

const PDF = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n'));

beforeAll(async () => {
  at = await startHarness({ UPLOADS_PER_HOUR: '0' });
  const picture = sharp({ create: { width: 900, height: 1600, channels: 3, background: '#0e6b56' } });
  photo = new Uint8Array(
    await picture
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER);
  venue = await openVenue(at);
  bookingId = await givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId });
});

const baseOf = (who: Person) => (who === venue.owner ? '/business' : '/user');
const upload = async (content: Uint8Array<ArrayBuffer> = PDF, name = 'plan.pdf', by = customer) =>
  sendForm(at, by, { path: '/upload/message-file', field: 'file', content, name });
const send = (body: object, by = customer, headers: Record<string, string> = {}) =>
  by.rest<MessageBody>('POST', `${baseOf(by)}/bookings/${bookingId}/messages`, body, headers);
const list = async (by: Person) =>
  (await by.rest<{ data: MessageBody[] }>('GET', `${baseOf(by)}/bookings/${bookingId}/messages`)).body.data;
const download = (id: number, by: Person, more = '') =>
  fetch(`${at.url}/api/message-files/${id}${more}`, {
    headers: by.token === undefined ? {} : { authorization: `Bearer ${by.token}` },
  });

/** A message with a PDF. */
async function sent(by = customer): Promise<{ id: number; fileId: number; filename: string }> {
  const filename = (await upload(PDF, 'plan.pdf', by)).body.filename ?? '';
  const { body } = await send({ text: 'The plan', files: [filename] }, by);
  return { id: body.id, fileId: body.files[0]?.id ?? 0, filename };
}

describe('[product: Talk] files of messages', () => {
  it('stand in the message in their order, which may have no text', async () => {
    const files = [(await upload(photo, 'hall.jpg')).body.filename, (await upload()).body.filename];
    const { status, body } = await send({ files });
    expect({ status, body }).toMatchObject({ status: 201, body: { text: '' } });
    const [message] = await list(venue.owner);
    expect(message).toMatchObject({
      text: '',
      files: [
        { name: 'hall.webp', mime: 'image/webp', width: 900, height: 1600 },
        { name: 'plan.pdf', mime: 'application/pdf', size: PDF.length, width: null },
      ],
    });
    expect(await list(customer)).toMatchObject([{ files: message?.files }]);
  });

  it('lose their metadata if they are pictures, and are seen smaller first', async () => {
    const { filename } = (await upload(photo, 'hall.jpg')).body;
    const { body } = await send({ files: [filename] });
    const read = async (more: string) => {
      const response = await download(body.files[0]?.id ?? 0, venue.owner, more);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename=hall.webp');
      return sharp(Buffer.from(await response.arrayBuffer())).metadata();
    };
    const whole = await read('');
    expect([whole.format, whole.width, whole.exif]).toEqual(['webp', 900, undefined]);
    expect((await read('/preview')).width).toBe(640);
  });

  it('leave nothing when the smaller picture can’t be stored, and can be sent again', async () => {
    const { files } = at.app;
    const put = files.put.bind(files);
    const stored: string[] = [];
    files.put = async (key, ...rest) => {
      if (key.startsWith('variants/')) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      stored.push(key);
      return put(key, ...rest);
    };
    try {
      expect(await upload(photo, 'hall.jpg')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    } finally {
      files.put = put;
    }
    expect(stored).toHaveLength(1);
    expect(await files.exists(stored[0] ?? '')).toBe(false);
    const rows = await at.context().em.execute('select id from stored_files where owner_id = ?', [customer.id]);
    expect(rows).toEqual([]);
    expect((await upload(photo, 'hall.jpg')).status).toBe(201);
  });

  it('open for those who read the thread, and for nobody else, under no other address', async () => {
    const { fileId, filename } = await sent();
    const { em } = at.context();
    const clerk = await at.person(Role.USER);
    await givenMember(em, venue.businessId, clerk.id, 'CLERK');
    const others = [
      await at.person(Role.USER),
      (await openVenue(at)).owner,
      await at.person(Role.MODERATOR),
      await at.person(Role.ADMIN),
      at.visitor,
    ];
    const statuses = async (more: string) => {
      const got: number[] = [];
      for (const person of [customer, venue.owner, clerk, ...others]) {
        got.push((await download(fileId, person, more)).status);
      }
      return got;
    };
    expect(await statuses('')).toEqual([200, 200, 200, 404, 404, 404, 404, 401]);
    expect(await statuses('/preview')).toEqual([200, 200, 200, 404, 404, 404, 404, 401]);
    const doors = [`/api/upload/document/${filename}`, `/files/messages/${filename}`, `/files/images/${filename}`];
    for (const door of [...doors, `/api/payment-proofs/${fileId}/file`]) {
      const response = await fetch(`${at.url}${door}`, { headers: { authorization: `Bearer ${customer.token}` } });
      expect([door, response.status]).toEqual([door, 404]);
    }
    expect((await download(fileId + 1, customer)).status).toBe(404);
  });

  it('are refused to those who left the team', async () => {
    const { fileId } = await sent();
    const { em } = at.context();
    const clerk = await at.person(Role.USER);
    await givenMember(em, venue.businessId, clerk.id, 'CLERK');
    expect((await download(fileId, clerk)).status).toBe(200);
    await em.execute('delete from business_members where user_id = ?', [clerk.id]);
    expect((await download(fileId, clerk)).status).toBe(404);
  });

  it('are the sender’s own, in one message, and at most five', async () => {
    const { filename } = await sent();
    const theirs = (await upload(PDF, 'plan.pdf', venue.owner)).body.filename;
    const refused = { status: 422, body: { field: 'files', message: UPLOAD_MESSAGES.notYourFile } };
    expect(await send({ files: [filename] })).toMatchObject(refused);
    expect(await send({ files: [theirs] })).toMatchObject(refused);
    expect(await send({ files: ['nothing.pdf'] })).toMatchObject(refused);
    const many = Array.from({ length: THREAD_LIMITS.filesMax + 1 }, (_, index) => `${index}.pdf`);
    expect(await send({ files: many })).toMatchObject({ status: 422, body: { field: 'files' } });
    expect(await send({ text: ' ', files: [] })).toMatchObject({
      status: 422,
      body: { field: 'text', message: THREAD_MESSAGES.textRequired },
    });
    expect(await list(customer)).toHaveLength(1);
  });

  it('are pictures and PDFs of at most 10 MB', async () => {
    const rules = UPLOAD_RULES[UploadKind.MESSAGE];
    const text = new Uint8Array(Buffer.from('<script>alert(1)</script>'));
    expect(await upload(text, 'plan.html')).toMatchObject({ status: 415, body: { message: rules.wrongType } });
    expect(await upload(text, 'plan.pdf')).toMatchObject({ status: 415, body: { message: rules.wrongType } });
    const large = new Uint8Array(rules.maxBytes + 1);
    expect(await upload(large)).toMatchObject({ status: 413, body: { message: rules.tooLarge } });
  });

  it('are sent once under a key, and belong to what it stands for', async () => {
    const [first, second] = [(await upload()).body.filename, (await upload()).body.filename];
    const key = { 'idempotency-key': 'plan' };
    const { body } = await send({ text: 'The plan', files: [first] }, customer, key);
    expect((await send({ text: 'The plan', files: [first] }, customer, key)).body).toMatchObject({ id: body.id });
    for (const other of [{ text: 'The plan', files: [second] }, { text: 'The plan' }]) {
      expect(await send(other, customer, key)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    }
  });

  it('go with a message that is deleted', async () => {
    const { id, fileId } = await sent();
    const { body } = await customer.rest<MessageBody>('DELETE', `/user/messages/${id}`);
    expect(body).toMatchObject({ text: null, files: [] });
    expect(await list(venue.owner)).toMatchObject([{ text: null, files: [] }]);
    expect((await download(fileId, customer)).status).toBe(404);
    const rows = await at.context().em.execute<object[]>('select claimed_by from stored_files where id = ?', [fileId]);
    expect(rows).toEqual([{ claimed_by: null }]);
  });

  it('of an enquiry open for its two sides, and go with it', async () => {
    const { filename } = (await upload()).body;
    const asked = await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, {
      files: [filename],
    });
    const thread = await customer.rest<{ data: MessageBody[] }>('GET', `/user/enquiries/${asked.body.id}/messages`);
    const fileId = thread.body.data[0]?.files[0]?.id ?? 0;
    expect((await download(fileId, venue.owner)).status).toBe(200);
    const { em } = at.context();
    await em.execute('delete from enquiries where id = ?', [asked.body.id]);
    expect((await download(fileId, venue.owner)).status).toBe(404);
    const rows = await em.execute<object[]>('select claimed_by from stored_files where id = ?', [fileId]);
    expect(rows).toEqual([{ claimed_by: null }]);
  });
});
