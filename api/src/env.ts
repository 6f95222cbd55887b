import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

/** Limits on attempts and requests; 0 switches a limit off. */
export interface Limits {
  /** Failed sign-ins per account in 15 minutes. */
  loginAttemptsPerAccount: number;
  /** Failed sign-ins per address in 15 minutes. */
  loginAttemptsPerAddress: number;
  /** Registrations per address in an hour. */
  registrationsPerAddress: number;
  /** Requests per address in a minute. */
  requestsPerMinute: number;
  /** Requests per API key in a minute. */
  requestsPerKey: number;
  /** Uploads per account in an hour. */
  uploadsPerHour: number;
  /** Whether the limits on what one account may cause (LIMITS.perAccount) count; off for load tests alone. */
  perAccount: boolean;
}

/** Where uploaded and generated files are kept. */
export type StorageEnv =
  | { kind: 'local' }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint?: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** The whole configuration, validated at start. Only this file reads the process environment. */
export interface Env {
  production: boolean;
  port: number;
  host: string;
  /** The address people see, without a slash at its end. */
  publicUrl: string;
  /** Absent: the embedded PostgreSQL under `dataDir` serves. */
  databaseUrl?: string;
  databasePoolMax: number;
  /** Absolute folder of the embedded database, local files and generated secrets. */
  dataDir: string;
  demo: boolean;
  admin?: { email: string; password: string };
  jwtSecret: string;
  /** Addresses or networks whose `X-Forwarded-For` counts. */
  trustedProxies: string[];
  smtpUrl?: string;
  mailFrom: string;
  storage: StorageEnv;
  /** Geolocation services asked by the browser, in order. */
  geoUrls: string[];
  ratesUrl?: string;
  mapTilesUrl: string;
  mapAttribution: string;
  support: { email: string; phone: string };
  social: {
    facebook: string;
    instagram: string;
    twitter: string;
    youtube: string;
  };
  limits: Limits;
  /** Webhooks may be sent to this machine, over http: for trying them out. */
  webhooksToLocalhost: boolean;
  logLevel: string;
  /** The environment file that the control panel edits; the scripts read it at start. */
  envFile: string;
  /** Longest wait for open requests at shutdown, seconds. */
  shutdownSeconds: number;
}

/** Thrown at start with every problem of the environment, one a line. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
  }
}

/** Every variable that the server reads; `.env.example` documents each of them. */
export const ENV_VARIABLES = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_POOL_MAX',
  'DATA_DIR',
  'DEMO',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'JWT_SECRET',
  'TRUSTED_PROXIES',
  'SMTP_URL',
  'MAIL_FROM',
  'STORAGE',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'GEO_URL_1',
  'GEO_URL_2',
  'RATES_URL',
  'MAP_TILES_URL',
  'MAP_ATTRIBUTION',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'SOCIAL_FACEBOOK',
  'SOCIAL_INSTAGRAM',
  'SOCIAL_TWITTER',
  'SOCIAL_YOUTUBE',
  'LOGIN_ATTEMPTS_PER_ACCOUNT',
  'LOGIN_ATTEMPTS_PER_ADDRESS',
  'REGISTRATIONS_PER_ADDRESS',
  'REQUESTS_PER_MINUTE',
  'REQUESTS_PER_KEY',
  'UPLOADS_PER_HOUR',
  'ACCOUNT_LIMITS',
  'WEBHOOKS_TO_LOCALHOST',
  'LOG_LEVEL',
  'ENV_FILE',
  'SHUTDOWN_SECONDS',
] as const;

type Variable = (typeof ENV_VARIABLES)[number];
/** A source of variables: `process.env`, a parsed file, or a test's object. */
export type EnvSource = Partial<Record<string, string>>;

/** The folder that holds `api` and `web`, from both `src` and `dist`. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');

/** The platform's version, from the project's package.json. */
export const VERSION = (JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string })
  .version;

