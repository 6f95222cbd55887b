import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHarness, type Harness } from '../testing/harness.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ PUBLIC_URL: 'https://halls.example' });
});
afterAll(() => at.close());

/** Answers of each kind: what is found and what isn't, of every part of the server. */
const ADDRESSES: readonly (readonly [string, RequestInit])[] = [
  ['/livez', {}],
  ['/api/health', {}],
  ['/api/public/halls', {}],
  ['/api/user/profile', {}],
  ['/api/nothing', {}],
  ['/api/openapi.json', {}],
  ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' }],
  ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
  ['/files/images/nothing.webp', {}],
  ['/nothing', {}],
];

function ask(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('origin', 'https://evil.example');
  return fetch(`${at.url}${path}`, { ...init, headers });
}

const HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'access-control-allow-origin': null,
  'x-powered-by': null,
};

describe('[security Headers] an answer', () => {
  it.each(ADDRESSES)('to %s carries all of them, and allows no other origin', async (path, init) => {
    const { headers, body } = await ask(path, init);
    await body?.cancel();
    expect(Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers.get(name)]))).toEqual(HEADERS);
    const policy = headers.get('content-security-policy')?.split(/; ?/);
    // Objects and plug-ins fall back to the default.
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
    expect(policy?.some((directive) => directive.startsWith('object-src'))).toBe(false);
  });

  it.each(ADDRESSES)('names its type, and the charset of text: %s', async (path, init) => {
    const { headers, body } = await ask(path, init);
    await body?.cancel();
    expect(headers.get('content-type')).toMatch(
      /^(?:application\/(?:\w+[.+-])*json(?:; charset=utf-8)?|text\/\w+; charset=utf-8)$/,
    );
  });

  it('to TRACE is a refusal, and to a folder no list', async () => {
    const socket = connect(Number(new URL(at.url).port), '127.0.0.1');
    socket.on('error', () => undefined).write('TRACE /api/health HTTP/1.1\r\nHost: x\r\nX-Own: echo\r\n\r\n');
    const answer = String((await once(socket, 'data'))[0]);
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('X-Own');
    for (const folder of ['/files/', '/files/images/', '/assets/']) {
      const { status, body } = await ask(folder, {});
      await body?.cancel();
      expect([folder, status]).toEqual([folder, 404]);
    }
  });
});
