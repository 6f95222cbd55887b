import type { RequestContext } from '../../context.js';
import { mapNodes } from '../../database/paginate.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import { DESK_MESSAGES } from '../../domain/bookings/inputs.js';
import { GUEST_MESSAGES } from '../../domain/guests/inputs.js';
import { addAmounts, countForGuest } from '../../domain/guests/sums.js';
import { readSecondPhone, SECOND_PHONE_MESSAGES, type StoredSecondPhone } from '../../domain/guests/second-phone.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { phoneLinks, toE164 } from '../../domain/text/phone.js';
import { localDay } from '../../domain/time/zone.js';
import { auditSubject, isJustRecorded, recordBusinessAction } from '../audit/audit.service.js';
import { findLedgers } from '../bookings/booking-ledger.queries.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import type { GuestNotesInput, GuestSecondPhoneInput } from './guest.inputs.js';
import { lockGuest, lockNotes, saveNotes, saveSecondPhone } from './guest.changes.js';
import { findGuest, findGuests, findOwingBookings, findSecondPhone, type GuestRow } from './guest.queries.js';
import type { GuestRecord, GuestSecondPhoneView, GuestSums } from './guest.types.js';

type Place = Pick<Business, 'id' | 'currency' | 'timeZone'>;

/** Sums the ledgers of guests, by phone and currency. */
async function sumLedgers(
  ctx: RequestContext,
  business: Place,
  phones: readonly string[],
): Promise<Map<string, GuestSums[]>> {
  const bookings = await findOwingBookings(ctx.em, business.id, phones);
  const entries = await findLedgers(
    ctx.em,
    bookings.map(({ id }) => id),
  );
  const sums = new Map<string, GuestSums[]>();
  for (const booking of bookings) {
    const { currency } = booking;
    const counted = countForGuest(booking, entries.get(booking.id) ?? [], ctx.now());
    if (!counted.owed && !counted.paid) continue;
    const ofGuest = sums.get(booking.phone) ?? [];
    const before = ofGuest.find((sum) => sum.currency === currency);
    if (before) Object.assign(before, addAmounts([before, counted]));
    else ofGuest.push({ currency, ...counted });
    sums.set(booking.phone, ofGuest);
  }
  return sums;
}

function toSecondPhone(
  { secondName, secondPhone, secondPhoneAsGiven }: Pick<GuestRow, 'secondName' | 'secondPhone' | 'secondPhoneAsGiven'>,
  business: Place,
): GuestSecondPhoneView | null {
  if (secondName === null || secondPhone === null || secondPhoneAsGiven === null) return null;
  const contact = phoneLinks(secondPhone, business);
  return { name: secondName, phone: secondPhone, phoneAsGiven: secondPhoneAsGiven, contact };
}

/** Creates the function that converts rows to guests; their sums are read at once, when the first is asked for. */
function createPresenter(
  ctx: RequestContext,
  business: Place,
  rows: readonly GuestRow[],
): (row: GuestRow) => GuestRecord {
  let found: Promise<Map<string, GuestSums[]>> | undefined;
  const toDay = (instant: Date | null) => instant && localDay(instant, business.timeZone);
  return ({ id: _id, nextAt, lastAt, secondName, secondPhone, secondPhoneAsGiven, ...guest }): GuestRecord => ({
    ...guest,
    secondPhone: toSecondPhone({ secondName, secondPhone, secondPhoneAsGiven }, business),
    contact: phoneLinks(guest.phone, business),
    nextDate: toDay(nextAt),
    lastDate: toDay(lastAt),
    get sums() {
      found ??= sumLedgers(
        ctx,
        business,
        rows.map(({ phone }) => phone),
      );
      return found.then((sums) => sums.get(guest.phone) ?? []);
    },
  });
}

/**
 * The guests of the viewer's business, latest request first.
 * @param search a part of the name, or the beginning of the phone number in any spelling
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function listGuests(
  ctx: RequestContext,
  search: string | null,
  paging?: PagingInput | null,
): Promise<Connection<GuestRecord>> {
  const business = await requireTradingBusiness(ctx);
  const asked = { businessId: business.id, search, place: business };
  const page = await findGuests(ctx.em, asked, ctx.now(), toPageRequest(paging));
  return mapNodes(page, createPresenter(ctx, business, page.nodes));
}

/**
 * A guest of a business.
 * @param typed the phone number, in any spelling
 * @throws DomainError NOT_FOUND without a booking of the business that has it
 */
