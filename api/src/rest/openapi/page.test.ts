import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startHarness, type Harness } from '../../testing/harness.js';

let app: Harness;
beforeAll(async () => {
  app = await startHarness();
});
afterAll(() => app.close());

describe('the interactive page of the API', () => {
  test('loads only files of this server, has no inline script or style, and says so in its policy', async () => {
    const response = await fetch(`${app.url}/api/docs`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|http/);
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.every((address) => address.startsWith('/'))).toBe(true);
    for (const address of addresses.filter((each) => each.startsWith('/api/'))) {
      expect([address, (await fetch(app.url + address)).status]).toEqual([address, 200]);
    }
  });

  test.each(['/api/openapi.json', '/api/docs/swagger-ui-bundle.js', '/api/docs/page.css'])(
    'sends %s as it was compressed once, or as it is',
    async (path) => {
      const get = async (encodings: string) => {
        const response = await fetch(app.url + path, { headers: { 'accept-encoding': encodings } });
        const { headers } = response;
        const length = Buffer.byteLength(await response.text());
        return { encoding: headers.get('content-encoding'), sent: Number(headers.get('content-length')), length };
      };
      const plain = await get('br');
      expect(plain).toEqual({ encoding: null, sent: plain.length, length: plain.length });
      // A response that is compressed while it is sent has no length.
      const compressed = await get('br, gzip');
      expect(compressed).toEqual({ encoding: 'gzip', sent: expect.any(Number), length: plain.length });
      expect(compressed.sent).toBeGreaterThan(0);
      expect(compressed.sent).toBeLessThan(plain.length);
    },
  );

  test('refuses other methods and unknown files in the one shape of refusals', async () => {
    expect(await app.visitor.rest('POST', '/docs', {})).toMatchObject({
      status: 405,
      body: { code: 'METHOD_NOT_ALLOWED' },
    });
    expect(await app.visitor.rest('GET', '/docs/package.json')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});
