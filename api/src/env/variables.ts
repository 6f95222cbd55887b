import type { InferType } from 'yup';
import { SECOND_FACTOR_RULES } from '../domain/accounts/second-factor.js';
import { isEmail } from '../domain/text/text.js';
import {
  address,
  addressList,
  choice,
  flag,
  headerList,
  integer,
  mailbox,
  matching,
  networkList,
  text,
  tileAddress,
  type VariableKind,
} from './kinds.js';

/** A variable: the single source for the reader, `.env.example`, the environment screen and its checks. */
interface Variable<Value> extends VariableKind<Value> {
  section: string;
  /** What it does, and the default behavior. */
  meaning: string;
  /** The value in `.env.example`, which is the default. */
  example?: string;
  /** Masked until revealed. */
  isSecret?: true;
  /** False for what only the process environment may set: paths, and what another screen switches. */
  isEditable?: false;
}

/** Starts a section; its variables follow in the order of `.env.example`. */
const inSection =
  (section: string) =>
  <Value>(
    kind: VariableKind<Value>,
    meaning: string,
    rest: Omit<Variable<Value>, keyof VariableKind<Value> | 'section' | 'meaning'> = {},
  ) => ({
    ...rest,
    ...kind,
    section,
    meaning,
  });

const HTTP = ['http:', 'https:'] as const;
const SECRET = { isSecret: true } as const;
const FIXED = { isEditable: false } as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const INT_MAX = 1_000_000;

const server = inSection('The server');
const data = inSection('Data');
const accounts = inSection('Accounts');
const mail = inSection('Mail');
const files = inSection('Files');
const places = inSection('Currency and maps');
const contact = inSection('Contact');
const limits = inSection('Limits, 0 = off');
const operation = inSection('Operation');

