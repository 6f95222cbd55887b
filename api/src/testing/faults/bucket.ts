import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A server with the few calls of S3 that storing files needs; it can be stopped, and can hang. */
export interface Bucket {
  readonly url: string;
  /** Contents by key. */
  readonly contents: ReadonlyMap<string, Buffer>;
  /** From now on it accepts requests and answers none. */
  hang(): void;
  /** Nobody listens any more. */
  stop(): Promise<void>;
  /** Listens and answers, at the same address. */
  resume(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key.</Message></Error>';

/** Starts a bucket called `files`. */
export async function startBucket(): Promise<Bucket> {
  const contents = new Map<string, Buffer>();
  const sockets = new Set<Socket>();
  let isHanging = false;
  let port = 0;
  let server: Server;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(/^\/files\//, '');
    const body = await readBody(request);
    if (isHanging) return;
    const content = contents.get(key);
    if (request.method === 'PUT') {
      contents.set(key, body);
      response.setHeader('ETag', '"1"').end();
    } else if (request.method === 'DELETE') {
      contents.delete(key);
      response.writeHead(204).end();
    } else if (content === undefined) response.writeHead(404, { 'Content-Type': 'application/xml' }).end(NO_SUCH_KEY);
    else response.setHeader('Content-Length', content.length).end(request.method === 'HEAD' ? undefined : content);
  };
  const listen = async () => {
    server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
    server.on('connection', (socket: Socket) => {
      sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    contents,
    hang: () => {
      isHanging = true;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async resume() {
      isHanging = false;
      if (!server.listening) await listen();
    },
  };
}
