import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { sendForm, sendMultipart } from '../../testing/forms.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

let app: Harness;
let owner: Person;

beforeAll(async () => {
  app = await startHarness({ UPLOADS_PER_HOUR: '0' });
  owner = await app.person(Role.BUSINESS);
});
afterAll(() => app.close());

const send = (field: string, content: Uint8Array<ArrayBuffer>, path = '/upload/image') =>
  sendForm(app, owner, { path, field, content, name: 'hall.png' });

describe('a refused upload', () => {
  it.each([
    ['uploadImage(file: $file) { url }', Buffer.from('no picture')],
    ['uploadImage(file: $file) { url }', Buffer.alloc(0)],
    ['uploadDocument(file: $file) { filename }', Buffer.from('no document')],
  ])('names the argument of a refused upload over GraphQL: %s', async (mutation, content) => {
    const { body } = await sendMultipart(app, owner, mutation, content);
    expect(body.errors?.map(({ extensions }) => extensions.field)).toEqual(['file']);
  });

  it('names the form field of a refused upload over REST', async () => {
    const none = Buffer.alloc(0);
    const tooLarge = Buffer.alloc(UPLOAD_RULES[UploadKind.IMAGE].maxBytes + 1024 * 1024);
    const refused = [
      await send('image', Buffer.from('no picture')),
      await send('image', none),
      await send('image', tooLarge),
      await send('document', none, '/upload/document'),
    ];
    expect(refused.map(({ status, body }) => [status, body.field])).toEqual([
      [415, 'image'],
      [422, 'image'],
      [413, 'image'],
      [422, 'document'],
    ]);
  });

  it('names the field of a file that stands in another one than expected', async () => {
    expect(await send('photo', Buffer.from('a picture'))).toMatchObject({
      status: 422,
      body: { field: 'photo', message: 'Send the file in the field image instead of photo.' },
    });
  });
});
