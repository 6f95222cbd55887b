import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Harness, Person } from './harness.js';

const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40];

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** CBOR (RFC 8949), as far as authenticators need it. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [encode(key), encode(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** The public key as COSE writes it: ES256. */
function toCose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const points = [x, y].map((each) => Buffer.from(each, 'base64url'));
  const [first = Buffer.of(), second = Buffer.of()] = points;
  return encode(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, first],
      [-3, second],
    ]),
  );
}

/** What an answer says that isn't true, or not of this site. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  type?: string;
}

/** The options of a registration, or of a use, as far as they matter. */
export interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
  allowCredentials?: { id: string }[];
  excludeCredentials?: { id: string }[];
}

/** A passkey in software: ES256, with a counter of its own. */
export class TestPasskey {
  readonly credentialId = randomBytes(16).toString('base64url');
  userHandle = Buffer.from('999999').toString('base64url');
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin: string) {}

  private describe(options: Options, deviation: Deviation, type: string, credential?: Buffer) {
    const rpId = deviation.rpId ?? options.rp?.id ?? options.rpId ?? '';
    const flags = USER_PRESENT + (deviation.verified === false ? 0 : USER_VERIFIED) + (credential ? HAS_CREDENTIAL : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviation.counter ?? this.counter);
    const clientData = JSON.stringify({
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? options.challenge,
      origin: deviation.origin ?? this.origin,
      crossOrigin: false,
    });
    const rpIdHash = createHash('sha256').update(rpId).digest();
    return {
      data: Buffer.concat([rpIdHash, Buffer.from([flags]), counter, ...(credential ? [credential] : [])]),
      clientData: Buffer.from(clientData),
    };
  }

  /** Answers a registration with attestation "none". */
  register(options: Options, deviation: Deviation = {}) {
    this.userHandle = options.user?.id ?? '';
    const id = Buffer.from(this.credentialId, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, toCose(this.keys.publicKey)]);
    const { data, clientData } = this.describe(options, deviation, 'webauthn.create', credential);
    const attestation = encode(
      new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    return {
      credentialId: this.credentialId,
      clientData: clientData.toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Answers the challenge of a use. */
  answer(options: Options, deviation: Deviation = {}) {
    if (this.counter > 0) this.counter += 1;
    const { data, clientData } = this.describe(options, deviation, 'webauthn.get');
    const hash = createHash('sha256').update(clientData).digest();
    return {
      credentialId: this.credentialId,
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), this.keys.privateKey).toString('base64url'),
      userHandle: deviation.userHandle ?? this.userHandle,
    };
  }
}

const START = 'mutation Start { startPasskey { options } }';
const ADD = `mutation Add($input: AddPasskeyInput!) {
  addPasskey(input: $input) { passkey { id name lastUsedAt } recoveryCodes } }`;

/** A passkey that nobody has added yet, in a browser of the harness's site. */
export function createTestPasskey(at: Harness): TestPasskey {
  return new TestPasskey(new URL(at.app.env.publicUrl).origin);
}

/** The options of a registration, for somebody who has just signed in. */
export async function startTestPasskey(person: Person): Promise<Options> {
  const { data, errors } = await person.graphql<{ startPasskey: { options: Options } }>(START);
  if (!data) throw new Error(`The start answered ${JSON.stringify(errors)}`);
  return data.startPasskey.options;
}

/** Sends a passkey's answer to a registration. */
export function sendTestPasskey(person: Person, input: ReturnType<TestPasskey['register']>, name = 'Phone') {
  return person.graphql<{ addPasskey: { passkey: { id: number; name: string }; recoveryCodes: string[] } }>(ADD, {
    input: { name, ...input },
  });
}

/** Adds a passkey to an account. */
export async function addTestPasskey(at: Harness, person: Person, name?: string) {
  const passkey = createTestPasskey(at);
  const { data, errors } = await sendTestPasskey(person, passkey.register(await startTestPasskey(person)), name);
  if (!data) throw new Error(`The passkey was refused: ${JSON.stringify(errors)}`);
  const { passkey: added, recoveryCodes } = data.addPasskey;
  return { passkey, id: added.id, recoveryCodes };
}

/** What an account has set up, as its owner reads it. */
interface Factors {
  passkeys: { id: number; name: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
}

const FACTORS = '{ viewerSecondFactors { passkeys { id name lastUsedAt } recoveryCodesLeft } }';

/** What a person has set up. */
export async function readFactors(person: Person): Promise<Factors> {
  const { data } = await person.graphql<{ viewerSecondFactors: Factors }>(FACTORS);
  if (!data) throw new Error('The second factors could not be read');
  return data.viewerSecondFactors;
}

/** The options of a sign-in by passkey. */
export async function startTestSignIn(at: Harness): Promise<Options> {
  const { data } = await at.visitor.graphql<{ startPasskeySignIn: { options: Options } }>(
    'mutation Start { startPasskeySignIn { options } }',
  );
  if (!data) throw new Error('The sign-in could not be started');
  return data.startPasskeySignIn.options;
}

async function readKinds(at: Harness, sql: string, value: unknown): Promise<string[]> {
  const rows = await at.context().em.execute<{ kind: string }[]>(sql, [value]);
  return rows.map(({ kind }) => kind);
}

/** What the security log has about an account, oldest first. */
export function readEventKinds(at: Harness, userId: number): Promise<string[]> {
  return readKinds(at, 'select upper(kind) as kind from security_events where account_id = ? order by id', userId);
}

/** The kinds of the mails to an address, oldest first. */
export function readMailKinds(at: Harness, email: string): Promise<string[]> {
  return readKinds(at, 'select kind from outbox_mails where to_address = ? order by id', email);
}
