import { connect, type Socket } from 'node:net';
import fc from 'fast-check';

/** What the sender of a request does after its last byte. */
type Ending = 'waits' | 'half-closes' | 'vanishes';

/** A multipart request as sent, intact or broken. */
interface BrokenForm {
  door: 'rest' | 'graphql';
  headers: Record<string, string>;
  body: Buffer;
  ending: Ending;
}

const BOUNDARY = 'mehfil-boundary';
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const OPERATIONS = JSON.stringify({
  query: 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }',
  variables: { file: null },
});

interface Part {
  disposition: string;
  extra: string;
  content: Uint8Array;
}

const filePart = (name: string, filename: string, content: Uint8Array): Part => ({
  disposition: `form-data; name="${name}"; filename="${filename}"`,
  extra: 'Content-Type: image/png\r\n',
  content,
});
const textPart = (name: string, text: string): Part => ({
  disposition: `form-data; name="${name}"`,
  extra: '',
  content: Buffer.from(text),
});

function toBody(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ disposition, extra, content }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${extra}\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const content = fc.oneof(fc.uint8Array({ maxLength: 2_000 }), fc.constant(new Uint8Array(200_000)));
const oddName = fc.constantFrom('a.png', '', '../../etc/passwd', 'x'.repeat(5_000), '%00.png', '\u0001.png');
const restParts = fc
  .tuple(fc.constantFrom('image', 'other', '__proto__', 'constructor'), oddName, content)
  .map((args) => [filePart(...args)]);
const graphqlParts = fc
  .tuple(
    fc.constantFrom(OPERATIONS, '{', 'null', '[]', '[null]', '{"variables":{}}'),
    fc.constantFrom('{"0":["variables.file"]}', '{"0":["__proto__.file"]}', '{"0":["constructor"]}', '[', '{"0":[0]}'),
    oddName,
    content,
    fc.shuffledSubarray([0, 1, 2], { minLength: 1 }),
  )
  .map(([operations, map, name, bytes, order]) => {
    const parts = [textPart('operations', operations), textPart('map', map), filePart('0', name, bytes)];
    return order.flatMap((index) => parts[index] ?? []);
  });

/** Damages a body in transit: positions are fractions of its length. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const damage = fc.oneof(
  fc.constant((body: Buffer) => body),
  place.map((at) => (body: Buffer) => body.subarray(0, Math.floor(at * body.length))),
  fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(([at, bytes]) => (body: Buffer) => {
    const index = Math.floor(at * body.length);
    return Buffer.concat([body.subarray(0, index), bytes, body.subarray(index + bytes.length)]);
  }),
  fc.constantFrom('\r\n\r\n', `--${BOUNDARY}`, '\0').map((text) => (body: Buffer) => {
    const index = body.indexOf(text);
    return index < 0 ? body : Buffer.concat([body.subarray(0, index), body.subarray(index + text.length)]);
  }),
);

/**
 * Multipart uploads that are truncated, damaged, reordered or wrongly announced, by clients that wait, half-close or disconnect.
 */
const brokenForms: fc.Arbitrary<BrokenForm> = fc
  .record({
    door: fc.constantFrom('rest' as const, 'graphql' as const),
    rest: restParts,
    graphql: graphqlParts,
    damage,
    announced: fc.constantFrom(0, 0, 0, 1, 500, -20),
    contentType: fc.constantFrom(CONTENT_TYPE, CONTENT_TYPE, CONTENT_TYPE, 'multipart/form-data', `${CONTENT_TYPE}x`),
    ending: fc.constantFrom<Ending>('waits', 'half-closes', 'vanishes'),
  })
  .map(({ door, rest, graphql, damage: damaged, announced, contentType, ending }) => {
    const body = damaged(toBody(door === 'rest' ? rest : graphql));
    const length = Math.max(0, body.length + announced);
    return {
      door,
      headers: { 'content-type': contentType, 'content-length': String(length) },
      body,
      // A client that waits for the response to an incomplete body waits for the server's timeout.
      ending: announced > 0 && ending === 'waits' ? 'half-closes' : ending,
    };
  });

/** Bytes after the handshake of a WebSocket. */
interface BrokenFrames {
  bytes: Buffer;
  ending: Ending;
}

function toFrame({ first, masked, payload, claimed }: Record<'first' | 'claimed', number> & FrameContent): Buffer {
  const length = payload.length + claimed;
  const head =
    length < 126
      ? Buffer.from([first, length])
      : Buffer.concat([Buffer.from([first, 127]), Buffer.from(BigInt64Array.of(BigInt(length)).buffer).reverse()]);
  const mask = Buffer.from([7, 11, 13, 17]);
  if (masked) head[1] = (head[1] ?? 0) | 0x80;
  const body = masked ? payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)) : payload;
  return Buffer.concat(masked ? [head, mask, body] : [head, body]);
}

