import { checkPeriod, type BookingSettings } from '../../domain/availability/availability.js';
import {
  BOOKING_MESSAGES,
  mergeServiceChoices,
  tooManyGuests,
  type ServiceChoice,
} from '../../domain/bookings/inputs.js';
import {
  countHours,
  getCharges,
  isPriceChanged,
  sumCharges,
  withoutHeads,
  type HallCharges,
  type Price,
  type PriceParts,
} from '../../domain/bookings/price.js';
import { findStay, type Stay, type WantedStay } from '../../domain/bookings/stay.js';
import { findMenuProblems, findServedMenu, type MenuDetails } from './booking-menu.offer.js';
import { findCityRules } from '../../domain/city-rules/rules.js';
import { DomainError, invalidInput, type FieldError } from '../../domain/input/errors.js';
import { countMainDishes, priceMenu, type AgreedMenu, type ServedMenu } from '../../domain/menus/menus.js';
import { add, fromHundredths, ZERO, type Hundredths } from '../../domain/money/money.js';
import { chargesOn } from '../../domain/rates/rates.js';
import { localDay, type Period } from '../../domain/time/zone.js';
import type { PriceQuote } from './booking.types.js';
import type { BookedService, PriceFields } from './booking-price.types.js';
import { quotePrice, type HallTerms, type PriceTerms } from './hall-terms.queries.js';

const SERVICE_NOT_OFFERED = 'This hall does not offer one of these services';

/** The details of a quote or booking request. */
export interface BookingDetails extends WantedStay, MenuDetails {
  optionalServiceIds: readonly number[];
  optionalServices: readonly ServiceChoice[];
}

/** The chosen services with their quantities. */
export function toChoices({ optionalServiceIds, optionalServices }: BookingDetails): ServiceChoice[] {
  return mergeServiceChoices(optionalServiceIds, optionalServices);
}

/** Every problem with the period, other than availability. */
type PeriodCheck = (period: Period, settings: BookingSettings, now: Date) => FieldError[];

/** Refuses a date beside the period that isn't the start's day. */
function findDateProblems({ start }: Period, { date }: BookingDetails, { timeZone }: BookingSettings): FieldError[] {
  return date && date !== localDay(start, timeZone) ? [{ field: 'date', message: BOOKING_MESSAGES.dateDiffers }] : [];
}

/** Every problem with guests and services. */
function findProblems(details: BookingDetails, terms: HallTerms): FieldError[] {
  const refusals: FieldError[] = [];
  if (details.guestCount > terms.capacity) {
    refusals.push({ field: 'guestCount', message: tooManyGuests(terms.capacity) });
  }
  const offered = new Set(terms.optionalServices.map(({ id }) => id));
  for (const [field, ids] of [
    ['optionalServiceIds', details.optionalServiceIds],
    ['optionalServices', details.optionalServices.map(({ id }) => id)],
  ] as const) {
    if (ids.some((id) => !offered.has(id))) refusals.push({ field, message: SERVICE_NOT_OFFERED });
  }
  return refusals;
}

/** What a booking would be, and cost. */
export interface Offer extends Stay {
  charges: Required<HallCharges>;
  price: Price;
  /** Why its price isn't the hall's ordinary one; null otherwise. */
  rateReason: string | null;
  /** What the rate adds to the hall base price, negative where it takes away. */
  rateAmount: Hundredths;
  menu: AgreedMenu | null;
}

function toMenuStay({ period, shift }: Stay, { hallId, settings }: PriceTerms) {
  return { hallId, day: localDay(period.start, settings.timeZone), shiftName: shift?.name ?? null };
}

/**
 * The period and its price, after validating the details against the hall.
 * @param check which periods may be booked; the rules for customers by default
 * @throws DomainError INVALID_INPUT naming every invalid field
 */
export function createOffer(
  details: BookingDetails,
  terms: HallTerms,
  now: Date,
  check: PeriodCheck = checkPeriod,
): Offer {
  const { settings } = terms;
  const stay = findStay(details, settings);
  const refusals =
    'period' in stay
      ? [...check(stay.period, settings, now), ...findDateProblems(stay.period, details, settings)]
      : [stay];
  refusals.push(...findProblems(details, terms));
  refusals.push(...findMenuProblems(details, terms, 'period' in stay ? toMenuStay(stay, terms) : null));
  if (refusals.length > 0 || !('period' in stay)) throw invalidInput(refusals);
  return { ...stay, ...priceStay(stay, details.guestCount, terms, findServedMenu(details, terms)) };
}

