import pg from 'pg';
import { systemContext, type App } from '../context.js';
import { openClient } from '../database/connections.js';
import { closeOrm, createOrm } from '../database/orm.js';
import { createAttemptLimits } from '../http/limits.js';
import { ensureFirstAdmin } from '../modules/accounts/first-admin.js';
import { scoreHalls } from '../modules/bookings/hall-score.service.js';
import { measureHallPrices } from '../modules/halls/hall-prices.service.js';
import { writeAuditEntry } from '../modules/audit/audit.service.js';
import { removeStored } from '../modules/media/stored-content.js';
import type { AuditAction } from '../domain/audit/sentences.js';
import { DEMO_ACCOUNTS } from '../modules/system/demo-accounts.js';
import { planBlog } from './stages/blog.js';
import { planAllBookings } from './stages/bookings.js';
import { planCityRules } from './stages/city-rules.js';
import { planFunctions } from './stages/functions.js';
import { planPaidFirst } from './stages/paid-first.js';
import { planMenus } from './stages/menus.js';
import { planNotifications } from './stages/notifications.js';
import { planBusinesses } from './stages/businesses.js';
import { DEMO_MAIL_DOMAIN, planPeople } from './stages/people.js';
import { planRates } from './stages/rates.js';
import { planReviews } from './stages/reviews.js';
import { planSavedHalls } from './stages/saved.js';
import { planTeam } from './stages/team.js';
import { Simulation } from './simulation.js';

/** The key of an advisory lock that nothing else uses: "demo" in ASCII. */
const LOCK = 0x64656d6f;
const SEED = 20_270_301;

/** The audit actions of filling, by which the next start recognizes an interrupted one. */
const BEGUN = 'demo.begun';
const FILLED = 'demo.filled';

/** The state of the demo data at a start. `foreign`: the platform has other data. */
type State = 'empty' | 'begun' | 'filled' | 'foreign';

const NO_LIMITS = {
  loginAttemptsPerAccount: 0,
  loginAttemptsPerAddress: 0,
  registrationsPerAddress: 0,
  requestsPerMinute: 0,
  requestsPerKey: 0,
  uploadsPerHour: 0,
  perAccount: false,
};

/** Options for filling. */
export interface DemoOptions {
  databaseUrl: string;
  /** When the demo data ends. */
  now: Date;
  /** Called before the work starts, which takes a while. */
  onBegin?: () => void;
  /** Stops the work early; the next start does it again. */
  signal?: AbortSignal;
}

/** The public accounts, as a line for the terminal. */
export function demoAccountsLine(): string {
  const names = DEMO_ACCOUNTS.map(({ email }) => email).join(', ');
  return `Demo accounts, all with the password ${DEMO_ACCOUNTS[0]?.password ?? ''}: ${names}`;
}

/**
 * Fills an empty platform with demo data. An interrupted run is cleared and restarted; other data is left as it is. Servers that
 * start at the same time wait for each other.
 * @returns whether the platform now has the demo data
 * @throws the signal's reason when aborted
 */
export async function ensureDemo(app: App, options: DemoOptions): Promise<boolean> {
  const client = await openClient(options.databaseUrl, 'mehfil-demo');
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const state = await readState(client, app.env.admin?.email);
    if (state === 'filled' || state === 'foreign') return state === 'filled';
    options.onBegin?.();
    if (state === 'begun') await clear(app, client);
    await fill(app, options);
    return true;
  } finally {
    await client.end();
  }
}

async function readState(client: pg.Client, adminEmail: string | undefined): Promise<State> {
  const { rows } = await client.query<{ filled: boolean; begun: boolean; foreign: boolean; empty: boolean }>(
    `select exists (select from audit_events where action = $1) as filled,
            exists (select from audit_events where action = $2) as begun,
            not exists (select from users) as empty,
            exists (select from users where email_key not like $3 and email_key not like '%@deleted.invalid'
              and email_key <> lower($4)) as "foreign"`,
    [FILLED, BEGUN, `%@${DEMO_MAIL_DOMAIN}`, adminEmail ?? ''],
  );
  const facts = rows[0];
  if (facts?.filled) return 'filled';
  if (facts?.begun && !facts.foreign) return 'begun';
  return facts?.empty ? 'empty' : 'foreign';
}

/** Deletes uploaded files, then empties every table except the migrations, in one transaction. */
async function clear(app: App, client: pg.Client): Promise<void> {
  const files = await client.query<{ storage_key: string }>('select storage_key from stored_files');
  for (const { storage_key: key } of files.rows) await removeStored(app, key);
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  await client.query('begin');
  // What is only ever added to is emptied for this alone.
  await client.query(`set local mehfil.clear_demo = 'on'`);
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`);
  await client.query('commit');
}

async function fill(app: App, { databaseUrl, now, signal }: DemoOptions): Promise<void> {
  const platform = systemContext(app, { clock: { now: () => now }, requestId: 'demo' });
  await record(platform, BEGUN);
  await ensureFirstAdmin(platform);
  // Thousands of small commits needn't be flushed one by one: the last one flushes them all.
  const orm = createOrm({ databaseUrl, poolMax: 2, isDurable: false });
  // Without limits, nothing is counted.
  const unusedPool = new pg.Pool({ max: 0 }).on('error', () => undefined);
  try {
    const simulation = new Simulation({ ...app, orm, limits: createAttemptLimits(unusedPool, NO_LIMITS) }, now, SEED);
    planEverything(simulation);
    await simulation.play(signal);
    await measureHallPrices(platform);
    await scoreHalls(platform);
  } finally {
    await closeOrm(orm);
  }
  await record(platform, FILLED);
}

function planEverything(simulation: Simulation): void {
  const people = planPeople(simulation);
  const businesses = planBusinesses(simulation, people);
  planTeam(simulation, businesses);
  const kept = planAllBookings(simulation, people, businesses);
  planFunctions(simulation, people, businesses);
  planPaidFirst(simulation, people, businesses);
  planMenus(simulation, people, businesses);
  planReviews(simulation, people, { kept, businesses });
  planSavedHalls(simulation, people, businesses);
  planBlog(simulation, people);
  planRates(simulation);
  planCityRules(simulation, people);
  planNotifications(simulation, people);
}

async function record(ctx: ReturnType<typeof systemContext>, action: AuditAction): Promise<void> {
  await writeAuditEntry(ctx, ctx.em, { action, subjectType: 'platform' });
}