interface FrameContent {
  masked: boolean;
  payload: Uint8Array;
}

const INIT = '{"type":"connection_init"}';
const message = fc.constantFrom(
  INIT,
  '{"type":"connection_init","payload":{"authorization":{"a":[]}}}',
  '{"type":"subscribe","id":"1","payload":{"query":"subscription { bookingChanged { id } }"}}',
  '{"type":"subscribe","id":"1","payload":{"query":"{"}}',
  '{"type":"subscribe","id":{},"payload":null}',
  '{"type":"complete","id":"9"}',
  '{"type":"ping","payload":[]}',
  '{"type":"__proto__"}',
  'null',
  '{',
  '',
);
const frame = fc.record({
  // FIN, reserved bits and opcode: text, binary, continuation, close, ping, pong and undefined ones.
  first: fc.oneof(fc.constant(0x81), fc.constant(0x81), fc.integer({ min: 0, max: 255 })),
  masked: fc.oneof(fc.constant(true), fc.constant(true), fc.constant(true), fc.boolean()),
  payload: fc.oneof(
    message.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 200 }),
    fc.constant(Buffer.alloc(70_000, 0x20)),
  ),
  claimed: fc.constantFrom(0, 0, 0, 3, 2 ** 40),
});

/** Frames that violate the WebSocket protocol or the one above it, by clients that wait, half-close or disconnect. */
const brokenFrames: fc.Arbitrary<BrokenFrames> = fc
  .record({
    opened: fc.boolean(),
    frames: fc.array(frame, { minLength: 1, maxLength: 5 }),
    ending: fc.constantFrom<Ending>('half-closes', 'vanishes'),
  })
  .map(({ opened, frames, ending }) => {
    const init = { first: 0x81, masked: true, payload: Buffer.from(INIT), claimed: 0 };
    return { bytes: Buffer.concat((opened ? [init, ...frames] : frames).map(toFrame)), ending };
  });

function toHead(method: string, path: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`);
}

/** Deadline for the server to answer a complete or abandoned request. */
const ANSWER_MS = 10_000;

/**
 * Sends raw bytes. Returns what came back until the connection ended.
 * @throws Error when the server neither answers nor ends the connection
 */
function exchange(url: string, bytes: Buffer, ending: Ending): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket: Socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.setTimeout(ANSWER_MS, () => {
      reject(new Error(`The connection hangs after ${JSON.stringify(answer)}`));
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(answer));
    socket.write(bytes, () => {
      if (ending === 'vanishes') socket.resetAndDestroy();
      else if (ending === 'half-closes') socket.end();
    });
  });
}

/** Sends a form; returns the status, or undefined without a response. */
async function sendBrokenForm(url: string, token: string, form: BrokenForm): Promise<number | undefined> {
  const head = toHead('POST', form.door === 'rest' ? '/api/upload/image' : '/graphql', {
    ...form.headers,
    authorization: `Bearer ${token}`,
    'apollo-require-preflight': 'true',
    connection: 'close',
  });
  const answer = await exchange(url, Buffer.concat([head, form.body]), form.ending);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}

/** Opens a WebSocket for subscriptions and sends bytes that need not be valid frames. */
async function sendBrokenFrames(url: string, { bytes, ending }: BrokenFrames): Promise<void> {
  const head = toHead('GET', '/graphql', {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'graphql-transport-ws',
  });
  await exchange(url, Buffer.concat([head, bytes]), ending);
}

/**
 * Sends broken forms and frames one by one, and checks the server's health after each.
 * @throws Error with the smallest request that broke the server, or that it answered with a 5xx
 */
export async function bombard(url: string, token: string, runs: { forms: number; frames: number }): Promise<void> {
  const assertHealthy = async () => {
    const answer = await fetch(`${url}/api/health`, { headers: { connection: 'close' } });
    await answer.body?.cancel();
    if (answer.status !== 200) throw new Error(`The server answered ${answer.status} when asked for its health`);
  };
  const forms = fc.asyncProperty(brokenForms, async (form) => {
    const status = await sendBrokenForm(url, token, form);
    if (status !== undefined && status >= 500) throw new Error(`Answered ${status}`);
    await assertHealthy();
  });
  await fc.assert(forms, { numRuns: runs.forms });
  const frames = fc.asyncProperty(brokenFrames, async (sent) => {
    await sendBrokenFrames(url, sent);
    await assertHealthy();
  });
  await fc.assert(frames, { numRuns: runs.frames });
}
