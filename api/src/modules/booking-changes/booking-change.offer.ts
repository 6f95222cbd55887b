import type { EntityManager } from '@mikro-orm/postgresql';
import { checkPeriod, cityRuleRefusals } from '../../domain/availability/availability.js';
import { findShift } from '../../domain/availability/shifts.js';
import { agreeChangedPrice, CHANGE_MESSAGES, isMoved, isSameRequest } from '../../domain/bookings/changes.js';
import { BookingSource, checkMovedPeriod, isEntered } from '../../domain/bookings/entry.js';
import { areSameExtras, type Extra } from '../../domain/bookings/extras.js';
import type { CityRule } from '../../domain/city-rules/rules.js';
import type { ServiceChoice } from '../../domain/bookings/inputs.js';
import type { WantedStay } from '../../domain/bookings/stay.js';
import { isServed, MENU_MESSAGES, toAgreedMenu, type AgreedMenu } from '../../domain/menus/menus.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { getPeriod, localDay, localTime, toPeriod } from '../../domain/time/zone.js';
import { findServices } from '../bookings/booked-services.queries.js';
import type { AgreedServices } from '../bookings/booking-price.types.js';
import type { ChangeBookingInput } from './booking-change.inputs.js';
import { toCurrentTerms } from '../bookings/open-change.terms.js';
import type { BookingTerms } from '../bookings/open-change.types.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { assertSamePrice, createOffer, toQuote, type Offer } from '../bookings/booking.offer.js';
import { findHallTerms, type HallTerms } from '../bookings/hall-terms.queries.js';

/** A change as its hall's current terms price it. */
export interface ChangeOffer {
  before: BookingTerms;
  after: BookingTerms;
  /** Why its total isn't the quoted one; null if it is. */
  priceReason: string | null;
  /** Whether hall or time change. */
  isMoved: boolean;
  /** The rules of the city that it has to know of. */
  cityRules: CityRule[];
}

/** What is asked for: by whom, of which booking, as it is now. */
export interface WantedChange {
  row: BookingRow;
  side: BookingSource;
  input: ChangeBookingInput & { extras?: Extra[] | null };
  /** Whether it is an offer, which may change nothing. */
  isOffer?: boolean;
}

/** Whether the agreed menu stays, since nothing is said about it. */
function keepsMenu({ menu, withoutMenu }: ChangeBookingInput): boolean {
  return !menu && !withoutMenu;
}

/** How many of the guests are children: as is asked for, else as many as before while the menu has a share for them. */
function toWantedChildren(input: ChangeBookingInput, agreed: AgreedMenu | null, terms: HallTerms): number {
  const menu = keepsMenu(input) ? agreed : input.menu ? terms.menu : null;
  const hasShare = menu !== null && menu.childrenShare !== null;
  return input.childCount ?? (hasShare ? (agreed?.childCount ?? 0) : 0);
}

/** Whether a booking stays in the shift that it is in, whatever its name was when the booking was made. */
function staysInShift(row: BookingRow, after: BookingTerms, { shifts, timeZone }: HallTerms['settings']): boolean {
  const shift = row.hallId === after.hallId ? findShift(getPeriod(row), shifts, timeZone) : null;
  return shift !== null && shift.name === after.shiftName;
}

/** Refuses to move a booking to where its menu isn't served. @throws DomainError INVALID_INPUT at the menu */
function assertServed(row: BookingRow, after: BookingTerms, terms: HallTerms): void {
  const { hallId, startTime, timeZone, shiftName, menu } = after;
  if (!menu) return;
  const places = staysInShift(row, after, terms.settings) ? { ...menu, shiftNames: [] } : menu;
  if (isServed(places, { hallId, day: localDay(startTime, timeZone), shiftName })) return;
  throw invalidInput([{ field: 'menu', message: MENU_MESSAGES.notServed }]);
}

/** The services that are asked for, or those of the booking. */
function toWantedServices({ optionalServices }: ChangeBookingInput, { optional }: AgreedServices): ServiceChoice[] {
  if (optionalServices) return optionalServices;
  return optional.map(({ serviceId, quantity }) => {
    if (serviceId === null) throw invalidInput([{ field: 'optionalServices', message: CHANGE_MESSAGES.serviceGone }]);
    return { id: serviceId, quantity };
  });
}

/** When it is asked for: as in the input, at the same hours of another day, or as it is. */
function toWantedStay(input: ChangeBookingInput, row: BookingRow, timeZone: string): WantedStay {
  const { shiftId, date, startTime, endTime } = input;
  if (startTime || endTime) return { shiftId: shiftId ?? null, date: date ?? null, startTime, endTime };
  if (shiftId) return { shiftId, date: date ?? localDay(row.startTime, row.timeZone) };
  if (!date) return { startTime: row.startTime, endTime: row.endTime };
  const [from, to] = [localTime(row.startTime, timeZone), localTime(row.endTime, timeZone)];
  const { start, end } = toPeriod({ date, startTime: from, endTime: to, zone: timeZone });
  return { startTime: start, endTime: end };
}