/** What a stay costs, by the rate of its day where there is one, with the menu that is served. */
export function priceStay(
  { period, shift }: Stay,
  guests: number,
  terms: PriceTerms,
  served: ServedMenu | null = null,
): Omit<Offer, keyof Stay> {
  const day = localDay(period.start, terms.settings.timeZone);
  const hours = countHours(period.start, period.end);
  const full = getCharges(terms, shift);
  const ordinary = served ? withoutHeads(full) : full;
  const rated = chargesOn(day, shift?.name ?? null, full, terms.rateBook);
  const charges = served ? withoutHeads(rated.charges) : rated.charges;
  const menu = served && { ...served, ...priceMenu(served, guests, rated.percentage) };
  const price = quotePrice(terms, { charges, hours, guests, menu });
  const ordinaryMenu = served ? priceMenu(served, guests, 0).menuAmount : ZERO;
  const ordinaryPrice = add(sumCharges(ordinary, hours, guests), ordinaryMenu);
  const rateAmount = (price.hallBasePrice - ordinaryPrice) as Hundredths;
  // A rate that leaves a menu's price alone isn't why it is what it is.
  const rateReason = menu && rateAmount === 0 ? null : rated.reason;
  return { charges, price, rateReason, rateAmount, menu };
}

/** The parts of a price in the API's format. */
function toPriceParts(price: PriceParts) {
  const { hallBasePrice, categoryPrice, typePrice, fixedServicesPrice, optionalServicesPrice } = price;
  const { discountAmount, taxAmount, totalPrice } = price;
  return {
    hallBasePrice,
    categoryPrice,
    typePrice,
    fixedServicesPrice,
    optionalServicesPrice,
    discountAmount,
    taxAmount,
    totalPrice,
  };
}

function findAmount(lines: Price['fixedServiceLines'], id: number): Hundredths {
  return lines.find((line) => line.id === id)?.amount ?? (0 as Hundredths);
}

/** The hall's fixed services with their amounts; those only listed add nothing. */
export function toFixedServices(terms: PriceTerms, price: Price): BookedService[] {
  return terms.fixedServices.map(({ id, ...service }) => ({
    ...service,
    serviceId: id,
    quantity: 1,
    amount: findAmount(price.fixedServiceLines, id),
  }));
}

/** The chosen services with their amounts. */
export function toOptionalServices(terms: PriceTerms, price: Price): BookedService[] {
  return terms.optionalServices.map(({ id, ...service }) => ({
    ...service,
    serviceId: id,
    isIncluded: true,
    amount: findAmount(price.optionalServiceLines, id),
  }));
}

/** What an offer costs, in the API's format. */
export function toPriceFields(terms: PriceTerms, offer: Offer): PriceFields {
  const { shift, charges, price, rateReason, rateAmount, menu } = offer;
  return {
    currency: terms.currency,
    hours: price.hours,
    guestCount: price.guests,
    ...toPriceParts(price),
    discountPercentage: terms.discountPercentage,
    taxPercentage: terms.taxPercentage,
    ...charges,
    shiftName: shift?.name ?? null,
    ...{ rateReason, rateAmount, menu },
    menuAmount: price.menuAmount,
  };
}

/** An offer as an answer, with the hall's current terms. */
export function toQuote(terms: HallTerms, offer: Offer, isAvailable: boolean): PriceQuote {
  const { period, price, menu } = offer;
  return {
    hallId: terms.hallId,
    isAvailable,
    cityRules: findCityRules(
      period,
      terms.settings.cityRules,
      terms.settings.timeZone,
      menu && countMainDishes(menu.courses),
    ),
    ...toPriceFields(terms, offer),
    startTime: period.start,
    endTime: period.end,
    fixedServices: toFixedServices(terms, price),
    optionalServices: toOptionalServices(terms, price),
  };
}

/** @throws DomainError PRICE_CHANGED with the new price, if the client has shown another one */
export function assertSamePrice(
  sent: Hundredths | null | undefined,
  price: PriceParts,
  terms: Pick<HallTerms, 'currency'>,
): void {
  if (!isPriceChanged(sent, price.totalPrice)) return;
  const parts = Object.entries(toPriceParts(price)).map(([name, amount]) => [name, fromHundredths(amount)] as const);
  throw new DomainError('PRICE_CHANGED', 'The price has changed. Please check the new total and submit again.', {
    field: 'totalAmount',
    details: { ...Object.fromEntries(parts), currency: terms.currency },
  });
}
