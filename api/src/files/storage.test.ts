import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { openFileStore } from './storage.js';

/** Timeout for a bucket that never answers; the product waits longer. */
const DEADLINE_MS = 50;

describe('[security Keeps working] a bucket that hangs', () => {
  it.each([
    ['says nothing', () => undefined],
    ['sends a body that never ends', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx')],
  ])('is given up on where it %s', async (_what, answer) => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)));
      socket.on('data', () => answer(socket));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const files = openFileStore(
      {
        dataDir: '',
        storage: {
          ...{ kind: 's3', bucket: 'files', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` },
          ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
        },
      },
      DEADLINE_MS,
    );
    await expect(files.getBytes('images/one.webp')).rejects.toThrow();
    for (const socket of open) await once(socket, 'close');
    server.close();
  });
});
