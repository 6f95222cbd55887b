import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { requireViewer, type RequestContext } from '../../context.js';
import { mapNodes } from '../../database/paginate.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import { checkPeriod, occupiedPeriod } from '../../domain/availability/availability.js';
import { tooManyGuests } from '../../domain/bookings/inputs.js';
import { findStay, type Stay } from '../../domain/bookings/stay.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { DomainError, invalidInput, type FieldError } from '../../domain/input/errors.js';
import { toE164 } from '../../domain/text/phone.js';
import { localDay } from '../../domain/time/zone.js';
import { WAITING_LIMITS, WAITING_MESSAGES } from '../../domain/waiting-list/inputs.js';
import { getWaitingState, WaitingState } from '../../domain/waiting-list/transitions.js';
import { findHallSettings, type HallSettings } from '../availability/hall-settings.queries.js';
import { findTakenByUnits } from '../availability/ledger.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import { isHallPublic, lockUnits } from '../halls/hall-units.js';
import { serveWaitingLists } from './offer.service.js';
import { leaveEntry } from './waiting-list.ledger.js';
import type { JoinWaitingListInput } from './waiting-list.inputs.js';
import { canLeave, isOwnEntry } from './waiting-list.policy.js';
import {
  countWaiting,
  findEntries,
  findEntriesOfCustomer,
  findOpenEntriesOfBusiness,
  lockCapacity,
  type WaitingEntryRow,
} from './waiting-list.queries.js';
import type { WaitingEntry } from './waiting-list.types.js';

/** An entry as the viewer sees it now. */
function createPresenter(ctx: RequestContext): (row: WaitingEntryRow) => WaitingEntry {
  const [viewer, now] = [requireViewer(ctx), ctx.now()];
  return (row) => {
    const { userId, customerEmail: _email, hallName, hallNumber, place, ...entry } = row;
    const state = getWaitingState(row, now);
    return {
      ...entry,
      state,
      place: state === WaitingState.WAITING ? place : null,
      hallTitle: hallTitle({ hallName, hallNumber }),
      date: localDay(row.startTime, row.timeZone),
      viewerCanLeave: canLeave(viewer, { userId, state }),
    };
  };
}

async function readEntry(ctx: RequestContext, em: EntityManager, id: number): Promise<WaitingEntry> {
  const [row] = await findEntries(em, [id], ctx.now());
  if (!row) throw new DomainError('NOT_FOUND', WAITING_MESSAGES.notFound);
  return createPresenter(ctx)(row);
}

/** The time that a customer waits for. @throws DomainError INVALID_INPUT naming every invalid field */
function findWanted(
  input: JoinWaitingListInput,
  { settings, capacity }: HallSettings & { capacity: number },
  now: Date,
): Stay {
  const stay = findStay(input, settings);
  const refusals: FieldError[] = 'period' in stay ? checkPeriod(stay.period, settings, now) : [stay];
  if (input.guestCount > capacity) refusals.push({ field: 'guestCount', message: tooManyGuests(capacity) });
  if (refusals.length > 0 || !('period' in stay)) throw invalidInput(refusals);
  return stay;
}

/** Refuses a time that is free, and one that the customer has or waits for already. */
async function assertJoinable(
  ctx: RequestContext,
  em: EntityManager,
  { hallId, unitIds, stay, settings }: HallSettings & { unitIds: readonly number[]; stay: Stay },
): Promise<void> {
  const [customerId, now] = [requireViewer(ctx).id, ctx.now()];
  const { period } = stay;
  // One after the other for each customer, after the units as for holds: lists of different halls can't exceed the cap together.
  await sql`select pg_advisory_xact_lock(hashtext('waiting-lists'), ${customerId})`.execute(em.getKysely<Database>());
  const { open, isTwice, isTheirs } = await countWaiting(em, { customerId, hallId, period }, now);
  if (isTwice) throw new DomainError('ALREADY_TAKEN', WAITING_MESSAGES.twice, { field: 'startTime' });
  if (isTheirs) throw new DomainError('CONFLICT', WAITING_MESSAGES.isYours, { field: 'startTime' });
  if (open >= WAITING_LIMITS.perCustomerMax) throw new DomainError('CONFLICT', WAITING_MESSAGES.full);
  const taken = await findTakenByUnits(em, unitIds, { period: occupiedPeriod(period, settings.bufferTime), now });
  if (taken.length === 0) throw new DomainError('CONFLICT', WAITING_MESSAGES.isFree, { field: 'startTime' });
}

