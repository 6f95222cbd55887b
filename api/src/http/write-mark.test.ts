import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createWriteMark } from './write-mark.js';

/** Sends a cookie to a server that sets the mark to 42. Returns what it read, and what it set. */
async function send(publicUrl: string, cookie: string | undefined) {
  const server = express()
    .get('/', (request, response) => {
      const mark = createWriteMark(request, response, publicUrl);
      mark.set(42);
      response.json({ read: mark.read() ?? null });
    })
    .listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: cookie === undefined ? {} : { cookie } });
    return { ...((await response.json()) as { read: number | null }), set: response.headers.get('set-cookie') };
  } finally {
    server.close();
  }
}

describe('the mark of a write', () => {
  it.each([
    ['http://localhost:4000', 'mehfil_written=42; Path=/; HttpOnly; SameSite=Lax'],
    ['https://mehfil.example', '__Host-mehfil_written=42; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ])('is a cookie until the browser is closed: %s', async (publicUrl, set) => {
    expect(await send(publicUrl, undefined)).toEqual({ read: null, set });
  });

  it.each([
    ['its number', 'http://localhost', 'a=1; mehfil_written=123456', 123_456],
    ['behind HTTPS, by its name there', 'https://mehfil.example', '__Host-mehfil_written=7', 7],
    ['behind HTTPS, not by the other name', 'https://mehfil.example', 'mehfil_written=7', null],
    ['nothing', 'http://localhost', 'a=1', null],
    ['no text', 'http://localhost', 'mehfil_written=0/16B3748', null],
    ['no number that is too long', 'http://localhost', 'mehfil_written=12345678901234567', null],
    ['no negative number', 'http://localhost', 'mehfil_written=-1', null],
  ])('reads %s', async (_what, publicUrl, cookie, read) => {
    expect((await send(publicUrl, cookie)).read).toBe(read);
  });
});