const WEAK_SECRETS = ['secret', 'changeme', 'change-me', 'password', 'admin', 'mehfil'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

class Reader {
  readonly problems: string[] = [];
  constructor(private readonly source: EnvSource) {}

  text(name: Variable): string | undefined {
    const value = this.source[name]?.trim();
    return value === '' ? undefined : value;
  }

  integer(name: Variable, fallback: number, least: number, most: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    this.problems.push(`${name} must be a whole number from ${least} to ${most}`);
    return fallback;
  }

  flag(name: Variable, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['on', 'true', '1', 'yes'].includes(value)) return true;
    if (['off', 'false', '0', 'no'].includes(value)) return false;
    this.problems.push(`${name} must be on or off`);
    return fallback;
  }

  url(name: Variable, protocols: string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.problems.push(`${name} must be an address that begins with ${protocols.join(' or ')}//`);
    return undefined;
  }

  required(name: Variable, why: string): string {
    const value = this.text(name);
    if (value === undefined) this.problems.push(`${name} is required ${why}`);
    return value ?? '';
  }
}

function readStorage(read: Reader): StorageEnv {
  const kind = read.text('STORAGE') ?? 'local';
  if (kind === 'local') return { kind };
  if (kind !== 's3') {
    read.problems.push('STORAGE must be local or s3');
    return { kind: 'local' };
  }
  const why = 'when STORAGE is s3';
  return {
    kind,
    bucket: read.required('S3_BUCKET', why),
    region: read.text('S3_REGION') ?? 'us-east-1',
    endpoint: read.url('S3_ENDPOINT', ['http:', 'https:']),
    accessKeyId: read.required('S3_ACCESS_KEY_ID', why),
    secretAccessKey: read.required('S3_SECRET_ACCESS_KEY', why),
  };
}

function readAdmin(read: Reader, production: boolean): Env['admin'] {
  const email = read.text('ADMIN_EMAIL');
  const password = read.text('ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    read.problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together');
    return undefined;
  }
  if (password.length < 8) read.problems.push('ADMIN_PASSWORD must be at least 8 characters');
  if (production && isWeak(password)) read.problems.push('ADMIN_PASSWORD is a default password: choose another one');
  return { email, password };
}

function isWeak(secret: string): boolean {
  const plain = secret.toLowerCase().replace(/[^a-z]/g, '');
  return WEAK_SECRETS.some((weak) => plain === weak || plain === weak.replace('-', '') || plain === weak.repeat(2));
}

/** Signing secret: given, or, outside production, made once and kept beside the data. */
function readSecret(read: Reader, production: boolean, dataDir: string, writeSecret: boolean): string {
  const given = read.text('JWT_SECRET');
  if (given !== undefined) {
    if (given.length < 32) read.problems.push('JWT_SECRET must be at least 32 characters');
    if (production && isWeak(given)) read.problems.push('JWT_SECRET is a default secret: choose a random one');
    return given;
  }
  if (production) {
    read.problems.push('JWT_SECRET is required in production');
    return '';
  }
  if (!writeSecret) return '';
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}

/** A demo shows all four links of the footer; like its people, they are at nobody's address. */
function readContacts(read: Reader, demo: boolean): Pick<Env, 'support' | 'social'> {
  const network = (name: 'FACEBOOK' | 'INSTAGRAM' | 'TWITTER' | 'YOUTUBE') =>
    read.url(`SOCIAL_${name}`, ['https:']) ?? (demo ? `https://${name.toLowerCase()}.mehfil.example` : '');
  return {
    support: {
      email: read.text('SUPPORT_EMAIL') ?? 'support@mehfil.example',
      phone: read.text('SUPPORT_PHONE') ?? '+92 42 0000000',
    },
    social: {
      facebook: network('FACEBOOK'),
      instagram: network('INSTAGRAM'),
      twitter: network('TWITTER'),
      youtube: network('YOUTUBE'),
    },
  };
}

