import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../domain/accounts/roles.js';
import { bombard } from './broken-requests.js';
import { startHarness, type Harness, type Person } from './harness.js';

/** The short form of broken-requests.endurance.ts, in this process: an error event without a listener fails the test. */
let app: Harness;
let owner: Person;

beforeAll(async () => {
  app = await startHarness({ UPLOADS_PER_HOUR: '0' });
  owner = await app.person(Role.BUSINESS);
});
afterAll(() => app.close());

describe('[security Keeps working] broken requests', () => {
  it('forms and frames that are cut, damaged or abandoned break nothing', async () => {
    await bombard(app.url, owner.token ?? '', { forms: 150, frames: 100 });
  }, 120_000);

  it('a form that ends in the middle of its file is refused on both doors', async () => {
    const boundary = 'b';
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'apollo-require-preflight': 'true',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    const part = (disposition: string, text: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}`;
    const rest = await fetch(`${app.url}/api/upload/image`, {
      method: 'POST',
      headers,
      body: part('name="image"; filename="a.png"', 'half a pict'),
    });
    expect(rest.status).toBe(400);
    expect(await rest.json()).toMatchObject({ code: 'MALFORMED' });
    const query = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
    const graphql = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers,
      body: [
        part('name="operations"', JSON.stringify({ query, variables: { file: null } })),
        part('name="map"', '{"0":["variables.file"]}'),
        part('name="0"; filename="a.png"', 'half a pict'),
      ].join('\r\n'),
    });
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'MALFORMED' } }] });
  });
});
