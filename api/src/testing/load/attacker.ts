// Attacks a server for some time. Started by worst-client.endurance.ts as a separate process, so that neither the server nor
// the measured client shares its event loop; Node strips the types, so only erasable syntax is allowed.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';

/** The attack and its credentials, as JSON in the first argument. */
interface AttackPlan {
  url: string;
  attack: string;
  ms: number;
  concurrent: number;
  /** The address that the trusted proxy reports. */
  address: string;
  tokens: { customer: string; owner: string; admin: string };
  bookingId: number;
  messages: number;
}

const plan = JSON.parse(process.argv[2] ?? '{}') as AttackPlan;
const { host, hostname, port } = new URL(plan.url);
const BOUNDARY = 'attack';

async function send(path: string, token: string | undefined, body?: unknown): Promise<void> {
  const response = await fetch(plan.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': plan.address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
}

const graphql = (query: string, variables: unknown = {}, token?: string) =>
  send('/graphql', token, { query, variables });

const lines = (head: string, row: (n: number) => string) =>
  [head, ...Array.from({ length: 999 }, (_, n) => row(n))].join('\n');
const services = lines('name,price,priceType', (n) => `Service ${n},10,fixed`);
const halls = lines('hallNumber,hallName,location,category', (n) => `${n},Hall ${n},"Canal Road, Lahore",Nowhere`);
const importing = (kind: string, content: string) =>
  graphql(
    'mutation I($input: ImportFileInput!) { importFile(input: $input) { created } }',
    { input: { kind, content, preview: true } },
    plan.tokens.owner,
  );
const expensive = Array.from(
  { length: 24 },
  (_, n) => `a${n}: halls(paging: { limit: 100 }) { nodes { ${'id '.repeat(11)} } }`,
).join(' ');

/** Opens a connection, sends bytes, and closes it after a while. */
async function raw(bytes: string | Buffer, ms: number, more?: (socket: Socket) => void): Promise<void> {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(bytes);
  more?.(socket);
  await Promise.race([closed, pause(ms)]);
  socket.destroy();
}

const head = (line: string, headers: readonly string[]) =>
  [line, `Host: ${host}`, `X-Forwarded-For: ${plan.address}`, ...headers, '', ''].join('\r\n');

function uploadHead(path: string, length: number): string {
  return head(`POST ${path} HTTP/1.1`, [
    `Authorization: Bearer ${plan.tokens.owner}`,
    'Apollo-Require-Preflight: 1',
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${length}`,
  ]);
}

const filePart = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const upgrade = head('GET /graphql HTTP/1.1', [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
]);
/** A frame with reserved bits, one that isn't masked, one that is longer than allowed, and noise. */
const BROKEN_FRAMES = [
  Buffer.from([0xf1, 0x81, 0, 0, 0, 0, 0x7b]),
  Buffer.from([0x81, 0x01, 0x7b]),
  Buffer.from([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x7b]),
  Buffer.alloc(3000, 0x99),
];

function subscribing(query: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${plan.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': plan.address },
    });
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init' }));
      for (let id = 0; id < plan.messages; id += 1)
        socket.send(JSON.stringify({ type: 'subscribe', id: `${id}`, payload: { query } }));
      socket.close();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

let documents = 0;
/** A document that the server hasn't seen before. */
const fresh = (query: string) => `${query} # ${(documents += 1)}`;

const search = 'query Q($filter: HallFilter) { halls(filter: $filter) { nodes { id } } }';

const ATTACKS: Readonly<Record<string, () => Promise<unknown>>> = {
  'long lists': () => graphql(search, { filter: { services: Array.from({ length: 30_000 }, () => '') } }),
  'long documents': () => graphql(`{ ${'health { status } '.repeat(5_000)} }`),
  'fields of one name': () => graphql(`{ health { ${'status '.repeat(990)} } }`),
  'objects of one name': () => graphql(fresh(`{ ${'health { status } '.repeat(240)} }`)),
  'unknown fragments': () => graphql(`{ ${Array.from({ length: 480 }, (_, n) => `...F${n}`).join(' ')} }`),
  'the most expensive document': () => graphql(`{ ${expensive} }`),
  'sign-ins': () =>
    send('/api/user/auth/login', undefined, { emailOrUsername: 'nobody@mail.test', password: 'wrong one' }),
  'long places': () => send(`/api/public/halls?location=${encodeURIComponent('lahore canal '.repeat(15))}`, undefined),
  'imports of services': () => importing('OPTIONAL_SERVICES', services),
  'imports of halls': () => importing('HALLS', halls),
  invoices: () => send(`/api/user/bookings/${plan.bookingId}/invoice.pdf`, plan.tokens.customer),
  'nested articles': () =>
    graphql(
      'query P($input: BlogContentInput!) { blogContentPreview(input: $input) }',
      { input: { content: '<b>'.repeat(33_000) } },
      plan.tokens.admin,
    ),
  'invalid subscriptions': () => subscribing('{ health { status } }'),
  'subscriptions to fields of one name': () => subscribing(`subscription { bookingChanged { ${'id '.repeat(980)} } }`),
  'uploads that are cut': () => raw(uploadHead('/api/upload/image', 4_000_000) + filePart + 'x'.repeat(500_000), 50),
  'uploads of no picture': () =>
    raw(uploadHead('/api/upload/image', 4_000_000) + filePart + 'x'.repeat(3_999_999 - filePart.length), 500),
  'uploads that trickle': () =>
    raw(uploadHead('/graphql', 4_000_000) + filePart, plan.ms, (socket) => {
      const timer = setInterval(() => socket.write('x'), 100);
      socket.once('close', () => clearInterval(timer));
    }),
  'slow headers': () => raw(`GET /api/health HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, plan.ms),
  'broken frames': () =>
    Promise.all(BROKEN_FRAMES.map((frame) => raw(Buffer.concat([Buffer.from(upgrade), frame]), 300))),
};

async function repeat(action: () => Promise<unknown>): Promise<never> {
  for (;;) await action().catch(() => undefined);
}

const attack = ATTACKS[plan.attack];
if (!attack) throw new Error(`No attack is called ${plan.attack}`);
process.stdout.write('attacking\n');
// Pending requests are abandoned, as when a window is closed.
setTimeout(() => process.exit(0), plan.ms);
for (let n = 0; n < plan.concurrent; n += 1) void repeat(attack);
