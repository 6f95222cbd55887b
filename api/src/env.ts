import { isAbsolute, join } from 'node:path';
import { object, ValidationError } from 'yup';
import { getFileProblems, getProcessVariables, toEnvFilePath, type EnvSource } from './env/env-file.js';
import type { SecondFactorRule } from './domain/accounts/second-factor.js';
import { NO_TILES, toEntries } from './env/kinds.js';
import { PROJECT_ROOT } from './env/project.js';
import { isWeak, readOrCreateSecret } from './env/secrets.js';
import { RETENTION } from './domain/personal-data/retention.js';
import { VARIABLE_TABLE, VARIABLES, type EnvValues } from './env/variables.js';

export type { EnvSource } from './env/env-file.js';
export { PROJECT_ROOT, VERSION } from './env/project.js';
export { VARIABLE_TABLE } from './env/variables.js';

/** Limits on attempts and requests; 0 disables a limit. */
export interface Limits {
  /** Failed sign-ins per account and address in 15 minutes. */
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
  /** Whether the limits per account (LIMITS.perAccount) apply; off only for load tests. */
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

/** The mail server. Never a URL: the mail library would read options from its query, including programs to run. */
export interface SmtpEnv {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS if the server offers it. */
  secure: boolean;
  auth?: { user: string; pass: string };
}

/** The whole configuration, validated at startup. Only `env.ts` and its folder read the process environment. */
export interface Env {
  production: boolean;
  port: number;
  host: string;
  /** The public URL, without a trailing slash. */
  publicUrl: string;
  /** Absent for the embedded PostgreSQL under `dataDir`. */
  databaseUrl?: string;
  /** Streaming replicas for reads. */
  databaseReplicaUrls: string[];
  databasePoolMax: number;
  /** Absolute folder of the embedded database, local files and generated secrets. */
  dataDir: string;
  /** Absolute folder of the web build. */
  webDir: string;
  demo: boolean;
  admin?: { email: string; password: string };
  jwtSecret: string;
  /** The one before it was changed, for reading what it has encrypted. */
  jwtSecretBefore?: string;
  /** Retention of the security log, days. */
  securityLogDays: number;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Names of headers, in small letters, in which these proxies say where a client is. */
  placeHeaders: string[];
  /** Absent when mails are stored instead of sent. */
  smtp?: SmtpEnv;
  mailFrom: string;
  /** Whether reviews and applications wait until the account's e-mail address is confirmed. */
  requireConfirmedEmail: boolean;
  /** Who must have a second factor. */
  requireSecondFactor: SecondFactorRule;
  storage: StorageEnv;
  /** Geolocation services that the browser queries, in order. */
  geoUrls: string[];
  ratesUrl?: string;
  /** Template of the map tiles; empty without any. */
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
  /** Allows webhooks to this machine over http, for development. */
  webhooksToLocalhost: boolean;
  /** Compiles and runs the product's own documents past Apollo Server. */
  fastPath: boolean;
  logLevel: string;
  metricsToken?: string;
  /** Statements that take longer are logged; 0 for none. */
  slowStatementMs: number;
  /** The receiver of traces, if any. */
  traceEndpoint?: string;
  /** The environment file that the server reads at startup and the control panel edits. */
  envFile: string;
  /** Variables set in the process environment, which override the file. */
  outside: EnvSource;
  /** Longest wait for open requests at shutdown, seconds. */
  shutdownSeconds: number;
}

/** Thrown at startup with every problem of the environment, one per line. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
  }
}

const SCHEMA = object(
  Object.fromEntries(Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema])),
).noUnknown();

/** Reads each variable by its schema. @returns the valid values, and a problem for each invalid one */
function readValues(source: EnvSource): { values: Partial<EnvValues>; problems: string[] } {
  const given = Object.fromEntries(
    [...VARIABLE_TABLE.keys()].flatMap((name) => {
      const value = source[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(given)) {
    try {
      values[name] = SCHEMA.validateSyncAt(name, given);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      problems.push(error.message);
    }
  }
  return { values: values, problems };
}

function toStorage(values: Partial<EnvValues>, problems: string[]): StorageEnv {
  if (values.STORAGE !== 's3') return { kind: 'local' };
  const required = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = values[name];
    if (value === undefined) problems.push(`${name} is required when STORAGE is s3`);
    return value ?? '';
  };
  return {
    kind: 's3',
    bucket: required('S3_BUCKET'),
    region: values.S3_REGION ?? 'us-east-1',
    endpoint: values.S3_ENDPOINT,
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
}

function toAdmin(values: Partial<EnvValues>, production: boolean, problems: string[]): Env['admin'] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together');
    return undefined;
  }
  if (password.length < 8) problems.push('ADMIN_PASSWORD must be at least 8 characters');
  if (production && isWeak(password)) problems.push('ADMIN_PASSWORD is a default password: choose another one');
  return { email, password };
}

/** The signing secret: configured, or, outside production, generated once and stored in the data folder. */
function toSecret(given: string | undefined, production: boolean, problems: string[]): string | undefined {
  if (given !== undefined) {
    if (given.length < 32) problems.push('JWT_SECRET must be at least 32 characters');
    if (production && isWeak(given)) problems.push('JWT_SECRET is a default secret: choose a random one');
    return given;
  }
  if (production) problems.push('JWT_SECRET is required in production');
  return undefined;
}

function toSmtp(given: string | undefined): SmtpEnv | undefined {
  if (given === undefined) return undefined;
  const { hostname, port, protocol, username, password } = new URL(given);
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  // URLs put IPv6 addresses in brackets; other settings don't.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return { host, port: port === '' ? (secure ? 465 : 587) : Number(port), secure, ...(auth ? { auth } : {}) };
}

/** The demo shows all four footer links, with made-up addresses. */
function toContacts(values: Partial<EnvValues>, demo: boolean): Pick<Env, 'support' | 'social'> {
  const network = (name: 'FACEBOOK' | 'INSTAGRAM' | 'TWITTER' | 'YOUTUBE') =>
    values[`SOCIAL_${name}`] ?? (demo ? `https://${name.toLowerCase()}.mehfil.example` : '');
  return {
    support: {
      email: values.SUPPORT_EMAIL ?? 'support@mehfil.example',
      phone: values.SUPPORT_PHONE ?? '+92 42 0000000',
    },
    social: {
      facebook: network('FACEBOOK'),
      instagram: network('INSTAGRAM'),
      twitter: network('TWITTER'),
      youtube: network('YOUTUBE'),
    },
  };
}

/**
 * The map tiles of OpenStreetMap stand in for a provider outside of production; their terms exclude busy products
 * (operations.osmfoundation.org/policies/tiles).
 */
function toMap(values: Partial<EnvValues>, production: boolean): Pick<Env, 'mapTilesUrl' | 'mapAttribution'> {
  const mapTilesUrl = values.MAP_TILES_URL === NO_TILES ? '' : values.MAP_TILES_URL;
  const mapAttribution = values.MAP_ATTRIBUTION ?? '';
  if (mapTilesUrl !== undefined || production) return { mapTilesUrl: mapTilesUrl ?? '', mapAttribution };
  return {
    mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    mapAttribution: '© OpenStreetMap contributors',
  };
}

function toLimits(values: Partial<EnvValues>): Limits {
  return {
    loginAttemptsPerAccount: values.LOGIN_ATTEMPTS_PER_ACCOUNT ?? 10,
    loginAttemptsPerAddress: values.LOGIN_ATTEMPTS_PER_ADDRESS ?? 50,
    registrationsPerAddress: values.REGISTRATIONS_PER_ADDRESS ?? 20,
    requestsPerMinute: values.REQUESTS_PER_MINUTE ?? 1200,
    requestsPerKey: values.REQUESTS_PER_KEY ?? 300,
    uploadsPerHour: values.UPLOADS_PER_HOUR ?? 200,
    perAccount: values.ACCOUNT_LIMITS ?? true,
  };
}

/** The embedded database has no replicas. */
function toReplicaUrls({ DATABASE_URL, DATABASE_REPLICA_URLS }: Partial<EnvValues>, problems: string[]): string[] {
  const urls = toEntries(DATABASE_REPLICA_URLS ?? '');
  if (urls.length > 0 && DATABASE_URL === undefined) problems.push('DATABASE_REPLICA_URLS needs DATABASE_URL');
  return urls;
}

/** The absolute path of a folder; relative ones start at the project's. */
function toFolder(given: string): string {
  return isAbsolute(given) ? given : join(PROJECT_ROOT, given);
}

/** Switches that production refuses. */
function toFlags(values: Partial<EnvValues>, production: boolean, problems: string[]) {
  const demo = values.DEMO ?? !production;
  if (production && demo) problems.push('DEMO must be off in production: demo accounts have known passwords');
  const webhooksToLocalhost = values.WEBHOOKS_TO_LOCALHOST ?? false;
  if (production && webhooksToLocalhost) problems.push('WEBHOOKS_TO_LOCALHOST must be off in production');
  return { demo, webhooksToLocalhost };
}

/**
 * Reads and validates the environment.
 * @param source variables by name
 * @param options.writeSecret false to validate only (the environment editor)
 * @param options.outside the variables that come from the process environment rather than the file
 * @throws EnvError naming every problem at once
 */
export function readEnv(source: EnvSource, options: { writeSecret?: boolean; outside?: EnvSource } = {}): Env {
  const { values, problems } = readValues(source);
  const production = values.NODE_ENV === 'production';
  const port = values.PORT ?? 4000;
  const dataDir = toFolder(values.DATA_DIR ?? '.data');
  const secret = toSecret(values.JWT_SECRET, production, problems);
  const switches = toFlags(values, production, problems);
  const env = {
    production,
    port,
    host: values.HOST ?? '127.0.0.1',
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrls: toReplicaUrls(values, problems),
    databasePoolMax: values.DATABASE_POOL_MAX ?? 16,
    dataDir,
    webDir: toFolder(values.WEB_DIR ?? 'web/dist'),
    ...switches,
    admin: toAdmin(values, production, problems),
    jwtSecretBefore: values.JWT_SECRET_BEFORE,
    securityLogDays: values.SECURITY_LOG_DAYS ?? RETENTION.securityLog.days,
    trustedProxies: toEntries(values.TRUSTED_PROXIES ?? ''),
    placeHeaders: toEntries((values.PLACE_HEADERS ?? '').toLowerCase()),
    smtp: toSmtp(values.SMTP_URL),
    mailFrom: values.MAIL_FROM ?? 'Mehfil <no-reply@mehfil.example>',
    requireConfirmedEmail: values.REQUIRE_CONFIRMED_EMAIL ?? values.SMTP_URL !== undefined,
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR ?? 'none',
    storage: toStorage(values, problems),
    geoUrls: [values.GEO_URL_1, values.GEO_URL_2].filter((url) => url !== undefined),
    ratesUrl: values.RATES_URL,
    ...toMap(values, production),
    ...toContacts(values, switches.demo),
    limits: toLimits(values),
    fastPath: values.FAST_PATH ?? true,
    logLevel: values.LOG_LEVEL ?? 'info',
    metricsToken: values.METRICS_TOKEN,
    slowStatementMs: values.SLOW_STATEMENT_MS ?? 500,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    envFile: toEnvFilePath(source),
    outside: options.outside ?? {},
    shutdownSeconds: values.SHUTDOWN_SECONDS ?? 10,
  };
  if (problems.length > 0) throw new EnvError(problems);
  // Last, so that a refused start leaves no files behind.
  return { ...env, jwtSecret: secret ?? (options.writeSecret === false ? '' : getOwnSecret(dataDir)) };
}

function getOwnSecret(dataDir: string): string {
  try {
    return readOrCreateSecret(dataDir, 'jwt-secret');
  } catch (error) {
    throw new EnvError([describeFolderError(dataDir, error)]);
  }
}

/** What to do about a data folder that can't be used. */
export function describeFolderError(dataDir: string, error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return `the data folder ${dataDir} can’t be used (${code}): give this user access to it, or name another one by DATA_DIR`;
}

/**
 * The configuration of this process.
 * @throws EnvError naming every problem of the environment file, or else of its values
 */
export function processEnv(): Env {
  const problems = getFileProblems();
  if (problems.length > 0) throw new EnvError([...problems]);
  return readEnv(process.env, { outside: getProcessVariables() });
}

/**
 * Validates an environment file for a server started with these variables.
 * @param outside the process environment, which overrides the file
 * @returns the resulting configuration
 * @throws EnvError naming every problem at once
 */
export function assertEnvFileUsable(outside: EnvSource, file: ReadonlyMap<string, string>): Env {
  const known = Object.fromEntries([...file].filter(([name]) => VARIABLE_TABLE.has(name)));
  // Validates overridden values of the file too: they may apply at the next start.
  const { problems } = readValues(known);
  if (problems.length > 0) throw new EnvError(problems);
  return readEnv({ ...known, ...outside }, { writeSecret: false });
}
