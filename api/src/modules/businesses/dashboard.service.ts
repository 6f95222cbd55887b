import type { RequestContext } from '../../context.js';
import { toCsv, writeCsv, type CsvCell } from '../../csv-file.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { invalidInput } from '../../domain/input/errors.js';
import { isDay } from '../../domain/time/days.js';
import { addDays, dayPeriod, instantOf, localDay, localTime, type Period } from '../../domain/time/zone.js';
import { hundredthsFromNumeric, numericFromHundredths } from '../../database/types.js';
import { findRevenueByMonth, findStatementLines, type StatementLine } from './billing.queries.js';
import { tradingBusiness } from './business.access.js';
import { findActivity, findDashboard, type DashboardOf } from './dashboard.queries.js';
import type { BusinessActivity, BusinessDashboard, MonthRevenue, TextFile } from './dashboard.types.js';

/** Events of the longest stretch that is told at once. */
const YEARS_AT_ONCE = 5;

async function dashboardOf(ctx: RequestContext): Promise<DashboardOf> {
  const { id, currency, timeZone } = await tradingBusiness(ctx);
  return { businessId: id, currency, timeZone, now: ctx.now() };
}

/**
 * The owner's business at a glance (docs/coverage.md: business §2 Business dashboard).
 * @throws DomainError NOT_FOUND without an application, FORBIDDEN while it isn't approved
 */
export async function businessDashboard(ctx: RequestContext): Promise<BusinessDashboard> {
  return findDashboard(ctx.em, await dashboardOf(ctx));
}

/** How the owner's business does: the plots of the dashboard. */
export async function businessActivity(ctx: RequestContext): Promise<BusinessActivity> {
  return findActivity(ctx.em, await dashboardOf(ctx));
}

/**
 * What confirmed bookings come to, by month of the event and currency, the latest first.
 *
 * @param year the calendar year in the business's zone; the present one unless said
 */
export async function revenueByMonth(ctx: RequestContext, year?: number | null): Promise<MonthRevenue[]> {
  const { id, timeZone } = await tradingBusiness(ctx);
  const wanted = year ?? Number(localDay(ctx.now(), timeZone).slice(0, 4));
  if (!Number.isInteger(wanted) || wanted < 2000 || wanted > 2100)
    throw invalidInput([{ field: 'year', message: 'Year must be between 2000 and 2100' }]);
  return findRevenueByMonth(ctx.em, id, wanted);
}

function statementPeriod(from: string, to: string, zone: string): Period {
  if (!isDay(from) || !isDay(to) || to < from)
    throw invalidInput([{ field: 'to', message: 'The last day must not be before the first' }]);
  if (to >= addDays(from, YEARS_AT_ONCE * 366))
    throw invalidInput([{ field: 'to', message: `A statement covers at most ${YEARS_AT_ONCE} years` }]);
  return { start: instantOf(from, '00:00', zone), end: dayPeriod(to, zone).end };
}

const HEADING = [
  'Invoice',
  'Date',
  'Start',
  'Hall',
  'Customer',
  'Guests',
  'Currency',
  'Subtotal',
  'Discount',
  'Tax',
  'Total',
];
const AMOUNTS = ['subtotal', 'discount', 'tax', 'total'] as const;

function lineCells(line: StatementLine, zone: string): CsvCell[] {
  const start = new Date(line.startTime);
  const { id, hallTitle, customerName, guestCount, currency } = line;
  const event = [localDay(start, zone), localTime(start, zone), hallTitle, customerName, guestCount, currency];
  return [invoiceNumber(id), ...event, ...AMOUNTS.map((name) => line[name])];
}

/** One sum for each currency: amounts of two currencies are never added. */
function totalCells(lines: readonly StatementLine[]): CsvCell[][] {
  return [...new Set(lines.map(({ currency }) => currency))].sort().map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const sums = AMOUNTS.map((name) =>
      numericFromHundredths(own.reduce((sum, line) => sum + hundredthsFromNumeric(line[name]), 0)),
    );
    return ['Total', '', '', '', '', own.reduce((guests, { guestCount }) => guests + guestCount, 0), currency, ...sums];
  });
}

/**
 * The statement of an owner's confirmed bookings by day of the event, as CSV.
 *
 * @param from first day, in the business's zone
 * @param to last day, at most five years later
 */
export async function revenueStatement(ctx: RequestContext, from: string, to: string): Promise<TextFile> {
  const { id, timeZone } = await tradingBusiness(ctx);
  const lines = await findStatementLines(ctx.em, { businessId: id, period: statementPeriod(from, to, timeZone) });
  return {
    filename: `statement-${from}-${to}.csv`,
    mime: 'text/csv',
    content: (await writeCsv(HEADING, lines, (line) => lineCells(line, timeZone))) + toCsv(totalCells(lines)),
  };
}
