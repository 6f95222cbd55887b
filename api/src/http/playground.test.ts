import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { playground } from './playground.js';

let dist: string;
let http: Server;
let url: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'mehfil-dist-'));
  await mkdir(join(dist, 'playground'));
  await writeFile(join(dist, 'playground.html'), '<!doctype html><title>GraphQL playground</title>');
  await writeFile(join(dist, 'playground', 'editor.js'), 'export {};');
  const server = express();
  server.use(playground(dist));
  server.use('/graphql', (_request, response) => {
    response.status(418).json({ operation: true });
  });
  http = createServer(server).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve));
  await rm(dist, { recursive: true });
});

const get = (path: string, accept: string) => fetch(`${url}${path}`, { headers: { accept, connection: 'close' } });
/** The Accept header of Chromium for a typed URL. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

describe('[business §6] the page of the playground', () => {
  it('is shown to any browser that opens /graphql, with a separate policy', async () => {
    const response = await get('/graphql', BROWSER);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('GraphQL playground');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('http');
    expect(response.headers.get('vary')).toContain('Accept');
  });

  it.each(['application/json', 'application/graphql-response+json', '*/*'])(
    'leaves requests for %s to the API',
    async (accept) => {
      expect((await get('/graphql', accept)).status).toBe(418);
    },
  );

  it('leaves an operation in the address to the interface', async () => {
    expect((await get('/graphql?query=%7B__typename%7D', BROWSER)).status).toBe(418);
  });

  it('has its files beside it, and nothing else', async () => {
    expect(await (await get('/playground/editor.js', '*/*')).text()).toBe('export {};');
    expect((await get('/playground/../playground.html', '*/*')).status).toBe(404);
  });
});