export async function loadGuest(ctx: RequestContext, em: RequestContext['em'], business: Place, typed: string) {
  const phone = toE164(typed, business);
  const row = phone === null ? undefined : await findGuest(em, business.id, phone, ctx.now());
  if (!row) throw new DomainError('NOT_FOUND', GUEST_MESSAGES.notFound);
  return row;
}

/**
 * A guest of the viewer's business.
 * @param phone in any spelling
 * @throws DomainError NOT_FOUND without a booking of the business that has this phone number
 */
export async function getGuest(ctx: RequestContext, phone: string): Promise<GuestRecord> {
  const business = await requireTradingBusiness(ctx);
  const row = await loadGuest(ctx, ctx.em, business, phone);
  return createPresenter(ctx, business, [row])(row);
}

/** The guest whose record is written, with the latest booking, which is locked. @throws DomainError NOT_FOUND without one */
async function requireGuest(
  em: RequestContext['em'],
  business: Place,
  typed: string,
): Promise<{ phone: string; id: number }> {
  const phone = toE164(typed, business);
  const id = phone === null ? undefined : await lockGuest(em, business.id, phone);
  if (phone === null || id === undefined) throw new DomainError('NOT_FOUND', GUEST_MESSAGES.notFound);
  return { phone, id };
}

/**
 * Updates the private notes of the viewer's business on a guest.
 * @throws DomainError NOT_FOUND without a booking of the business that has this phone number; CONFLICT if they aren't the previous
 * ones any more, with what they are as `details.current`
 */
export async function setGuestNotes(
  ctx: RequestContext,
  typed: string,
  { notes = null, previousNotes }: GuestNotesInput,
): Promise<GuestRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const { phone, id } = await requireGuest(em, business, typed);
    const current = await lockNotes(em, business.id, phone);
    // A repeated request, whose first answer was lost.
    if (current === notes) return;
    if (previousNotes !== undefined && previousNotes !== current) {
      throw new DomainError('CONFLICT', DESK_MESSAGES.notesChanged, { field: 'notes', details: { current } });
    }
    await saveNotes(em, { businessId: business.id, phone, notes, now: ctx.now() });
    // The number itself is no part of the log.
    const told = { action: 'guest.noted', subjectType: 'booking', subjectId: id } as const;
    if (await isJustRecorded(ctx, em, told)) return;
    await recordBusinessAction(ctx, em, { ...told, businessId: business.id, before: null, after: null });
  });
  return getGuest(ctx, typed);
}

/** @throws DomainError CONFLICT where another number is stored than the one that is replaced, if it is named, and the new one */
function assertPrevious(
  { previousPhone }: GuestSecondPhoneInput,
  { second, stored, business }: { second: StoredSecondPhone | null; stored: string | null; business: Place },
): void {
  if (previousPhone === undefined || stored === toE164(previousPhone, business)) return;
  // A repeated request, whose first answer was lost.
  if (stored === second?.phoneE164) return;
  throw new DomainError('CONFLICT', SECOND_PHONE_MESSAGES.changed, { field: 'phone' });
}

/**
 * Saves or removes the second phone of a guest of the viewer's business: the guest is found by it, too, and no booking is moved.
 * @param typed the guest's own number, in any spelling
 * @throws DomainError NOT_FOUND without a booking of the business that has the guest's number; INVALID_INPUT for a second one that can't be
 * dialed, or is the guest's own; CONFLICT where another one is stored than the previous one
 */
export async function setGuestSecondPhone(
  ctx: RequestContext,
  typed: string,
  input: GuestSecondPhoneInput,
): Promise<GuestRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const { phone: guestPhone, id } = await requireGuest(em, business, typed);
    const second = readSecondPhone(input, guestPhone, business);
    if (typeof second === 'string') throw invalidInput([{ field: 'phone', message: second }]);
    const stored = (await findSecondPhone(em, business.id, guestPhone))?.phoneE164 ?? null;
    if (second === null && stored === null) return;
    assertPrevious(input, { second, stored, business });
    await saveSecondPhone(em, { businessId: business.id, guestPhone, second, now: ctx.now() });
    // Neither number is a part of the log.
    const subject = auditSubject('booking', id, { businessId: business.id });
    await recordBusinessAction(ctx, em, {
      action: 'guest.second-phone-changed',
      ...subject,
      before: null,
      after: null,
    });
  });
  return getGuest(ctx, typed);
}
