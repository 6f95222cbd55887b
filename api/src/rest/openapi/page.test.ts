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
