import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '../push.message.js';

const CURVE = 'prime256v1';
/** Salt, record size and the length of the key that follows (RFC 8188). */
const HEADER_BYTES = 21;
const TAG_BYTES = 16;

/** A request as the push service received it. */
interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A browser that has subscribed at a push service. */
export interface Browser {
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** What was pushed to it, decrypted as RFC 8291 says. */
  read(): PushMessage[];
}

/** A real HTTP server that stands for the push services of browsers. */
export interface PushService {
  readonly origin: string;
  readonly pushed: Pushed[];
  /** The status that it answers from now on. */
  status: number;
  /** The headers that it answers with from now on. */
  headers: OutgoingHttpHeaders;
  /** What happens before it answers. */
  before: () => Promise<unknown>;
  /** Subscribes a browser. */
  addBrowser(): Browser;
  close(): Promise<void>;
}

const expand = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts the one record of a message for a browser. */
function decrypt(body: Buffer, pair: ECDH, auth: Buffer): PushMessage {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + (body[HEADER_BYTES - 1] ?? 0));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = expand(pair.computeSecret(senderKey), auth, info, 32);
  const key = expand(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = expand(secret, salt, 'Content-Encoding: nonce\0', 12);
  const record = body.subarray(HEADER_BYTES + senderKey.length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage;
}

/** Checks the signature of a request. @returns what it claims, and the key that signed it; null where the signature is wrong */
export function readVapid({ headers }: Pushed): { claims: Record<string, unknown>; key: string } | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [header = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return null;
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>, key };
}

/** Starts a push service on a free local port; answers 201 by default. */
export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      void service.before().then(() => response.writeHead(service.status, service.headers).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    pushed,
    status: 201,
    headers: {},
    before: () => Promise.resolve(),
    addBrowser() {
      const [path, auth, pair] = [`/${randomBytes(8).toString('hex')}`, randomBytes(16), createECDH(CURVE)];
      const p256dh = pair.generateKeys().toString('base64url');
      return {
        subscription: { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') },
        read: () => pushed.filter((each) => each.path === path).map(({ body }) => decrypt(body, pair, auth)),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