function readLimits(read: Reader): Limits {
  return {
    loginAttemptsPerAccount: read.integer('LOGIN_ATTEMPTS_PER_ACCOUNT', 10, 0, 1_000_000),
    loginAttemptsPerAddress: read.integer('LOGIN_ATTEMPTS_PER_ADDRESS', 50, 0, 1_000_000),
    registrationsPerAddress: read.integer('REGISTRATIONS_PER_ADDRESS', 20, 0, 1_000_000),
    requestsPerMinute: read.integer('REQUESTS_PER_MINUTE', 1200, 0, 1_000_000),
    requestsPerKey: read.integer('REQUESTS_PER_KEY', 300, 0, 1_000_000),
    uploadsPerHour: read.integer('UPLOADS_PER_HOUR', 200, 0, 1_000_000),
    perAccount: read.flag('ACCOUNT_LIMITS', true),
  };
}

/**
 * Reads and checks the environment.
 * @param source variables by name
 * @param options.writeSecret false where only a judgement is wanted (the environment editor)
 * @throws EnvError naming every problem at once
 */
export function readEnv(source: EnvSource, options: { writeSecret?: boolean } = {}): Env {
  const read = new Reader(source);
  const mode = read.text('NODE_ENV') ?? 'development';
  if (!['development', 'production', 'test'].includes(mode)) {
    read.problems.push('NODE_ENV must be development, production or test');
  }
  const production = mode === 'production';
  const port = read.integer('PORT', 4000, 0, 65535);
  const dataDirText = read.text('DATA_DIR') ?? '.data';
  const dataDir = isAbsolute(dataDirText) ? dataDirText : join(PROJECT_ROOT, dataDirText);
  const demo = read.flag('DEMO', !production);
  if (production && demo) read.problems.push('DEMO must be off in production: demo accounts have known passwords');
  const webhooksToLocalhost = read.flag('WEBHOOKS_TO_LOCALHOST', false);
  if (production && webhooksToLocalhost) read.problems.push('WEBHOOKS_TO_LOCALHOST must be off in production');
  const logLevel = read.text('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) read.problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);

  const env: Env = {
    production,
    port,
    host: read.text('HOST') ?? '127.0.0.1',
    publicUrl: (read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolMax: read.integer('DATABASE_POOL_MAX', 16, 2, 200),
    dataDir,
    demo,
    admin: readAdmin(read, production),
    jwtSecret: readSecret(read, production, dataDir, options.writeSecret ?? true),
    trustedProxies: (read.text('TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM') ?? 'Mehfil <no-reply@mehfil.example>',
    storage: readStorage(read),
    geoUrls: [read.url('GEO_URL_1', ['http:', 'https:']), read.url('GEO_URL_2', ['http:', 'https:'])].filter(
      (url) => url !== undefined,
    ),
    ratesUrl: read.url('RATES_URL', ['http:', 'https:']),
    mapTilesUrl: read.text('MAP_TILES_URL') ?? '',
    mapAttribution: read.text('MAP_ATTRIBUTION') ?? '',
    ...readContacts(read, demo),
    limits: readLimits(read),
    webhooksToLocalhost,
    logLevel,
    envFile: read.text('ENV_FILE') ?? join(PROJECT_ROOT, '.env'),
    shutdownSeconds: read.integer('SHUTDOWN_SECONDS', 10, 1, 300),
  };
  if (read.problems.length > 0) throw new EnvError(read.problems);
  return env;
}

/** The configuration of this process. */
export function processEnv(): Env {
  return readEnv(process.env);
}

/**
 * Judges whether a server could start with another environment file: the process's own environment, with the old file's values
 * replaced by the new one's.
 * @throws EnvError naming every problem at once
 */
export function assertEnvFileUsable(before: EnvSource, after: EnvSource): void {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => before[name] === undefined));
  readEnv({ ...own, ...after }, { writeSecret: false });
}