/** Every variable of the server, read once at startup. */
export const VARIABLES = {
  NODE_ENV: server(
    choice(['development', 'production', 'test']),
    'Production refuses demo accounts, a default secret and a default password, and requires JWT_SECRET. The environment screen switches it.',
    { example: 'development', ...FIXED },
  ),
  PORT: server(integer(0, 65_535), 'The port to listen on. 0 picks a free one.', { example: '4000' }),
  HOST: server(
    matching('an IP address or a host name', /^[\w.:-]{1,253}$/),
    'The address to listen on. Use 0.0.0.0 in a container.',
    { example: '127.0.0.1' },
  ),
  PUBLIC_URL: server(
    address(HTTP, { path: true }),
    'The public URL, used in mails, share links and the sitemap. Default: http://localhost and the port.',
  ),
  TRUSTED_PROXIES: server(
    networkList(),
    'Addresses or networks of the proxies in front of the server, comma-separated (10.0.0.0/8, 127.0.0.1). Only their forwarded client addresses are trusted. Default: none.',
  ),
  PLACE_HEADERS: server(
    headerList(),
    'Headers in which these proxies say where a client is, the smallest place first (CF-IPCity, CF-IPCountry). The list of sessions and mails about sign-ins show it. The proxies must remove such headers of clients. Default: none.',
  ),
  WEB_DIR: server(
    text(),
    'The folder of the built web app. Without a build in it, the server serves only GraphQL and REST.',
    { example: 'web/dist', ...FIXED },
  ),
  LOG_LEVEL: server(choice(LOG_LEVELS), 'The minimum level of log entries.', { example: 'info' }),
  SHUTDOWN_SECONDS: server(integer(1, 300), 'How long a shutdown waits for open requests, in seconds.', {
    example: '10',
  }),

  DATABASE_URL: data(
    address(['postgres:', 'postgresql:'], { credentials: true, path: true, query: ['sslmode'] }),
    'The URL of an external PostgreSQL 18, with user, password, host, port and database. Default: an embedded one, stored in DATA_DIR.',
    SECRET,
  ),
  DATABASE_REPLICA_URLS: data(
    addressList(['postgres:', 'postgresql:'], { credentials: true, path: true, query: ['sslmode'] }),
    'The URLs of streaming replicas of that database: what visitors read is read there (docs/operations.md, More than one machine). Default: none.',
    SECRET,
  ),
  DATABASE_POOL_MAX: data(integer(2, 200), 'Most database connections per server process, and to each replica.', {
    example: '16',
  }),
  DATA_DIR: data(
    text(),
    'The folder of the embedded database, uploaded files (STORAGE=local) and generated secrets. Servers with different folders and ports can run side by side.',
    { example: '.data', ...FIXED },
  ),
  DEMO: data(
    flag(),
    'on: fills an empty platform with demo halls, bookings and one account per role, listed on the sign-in page. off: only creates the first admin below. Default: on, and off in production.',
  ),

  ADMIN_EMAIL: accounts(
    matching('an e-mail address', { test: isEmail }),
    'The e-mail address of the first admin, created if there is none. Requires ADMIN_PASSWORD.',
  ),
  ADMIN_PASSWORD: accounts(
    text(),
    'The password of the first admin, at least 8 characters. Requires ADMIN_EMAIL.',
    SECRET,
  ),
  JWT_SECRET: accounts(
    text(),
    'Signs session tokens: at least 32 random characters. Changing it signs everybody out. Default: generated once and stored in DATA_DIR; required in production.',
    SECRET,
  ),
  JWT_SECRET_BEFORE: accounts(
    text(),
    'The JWT_SECRET before its last change: CNICs that were encrypted with it are still read, and encrypted anew at night. It signs nothing.',
    SECRET,
  ),
  SECURITY_LOG_DAYS: accounts(integer(30, 3650), 'How long the security log is kept, in days.', { example: '400' }),

  REQUIRE_SECOND_FACTOR: accounts(
    choice(SECOND_FACTOR_RULES),
    'Who must set up a second factor before using what their role allows: nobody, staff, or staff and venue owners.',
    { example: 'none' },
  ),
  REQUIRE_CONFIRMED_EMAIL: accounts(
    flag(),
    'Whether reviews, applications and questions to halls wait until the account’s e-mail address is confirmed. Default: on where SMTP_URL is set.',
  ),

  SMTP_URL: mail(
    address(['smtp:', 'smtps:'], { credentials: true }),
    'The mail server: smtp://name:password@host:587 or smtps://, without path or query. Default: mails are stored instead of sent, and staff can read them in the control panel.',
    SECRET,
  ),
  MAIL_FROM: mail(mailbox(), 'The sender of every mail.', { example: 'Mehfil <no-reply@mehfil.example>' }),

  STORAGE: files(choice(['local', 's3']), 'Where uploaded files are stored: local (DATA_DIR/files) or s3.', {
    example: 'local',
  }),
  S3_BUCKET: files(matching('a bucket name', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), 'The bucket, for STORAGE=s3.'),
  S3_REGION: files(matching('a region name', /^[a-z0-9-]{1,40}$/), 'The region of the bucket.', {
    example: 'us-east-1',
  }),
  S3_ENDPOINT: files(address(HTTP, { path: true }), 'The URL of an S3-compatible storage other than Amazon’s.'),
  S3_ACCESS_KEY_ID: files(text(), 'The access key id for the bucket.', SECRET),
  S3_SECRET_ACCESS_KEY: files(text(), 'The secret access key for the bucket.', SECRET),

  GEO_URL_1: places(
    address(HTTP, { path: true, query: true }),
    'A geolocation service (JSON) that the browser queries for the visitor’s country. Default: language and time zone decide.',
  ),
  GEO_URL_2: places(address(HTTP, { path: true, query: true }), 'A fallback geolocation service.'),
  RATES_URL: places(
    address(HTTP, { path: true, query: true }),
    'The source of exchange rates (JSON) for a daily job. Default: the dated table that ships with the server.',
  ),
  MAP_TILES_URL: places(
    tileAddress(),
    'Map tiles, https://tiles.example/{z}/{x}/{y}.png; none for pins on a plot. Default: OpenStreetMap’s, in production none.',
  ),
  MAP_ATTRIBUTION: places(text(), 'The attribution that the map tile provider requires.'),

  SUPPORT_EMAIL: contact(
    matching('an e-mail address', { test: isEmail }),
    'The e-mail address in the footer and on the support page.',
    { example: 'support@mehfil.example' },
  ),
  SUPPORT_PHONE: contact(text(), 'The phone number in the footer and on the support page.', {
    example: '+92 42 0000000',
  }),
  SOCIAL_FACEBOOK: contact(
    address(['https:'], { path: true, query: true }),
    'The footer’s link to Facebook. Default: hidden; the demo uses a made-up one, as for the three below.',
  ),
  SOCIAL_INSTAGRAM: contact(address(['https:'], { path: true, query: true }), 'The footer’s link to Instagram.'),
  SOCIAL_TWITTER: contact(address(['https:'], { path: true, query: true }), 'The footer’s link to Twitter.'),
  SOCIAL_YOUTUBE: contact(address(['https:'], { path: true, query: true }), 'The footer’s link to YouTube.'),

  LOGIN_ATTEMPTS_PER_ACCOUNT: limits(
    integer(0, INT_MAX),
    'Failed sign-ins for one account from one address in 15 minutes.',
    { example: '10' },
  ),
  LOGIN_ATTEMPTS_PER_ADDRESS: limits(integer(0, INT_MAX), 'Failed sign-ins from one address in 15 minutes.', {
    example: '50',
  }),
  REGISTRATIONS_PER_ADDRESS: limits(integer(0, INT_MAX), 'Registrations from one address in an hour.', {
    example: '20',
  }),
  REQUESTS_PER_MINUTE: limits(integer(0, INT_MAX), 'Requests from one address in a minute.', { example: '1200' }),
  REQUESTS_PER_KEY: limits(integer(0, INT_MAX), 'Requests of one API key in a minute.', { example: '300' }),
  UPLOADS_PER_HOUR: limits(integer(0, INT_MAX), 'Uploads of one account in an hour.', { example: '200' }),
  ACCOUNT_LIMITS: limits(
    flag(),
    'Whether one account’s booking requests, mails to others, webhook tests and uploaded bytes are limited (docs/security.md). Off only for load tests.',
    { example: 'on' },
  ),

  WEBHOOKS_TO_LOCALHOST: operation(
    flag(),
    'Whether webhooks may be sent to this machine, and external calendars read from it, over http, to try them out. Refused in production.',
    { example: 'off' },
  ),
  FAST_PATH: operation(
    flag(),
    'Whether the product’s own documents (the web app’s and the REST API’s) are compiled and run past Apollo Server. Off only to look for a fault: answers are the same, at several times the cost.',
    { example: 'on' },
  ),
  METRICS_TOKEN: operation(
    matching('16 to 200 letters, digits and -._~+/=', /^[\w.~+/=-]{16,200}$/),
    'The bearer token that opens /metrics. Default: only this machine itself may read them, without a proxy in between.',
    SECRET,
  ),
  SLOW_STATEMENT_MS: operation(
    integer(0, 60_000),
    'Database statements that take longer are logged, without values, in milliseconds. 0 = off.',
    { example: '500' },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: operation(
    address(HTTP, { path: true }),
    'The receiver of OpenTelemetry traces (OTLP over HTTP), like http://localhost:4318. Default: no traces.',
  ),
  ENV_FILE: operation(
    text(),
    'The environment file that the server reads and the control panel edits; by default .env in the project. Only read from the process environment, not from the file itself.',
    FIXED,
  ),
} satisfies Record<string, Variable<unknown>>;

export type VariableName = keyof typeof VARIABLES;

/** The parsed values of the variables, before anything is derived from them. */
export type EnvValues = { [Name in VariableName]: InferType<(typeof VARIABLES)[Name]['schema']> };

/** The variables by name; others are ignored. */
export const VARIABLE_TABLE: ReadonlyMap<string, Variable<unknown>> = new Map(Object.entries(VARIABLES));
