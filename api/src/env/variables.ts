import type { InferType } from 'yup';
import { isEmail } from '../rules/index.js';
import {
  address,
  choice,
  flag,
  integer,
  mailbox,
  matching,
  networkList,
  text,
  tileAddress,
  type Kind,
} from './kinds.js';

/** What is known of a variable: the one place for the reader, `.env.example`, the environment screen and its checks. */
interface Variable<Value> extends Kind<Value> {
  section: string;
  /** What it is for, and what holds without it. */
  meaning: string;
  /** The value in `.env.example`: what the server does without it. */
  example?: string;
  /** Masked until it is revealed. */
  isSecret?: true;
  /** False where only whoever starts the server may decide: paths, and what a screen of its own switches. */
  isEditable?: false;
}

/** Starts a section; its variables follow in the order of `.env.example`. */
const inSection =
  (section: string) =>
  <Value>(
    kind: Kind<Value>,
    meaning: string,
    rest: Omit<Variable<Value>, keyof Kind<Value> | 'section' | 'meaning'> = {},
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
const MOST = 1_000_000;

const server = inSection('The server');
const data = inSection('Data');
const accounts = inSection('Accounts');
const mail = inSection('Mail');
const files = inSection('Files');
const places = inSection('Currency and maps');
const contact = inSection('Contact');
const limits = inSection('Limits, 0 = off');
const operation = inSection('Operation');

/** Every variable that the server reads. Each is read once, at start. */
export const VARIABLES = {
  NODE_ENV: server(
    choice(['development', 'production', 'test']),
    'Production refuses demo accounts, a default secret and a default password, and asks for JWT_SECRET. The environment screen switches it.',
    { example: 'development', ...FIXED },
  ),
  PORT: server(integer(0, 65_535), 'The port that the server listens on. 0 takes a free one.', { example: '4000' }),
  HOST: server(
    matching('an IP address or a host name', /^[\w.:-]{1,253}$/),
    'The address that the server listens on. In a container it has to be 0.0.0.0.',
    { example: '127.0.0.1' },
  ),
  PUBLIC_URL: server(
    address(HTTP, { path: true }),
    'The address that people type: it stands in mails, share links and the sitemap. Empty: http://localhost and the port.',
  ),
  TRUSTED_PROXIES: server(
    networkList(),
    'Addresses or networks of the proxies in front of the server, comma-separated (10.0.0.0/8, 127.0.0.1). Only they are believed when they say whom a request comes from. Empty: nobody is.',
  ),
  WEB_DIR: server(
    text(),
    'The folder of the built web app. Where it holds none, the server answers GraphQL and REST only.',
    { example: 'web/dist', ...FIXED },
  ),
  LOG_LEVEL: server(choice(LOG_LEVELS), 'How much the server logs.', { example: 'info' }),
  SHUTDOWN_SECONDS: server(
    integer(1, 300),
    'The longest that open requests may take when the server is told to stop, in seconds.',
    { example: '10' },
  ),

  DATABASE_URL: data(
    address(['postgres:', 'postgresql:'], { credentials: true, path: true, query: ['sslmode'] }),
    'The address of a PostgreSQL 18 of your own, with user, password, host, port and database. Empty: an embedded one, kept in DATA_DIR.',
    SECRET,
  ),
  DATABASE_POOL_MAX: data(integer(2, 200), 'The most connections of one server process.', { example: '16' }),
  DATA_DIR: data(
    text(),
    'The folder of the embedded database, of uploaded files (STORAGE=local) and of secrets made at the first start. Servers with different folders and ports can run side by side.',
    { example: '.data', ...FIXED },
  ),
  DEMO: data(
    flag(),
    'on: an empty platform is filled with demo halls, bookings and one account per role, which the sign-in page names. off: it stays empty but for the first admin below. Without a value: on, and off in production.',
  ),

  ADMIN_EMAIL: accounts(
    matching('an e-mail address', { test: isEmail }),
    'The e-mail address of the first admin, made when there is none. ADMIN_PASSWORD goes with it.',
  ),
  ADMIN_PASSWORD: accounts(
    text(),
    'The password of the first admin, at least 8 characters. ADMIN_EMAIL goes with it.',
    SECRET,
  ),
  JWT_SECRET: accounts(
    text(),
    'Signs the tokens of people who are signed in: at least 32 random characters. Changing it signs everybody out. Empty: made once and kept in DATA_DIR; production has to name one.',
    SECRET,
  ),

  SMTP_URL: mail(
    address(['smtp:', 'smtps:'], { credentials: true }),
    'The mail server: smtp://name:password@host:587 or smtps://, with nothing behind the port. Empty: mails are written and kept, and staff can read them in the control panel.',
    SECRET,
  ),
  MAIL_FROM: mail(mailbox(), 'The sender of every mail.', { example: 'Mehfil <no-reply@mehfil.example>' }),

  STORAGE: files(choice(['local', 's3']), 'Where uploaded files are kept: local (DATA_DIR/files) or s3.', {
    example: 'local',
  }),
  S3_BUCKET: files(
    matching('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    'The bucket, for STORAGE=s3.',
  ),
  S3_REGION: files(matching('the name of a region', /^[a-z0-9-]{1,40}$/), 'The region of the bucket.', {
    example: 'us-east-1',
  }),
  S3_ENDPOINT: files(address(HTTP, { path: true }), 'An S3-compatible storage other than Amazon’s.'),
  S3_ACCESS_KEY_ID: files(text(), 'The name of the key to the bucket.', SECRET),
  S3_SECRET_ACCESS_KEY: files(text(), 'The secret of the key to the bucket.', SECRET),

  GEO_URL_1: places(
    address(HTTP, { path: true, query: true }),
    'A geolocation service that the browser asks which country a visitor is in (it answers with JSON). Empty: language and time zone decide.',
  ),
  GEO_URL_2: places(
    address(HTTP, { path: true, query: true }),
    'A second geolocation service, asked where the first one does not answer.',
  ),
  RATES_URL: places(
    address(HTTP, { path: true, query: true }),
    'Where a daily job fetches exchange rates (JSON). Empty: the dated table that comes with the server stays in use.',
  ),
  MAP_TILES_URL: places(
    tileAddress(),
    'Map tiles, https://tiles.example/{z}/{x}/{y}.png. Empty: pins on a plain outline with a link to a map.',
  ),
  MAP_ATTRIBUTION: places(text(), 'The credit that the owner of the map tiles asks for.'),

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
    'The footer’s link to Facebook. Empty: it isn’t shown; a demo makes one up, as for the three below.',
  ),
  SOCIAL_INSTAGRAM: contact(address(['https:'], { path: true, query: true }), 'The footer’s link to Instagram.'),
  SOCIAL_TWITTER: contact(address(['https:'], { path: true, query: true }), 'The footer’s link to Twitter.'),
  SOCIAL_YOUTUBE: contact(address(['https:'], { path: true, query: true }), 'The footer’s link to YouTube.'),

  LOGIN_ATTEMPTS_PER_ACCOUNT: limits(
    integer(0, MOST),
    'Failed sign-ins for one account from one address in 15 minutes.',
    { example: '10' },
  ),
  LOGIN_ATTEMPTS_PER_ADDRESS: limits(integer(0, MOST), 'Failed sign-ins from one address in 15 minutes.', {
    example: '50',
  }),
  REGISTRATIONS_PER_ADDRESS: limits(integer(0, MOST), 'Registrations from one address in an hour.', { example: '20' }),
  REQUESTS_PER_MINUTE: limits(integer(0, MOST), 'Requests from one address in a minute.', { example: '1200' }),
  REQUESTS_PER_KEY: limits(integer(0, MOST), 'Requests of one API key in a minute.', { example: '300' }),
  UPLOADS_PER_HOUR: limits(integer(0, MOST), 'Uploads of one account in an hour.', { example: '200' }),
  ACCOUNT_LIMITS: limits(
    flag(),
    'Whether one account’s booking requests, mails to others, webhook tests and uploaded bytes are limited (docs/security.md). Off for load tests alone.',
    { example: 'on' },
  ),

  WEBHOOKS_TO_LOCALHOST: operation(
    flag(),
    'Whether webhooks may be sent to this machine over http, to try them out. Refused in production.',
    { example: 'off' },
  ),
  ENV_FILE: operation(
    text(),
    'The environment file that the server reads and the control panel edits; by default .env in the project. Counts only where the server is started, not in the file itself.',
    FIXED,
  ),
} satisfies Record<string, Variable<unknown>>;

export type VariableName = keyof typeof VARIABLES;

/** The values of the variables as they are read, before anything is derived from them. */
export type EnvValues = { [Name in VariableName]: InferType<(typeof VARIABLES)[Name]['schema']> };

/** The variables by name; what isn't among them isn't read. */
export const VARIABLE_TABLE: ReadonlyMap<string, Variable<unknown>> = new Map(Object.entries(VARIABLES));