/** The offer, with notice, opening hours and advance limits only where the booking moves. */
function offerStay({ row, side, input }: WantedChange, terms: HallTerms, services: ServiceChoice[], now: Date): Offer {
  const agreed = row.menu && toAgreedMenu(row.menu);
  const details = {
    ...toWantedStay(input, row, terms.settings.timeZone),
    guestCount: input.guestCount ?? row.guestCount,
    optionalServiceIds: [],
    optionalServices: services,
    menu: input.menu,
    agreedMenu: keepsMenu(input) ? agreed : null,
    childCount: toWantedChildren(input, agreed, terms),
  };
  return createOffer(details, terms, now, (period, settings, at) => {
    const isSame = !isMoved(row, { hallId: terms.hallId, startTime: period.start, endTime: period.end });
    if (isSame) return [];
    if (side === BookingSource.CUSTOMER) return checkPeriod(period, settings, at);
    const refusals = checkMovedPeriod(period, settings, at);
    return isEntered(row.source) ? refusals : [...refusals, ...cityRuleRefusals(period, settings)];
  });
}

/** What is agreed besides a hall's terms. */
interface AgreedTerms extends Pick<BookingTerms, 'bufferMinutes' | 'adjustmentAmount' | 'quotedPrice'> {
  extras: Extra[];
}

/** The terms of a booking for what is offered of a hall. */
export function toTerms(
  terms: HallTerms,
  offer: Offer,
  agreed: AgreedTerms,
): { terms: BookingTerms; cityRules: CityRule[] } {
  const { isAvailable: _asked, cityRules, ...quote } = toQuote(terms, offer, true);
  return {
    terms: {
      ...quote,
      hallTitle: terms.title,
      hallLocation: terms.location,
      timeZone: terms.settings.timeZone,
      categoryName: terms.category?.name ?? null,
      typeName: terms.type?.name ?? null,
      ...agreed,
    },
    cityRules,
  };
}

/** What the booking would be. */
function toNewTerms(
  { row, input }: WantedChange,
  terms: HallTerms,
  offer: Offer,
): Pick<ChangeOffer, 'after' | 'priceReason' | 'cityRules'> {
  const extras = input.extras ?? row.extras;
  // A total that was agreed on with other lines says nothing about these.
  const kept = row.quotedPrice !== null && areSameExtras(extras, row.extras) ? row.totalPrice : null;
  const agreement = { stated: input.agreedPrice ?? null, kept, extras };
  const { price, adjustmentAmount, quotedPrice } = agreeChangedPrice(offer.price, agreement, terms.taxPercentage);
  assertSamePrice(input.totalAmount, price, terms);
  const { start: startTime, end: endTime } = offer.period;
  const moves = isMoved(row, { hallId: terms.hallId, startTime, endTime });
  const bufferMinutes = moves ? terms.settings.bufferTime : row.bufferMinutes;
  const agreed = { bufferMinutes, extras, adjustmentAmount, quotedPrice };
  const { terms: after, cityRules } = toTerms(terms, { ...offer, price }, agreed);
  const reason = input.priceReason ?? row.priceReason;
  return { after, priceReason: quotedPrice === null ? null : reason, cityRules };
}

/**
 * What a change makes of a booking, and what it costs, by the current terms of its hall.
 * @throws DomainError NOT_FOUND unless the hall is public and of the same business; INVALID_INPUT naming every invalid field;
 * PRICE_CHANGED with the new price; CONFLICT for a change, but no offer, that changes nothing, or once the hall's currency is another one
 */
export async function offerChange(em: EntityManager, wanted: WantedChange, now: Date): Promise<ChangeOffer> {
  const { row, input } = wanted;
  const agreed = (await findServices(em, [row.id])).get(row.id) ?? { fixed: [], optional: [] };
  const services = toWantedServices(input, agreed);
  const terms = await findHallTerms(
    em,
    { hallId: input.hallId ?? row.hallId, now, menuId: input.menu?.menuId },
    services,
  );
  if (terms.businessId !== row.businessId) throw new DomainError('NOT_FOUND', 'Hall not found');
  if (terms.currency !== row.currency) throw new DomainError('CONFLICT', CHANGE_MESSAGES.otherCurrency);
  const before = toCurrentTerms(row, agreed);
  const offer = { before, ...toNewTerms(wanted, terms, offerStay(wanted, terms, services, now)) };
  if (isMoved(before, offer.after)) assertServed(row, offer.after, terms);
  const isPriced = input.agreedPrice !== undefined && input.agreedPrice !== null;
  const hasOtherPrice = isPriced && offer.after.totalPrice !== before.totalPrice;
  const isNothing = !wanted.isOffer && isSameRequest(before, offer.after) && !hasOtherPrice;
  if (isNothing) throw new DomainError('CONFLICT', CHANGE_MESSAGES.nothing);
  return { ...offer, isMoved: isMoved(before, offer.after) };
}
