import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressedAssets } from './compressed-assets.js';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
let http: Server;

beforeAll(async () => {
  for (const [name, content] of [
    ['start.js', 'plain'],
    ['start.js.br', 'brotli'],
    ['start.js.gz', 'gzip'],
    ['small.css', 'small'],
  ] as const) {
    writeFileSync(join(folder, name), content);
  }
  // Express prints the errors that nobody handles, except in an environment of this name.
  const app = express().set('env', 'test');
  app.use('/assets', compressedAssets(folder), express.static(folder, { index: false, fallthrough: false }));
  http = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve));
  rmSync(folder, { recursive: true });
});

/** fetch would decompress the body. */
async function asset(name: string, encodings?: string) {
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings };
  const { port } = http.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path: `/assets/${name}`, headers, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
  const body = Buffer.concat(await response.toArray()).toString();
  const { vary, 'content-encoding': encoding, 'content-type': type } = response.headers;
  return { status: response.statusCode, body, encoding, type, vary };
}

it.each([
  ['gzip, deflate, br, zstd', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', 'plain', undefined],
  [undefined, 'plain', undefined],
])('[performance] answers a browser that takes %s with the copy that suits it', async (encodings, body, encoding) => {
  expect(await asset('start.js', encodings)).toEqual({
    status: 200,
    body,
    encoding,
    type: 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
});

it('[performance] leaves alone what has no copy, and what is not there', async () => {
  expect(await asset('small.css', 'br')).toMatchObject({ status: 200, body: 'small', encoding: undefined });
  expect(await asset('none.js', 'br')).toMatchObject({ status: 404 });
});
