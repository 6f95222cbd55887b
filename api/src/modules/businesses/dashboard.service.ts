import type { RequestContext } from '../../context.js';
import { toCsv, writeCsv, type CsvCell } from '../../files/csv-file.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { invalidInput } from '../../domain/input/errors.js';
import { addDays, isDay } from '../../domain/time/days.js';
import { dayPeriod, toInstant, localDay, localTime, type Period } from '../../domain/time/zone.js';
import { numericFromHundredths } from '../../database/types.js';
import { findRevenueByMonth, findStatementLines, type StatementLine } from './billing.queries.js';
import { requireTradingBusiness } from './business.access.js';
import { findActivity, findDashboard, type DashboardOf } from './dashboard.queries.js';
import { findPartOccupancy } from './occupancy.queries.js';
import type { TextFile } from '../../graphql/text-file.js';
import type { BusinessActivity, BusinessDashboard, MonthRevenue } from './dashboard.types.js';

/** Longest period of a statement, in years. */
const STATEMENT_MAX_YEARS = 5;

async function loadDashboardBusiness(ctx: RequestContext): Promise<DashboardOf> {
  const { id, currency, timeZone } = await requireTradingBusiness(ctx);
  return { businessId: id, currency, timeZone, now: ctx.now() };
}

/**
 * The dashboard of the owner's business (docs/coverage.md: business §2 Business dashboard).
 * @throws DomainError NOT_FOUND without an application, FORBIDDEN unless it is approved
 */
export async function getBusinessDashboard(ctx: RequestContext): Promise<BusinessDashboard> {
  return findDashboard(ctx.em, await loadDashboardBusiness(ctx));
}

/** Activity of the owner's business, for the dashboard's charts. */
export async function getBusinessActivity(ctx: RequestContext): Promise<BusinessActivity> {
  const of = await loadDashboardBusiness(ctx);
  return { ...(await findActivity(ctx.em, of)), occupancyByPart: await findPartOccupancy(ctx.em, of) };
}

/**
 * Revenue of confirmed bookings by month of the event and currency, latest first.
 * @param year the calendar year in the business's time zone; defaults to the current one
 */
export async function getRevenueByMonth(ctx: RequestContext, year?: number | null): Promise<MonthRevenue[]> {
  const { id, timeZone } = await requireTradingBusiness(ctx);
  const requested = year ?? Number(localDay(ctx.now(), timeZone).slice(0, 4));
  if (!Number.isInteger(requested) || requested < 2000 || requested > 2100)
    throw invalidInput([{ field: 'year', message: 'Year must be between 2000 and 2100' }]);
  return findRevenueByMonth(ctx.em, id, requested);
}

function statementPeriod(from: string, to: string, zone: string): Period {
  if (!isDay(from) || !isDay(to) || to < from)
    throw invalidInput([{ field: 'to', message: 'The last day must not be before the first' }]);
  if (to >= addDays(from, STATEMENT_MAX_YEARS * 366))
    throw invalidInput([{ field: 'to', message: `A statement covers at most ${STATEMENT_MAX_YEARS} years` }]);
  return { start: toInstant(from, '00:00', zone), end: dayPeriod(to, zone).end };
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

function toLineCells(line: StatementLine, zone: string): CsvCell[] {
  const { id, startTime: start, hallTitle, customerName, guestCount, currency } = line;
  const event = [localDay(start, zone), localTime(start, zone), hallTitle, customerName, guestCount, currency];
  return [invoiceNumber(id), ...event, ...AMOUNTS.map((name) => numericFromHundredths(line[name]))];
}

/** One total per currency: amounts in different currencies are never added. */
function toTotalCells(lines: readonly StatementLine[]): CsvCell[][] {
  return [...new Set(lines.map(({ currency }) => currency))].sort().map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const sums = AMOUNTS.map((name) => numericFromHundredths(own.reduce((sum, line) => sum + line[name], 0)));
    return ['Total', '', '', '', '', own.reduce((guests, { guestCount }) => guests + guestCount, 0), currency, ...sums];
  });
}

/**
 * The statement of an owner's confirmed bookings by day of the event, as CSV.
 * @param from first day, in the business's time zone
 * @param to last day, at most five years later
 */
export async function createRevenueStatement(ctx: RequestContext, from: string, to: string): Promise<TextFile> {
  const { id, timeZone } = await requireTradingBusiness(ctx);
  const lines = await findStatementLines(ctx.em, { businessId: id, period: statementPeriod(from, to, timeZone) });
  return {
    filename: `statement-${from}-${to}.csv`,
    mime: 'text/csv',
    content: (await writeCsv(HEADING, lines, (line) => toLineCells(line, timeZone))) + toCsv(toTotalCells(lines)),
  };
}
