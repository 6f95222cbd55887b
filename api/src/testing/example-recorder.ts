import type { Example } from '../rest/openapi/examples.js';
import { sendForm } from './forms.js';
import type { Harness, Person, RestAnswer } from './harness.js';

/** The parameters of a call. */
export interface Call {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | readonly number[]>;
  body?: unknown;
  /** Sent, but not kept. */
  headers?: Record<string, string>;
}

/** Values that differ between runs, with their replacements. */
const REPLACED_FIELDS: readonly [field: RegExp, value: unknown][] = [
  [/^token$/, 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl'],
  [/^(filename|url|profileImage|featuredImage)$/, null],
  [/^(rss|heapTotal|heapUsed|external)$/, 104857600],
  [/^(uptime|totalDowntime)$/, 3600],
  [/^databaseUrl$/, 'localhost:5432/mehfil'],
  [/^version$/, '1.0.0'],
  [/^nodeVersion$/, 'v24.0.0'],
  [/^platform$/, 'linux'],
  [/^arch$/, 'x64'],
  [/^nextCursor$/, 'WyIyMDI3LTAzLTAxIiwxXQ'],
  [/^durationMs$/, 38],
];
/** Texts that differ between runs, with their replacements. */
const REPLACED_TEXTS: readonly [RegExp, string][] = [
  [/^mhf_[\w-]{43}$/, 'mhf_3kVq0a8Wm1Yx7Rt5Zc2Jp9Ls4Ne6Hd0Gb8Fu1Qo7KvE'],
  [/^[\w-]{43}$/, 'Zk3Vq0a8Wm1Yx7Rt5Zc2Jp9Ls4Ne6Hd0Gb8Fu1Qo7Kv'],
  [/^mhf_[\w-]{8}$/, 'mhf_3kVq0a8W'],
  [/^[A-Z2-7]{32}$/, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  [/^\d{6}$/, '492039'],
  [
    /^otpauth:/,
    'otpauth://totp/Mehfil:ayesha%40example.org?issuer=Mehfil&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  ],
  [/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/, 'MZXW-6YTB-OI2D-GNBV-MZXW-6YTB'],
  [/^whsec_/, 'whsec_5Tn2Xy8Qa0Wd6Rf4Zc1Jm7Lp3Ks9Hv0Gb5Eu2Oi8NqS'],
  [/^http:\/\/127\.0\.0\.1:\d+\/hook$/, 'https://bookings.example.org/mehfil'],
  [/^http:\/\/127\.0\.0\.1:\d+\/secret\/basic\.ics$/, 'https://calendar.example.org/private-4fd1/basic.ics'],
  [/^https?:\/\/[^/]+\/lists\/.*$/, 'https://mehfil.example.org/lists/Qk3vW8xYt5mZr1Lc7Pj0Hd9sNa2Gb4Ef'],
  [
    /^https?:\/\/[^/]+\/api\/calendar\/.*$/,
    'https://mehfil.example.org/api/calendar/Qk3vW8xYt5mZr1Lc7Pj0Hd9sNa2Gb4Ef.ics',
  ],
];
/** A generated name, e.g. thirty-two random digits. */
const RANDOM_NAME = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g;
/** The start time of a server that has run for an hour. */
const STARTED_AT = '2027-03-01T06:00:00.000Z';
const STABLE_NAME = '0b6f0a2e5c0b4a539a3b6d0d1f1f4d7a';

/** Replaces all values that differ between runs. */
function toStable(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => toStable(each, field));
  if (typeof value === 'object' && value !== null) {
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toStable(each, name)]));
    return 'uptime' in inner && 'startTime' in inner ? { ...inner, startTime: STARTED_AT } : inner;
  }
  if (typeof value === 'string') {
    const text = REPLACED_TEXTS.find(([pattern]) => pattern.test(value));
    if (text) return text[1];
    const replaced = value.replace(RANDOM_NAME, STABLE_NAME);
    if (replaced !== value) return replaced;
  }
  const shown = REPLACED_FIELDS.find(([name]) => name.test(field))?.[1] ?? null;
  // A field of the same name may be something else: the number of a version.
  return value === null || shown === null || typeof shown !== typeof value ? value : shown;
}

/** The URL of a call, with its parameters filled in. */
function toAddress(name: string, { params = {}, query = {} }: Call): string {
  const [, path = ''] = name.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Sends calls and keeps the first of each as its example. */
export class ExampleRecorder {
  readonly examples: Record<string, Example> = {};
  readonly failed: string[] = [];

  constructor(readonly app: Harness) {}

  /** Makes a call; `name` is its row. */
  async call<Body = Record<string, unknown>>(who: Person, name: string, call: Call = {}): Promise<Body> {
    const [method = ''] = name.split(' ');
    const answer: RestAnswer<Body> = await who.rest<Body>(method, toAddress(name, call), call.body, call.headers);
    if (answer.status >= 400) this.failed.push(`${name}: ${JSON.stringify(answer.body)}`);
    this.keep(name, call, answer.body);
    return answer.body;
  }

  /** An upload. */
  async upload(who: Person, name: string, field: string, content: Uint8Array<ArrayBuffer>, file: string) {
    const path = name.split(' ')[1] ?? '';
    const answer = await sendForm(this.app, who, { path, field, content, name: file });
    if (answer.status >= 400) this.failed.push(`${name}: ${JSON.stringify(answer.body)}`);
    this.keep(name, {}, answer.body);
    return answer.body;
  }

  /** A download; its bytes are not kept as an example. */
  async download(who: Person, name: string, call: Call): Promise<void> {
    const address = toAddress(name, call);
    const headers = { authorization: `Bearer ${who.token ?? ''}` };
    const response = await fetch(`${this.app.url}/api${address}`, { headers });
    await response.arrayBuffer();
    if (!response.ok) this.failed.push(`${name}: ${response.status}`);
    this.keep(name, call, undefined);
  }

  private keep(name: string, { params, query, body }: Omit<Call, 'headers'>, answer: unknown): void {
    this.examples[name] ??= {
      ...(params ? { params: toStable(params) as Record<string, unknown> } : {}),
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body: toStable(body) }),
      ...(answer === undefined || answer === null ? {} : { answer: toStable(answer) }),
    };
  }
}