/**
 * Lets the viewer wait for a time of a hall that is taken.
 * @throws DomainError NOT_FOUND for a hall that isn't public; INVALID_INPUT naming every invalid field; ALREADY_TAKEN for a time
 * that the viewer waits for already; CONFLICT for a time that is free or the viewer's, for a hall whose owner doesn't hold times,
 * and at the limit; TOO_MANY_REQUESTS
 */
export function joinWaitingList(ctx: RequestContext, input: JoinWaitingListInput): Promise<WaitingEntry> {
  return inTransaction(ctx.em, async (em) => {
    const [{ hallId, guestCount }, customerId, now] = [input, requireViewer(ctx).id, ctx.now()];
    const notFound = new DomainError('NOT_FOUND', 'Hall not found');
    if (!(await isHallPublic(em, hallId))) throw notFound;
    const unitIds = await lockUnits(em, hallId);
    await serveWaitingLists(ctx, em, [hallId]);
    const capacity = await lockCapacity(em, hallId, customerId);
    const hall = await findHallSettings(em, hallId, now);
    if (capacity === undefined || !hall) throw notFound;
    if (hall.holdHours === 0) throw new DomainError('CONFLICT', WAITING_MESSAGES.noList);
    const stay = findWanted(input, { ...hall, capacity }, now);
    await assertJoinable(ctx, em, { ...hall, unitIds, stay });
    if (!ctx.isDemo) await ctx.app.limits.waitingListByAccount.take(String(customerId));
    const { id } = await em
      .getKysely<Database>()
      .insertInto('waiting_entries')
      .values({
        user_id: customerId,
        hall_id: hallId,
        business_id: hall.businessId,
        start_time: stay.period.start,
        end_time: stay.period.end,
        shift_name: stay.shift?.name ?? null,
        guest_count: guestCount,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return readEntry(ctx, em, id);
  });
}

/**
 * Takes the viewer off a waiting list. A time that was offered is offered to the next.
 * @throws DomainError NOT_FOUND unless the entry is the viewer's; FINAL_STATUS once it is over
 */
export function leaveWaitingList(ctx: RequestContext, id: number): Promise<WaitingEntry> {
  return inTransaction(ctx.em, async (em) => {
    const [entry] = await findEntries(em, [id], ctx.now());
    if (!entry || !isOwnEntry(requireViewer(ctx), entry)) throw new DomainError('NOT_FOUND', WAITING_MESSAGES.notFound);
    await lockUnits(em, entry.hallId);
    await serveWaitingLists(ctx, em, [entry.hallId]);
    if (!(await leaveEntry(em, id, ctx.now()))) throw new DomainError('FINAL_STATUS', WAITING_MESSAGES.over);
    await serveWaitingLists(ctx, em, [entry.hallId]);
    return readEntry(ctx, em, id);
  });
}

/** The viewer's entries, open ones first. */
export async function listViewerWaitingList(
  ctx: RequestContext,
  paging?: PagingInput | null,
): Promise<Connection<WaitingEntry>> {
  const page = toPageRequest(paging);
  const entries = await findEntriesOfCustomer(ctx.em, requireViewer(ctx).id, ctx.now(), page);
  return mapNodes(entries, createPresenter(ctx));
}

/**
 * Who waits for the halls of the viewer's business, soonest first.
 * @throws DomainError TOO_MANY_REQUESTS for whoever tries many phone numbers
 */
export async function listBusinessWaitingList(
  ctx: RequestContext,
  filter: { hallId: number | null; search: string | null },
  paging?: PagingInput | null,
): Promise<Connection<WaitingEntry>> {
  const business = await requireTradingBusiness(ctx);
  const page = toPageRequest(paging);
  const phone = toE164(filter.search, business);
  if (phone) await ctx.app.limits.waitingSearchByAccount.take(String(requireViewer(ctx).id));
  const entries = await findOpenEntriesOfBusiness(
    ctx.em,
    { businessId: business.id, ...filter, phone },
    ctx.now(),
    page,
  );
  return mapNodes(entries, createPresenter(ctx));
}
