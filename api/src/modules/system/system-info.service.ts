import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { addDays } from '../../domain/time/days.js';
import { DEFAULT_TIME_ZONE, localDay, toInstant } from '../../domain/time/zone.js';
import { VERSION } from '../../env.js';
import { getEnvironmentChoice } from './environment.service.js';
import { findBacklog, findDailyCounts, findFirstStart, findOverview, totalDowntimeMs } from './system-info.queries.js';
import type { Overview, SystemInformation, SystemStatus } from './system-info.types.js';

const CHART_DAYS = 30;

/** Host and name of a database URL, without user, password and options. */
function toHostAndName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** When this process started. Not computed from its uptime, which is rounded: each reading would give a different time. */
const STARTED_AT = new Date(performance.timeOrigin);

/** Information about the server and its runtime. */
export async function getSystemInformation(ctx: RequestContext): Promise<SystemInformation> {
  const { maintenance, orm } = ctx.app;
  const now = ctx.now();
  const [totalDowntime, window, choice] = await Promise.all([
    totalDowntimeMs(ctx.em),
    maintenance.indicator(now),
    getEnvironmentChoice(ctx),
  ]);
  const uptime = Math.round(process.uptime());
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  return {
    ...choice,
    databaseConnected: true,
    databaseUrl: toHostAndName(orm.config.get('clientUrl')),
    uptime,
    totalDowntime,
    maintenance: window,
    version: VERSION,
    nodeVersion: process.version,
    platform: process.platform,
    arch: process.arch,
    startTime: STARTED_AT,
    memoryUsage: { rss, heapTotal, heapUsed, external },
  };
}

async function getDiskUsed(ctx: RequestContext): Promise<number | null> {
  if (ctx.app.env.storage.kind !== 'local') return null;
  const { blocks, bavail } = await statfs(findExistingFolder(ctx.app.env.dataDir));
  return blocks === 0 ? null : 1 - bavail / blocks;
}

/** The folder, or its nearest existing parent: it is created with its first file. */
function findExistingFolder(folder: string): string {
  return existsSync(folder) ? folder : findExistingFolder(dirname(folder));
}

async function getSystemStatus(ctx: RequestContext, storedBytes: number): Promise<SystemStatus> {
  const startedAt = performance.now();
  await sql`select 1`.execute(ctx.em.getKysely<Database>());
  const databaseMs = performance.now() - startedAt;
  const [backlog, used, downtime, firstSeen] = await Promise.all([
    findBacklog(ctx.em),
    getDiskUsed(ctx),
    totalDowntimeMs(ctx.em),
    findFirstStart(ctx.em),
  ]);
  const now = ctx.now().getTime();
  const whole = Math.max(1, now - (firstSeen?.getTime() ?? now));
  const uptimeShare = Math.max(0, 1 - downtime / whole);
  const apiBusyShare = performance.eventLoopUtilization().utilization;
  return { databaseConnected: true, databaseMs, apiBusyShare, storedBytes, diskUsed: used, ...backlog, uptimeShare };
}

/** The control panel's overview: counts, this month compared with the last, and system status. Days and months are those of Pakistan, as in every list of staff. */
export async function getOverview(ctx: RequestContext): Promise<Overview> {
  const today = localDay(ctx.now(), DEFAULT_TIME_ZONE);
  const firstDay = `${today.slice(0, 7)}-01`;
  const firstDayBefore = `${addDays(firstDay, -1).slice(0, 7)}-01`;
  const toStart = (day: string) => toInstant(day, '00:00', DEFAULT_TIME_ZONE);
  const [counts, days] = await Promise.all([
    findOverview(ctx.em, { lastMonth: toStart(firstDayBefore), thisMonth: toStart(firstDay) }),
    findDailyCounts(ctx.em, today, CHART_DAYS),
  ]);
  return {
    users: { total: counts.users, thisMonth: counts.usersThisMonth, lastMonth: counts.usersLastMonth },
    businesses: {
      total: counts.businesses,
      thisMonth: counts.businessesThisMonth,
      lastMonth: counts.businessesLastMonth,
    },
    pendingApprovals: counts.pendingApprovals,
    bookingsThisMonth: counts.bookingsThisMonth,
    bookingsLastMonth: counts.bookingsLastMonth,
    status: await getSystemStatus(ctx, counts.storedBytes),
    days,
  };
}
