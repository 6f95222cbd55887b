import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHarness, type Harness } from '../testing/harness.js';

let at: Harness;
beforeAll(async () => {
  at = await startHarness({ SUPPORT_EMAIL: 'help@mehfil.test', PUBLIC_URL: 'https://mehfil.test' });
});
afterAll(() => at.close());

describe('[issue: disclosure] /.well-known/security.txt', () => {
  it('names the contact and expires within a year, as RFC 9116 has it', async () => {
    const response = await fetch(`${at.url}/.well-known/security.txt`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(
      [
        'Contact: mailto:help@mehfil.test',
        'Expires: 2028-02-29T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://mehfil.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is the only file there', async () => {
    const other = await fetch(`${at.url}/.well-known/other.txt`);
    expect(other.status).toBe(404);
  });
});
