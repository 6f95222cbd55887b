import type { RequestContext } from '../../context.js';
import { findShift } from '../../domain/availability/shifts.js';
import { DomainError } from '../../domain/input/errors.js';
import { chooseFirst, serveDishes, type OfferedMenu } from '../../domain/menus/menus.js';
import { divideHalfUp } from '../../domain/money/money.js';
import { localDay } from '../../domain/time/zone.js';
import type { HallStay, HallStays } from '../halls/hall-date-price.types.js';
import { findStays } from '../halls/hall-search-dates.service.js';
import type { HallFilter } from '../halls/hall-search.inputs.js';
import type { AllInPrice } from './all-in-price.types.js';
import { priceStay, toFixedServices, toPriceFields } from './booking.offer.js';
import { findPriceTerms, type ListedTerms } from './hall-terms.queries.js';

/** What the halls of a list cost in all; one statement (docs/decisions/0051-all-in-price.md). */
export async function priceStays(ctx: RequestContext, { guests, stays }: HallStays): Promise<AllInPrice[]> {
  const hallIds = stays.map(({ hallId }) => hallId);
  const menuIds = [...new Set(stays.flatMap(({ menuId }) => menuId ?? []))];
  const terms = await findPriceTerms(ctx.em, hallIds, menuIds, ctx.now());
  return stays.flatMap((stay) => {
    const ofHall = terms.get(stay.hallId);
    return ofHall ? toAllInPrice(ofHall, stay, guests) : [];
  });
}

/**
 * What halls cost in all on the dates of a search, in the order of the ids, without those that aren't public, have no room for
 * the guests or have nothing free. Three statements.
 * @throws DomainError INVALID_INPUT without date and guests, and for more than twenty halls
 */
export async function findAllInPrices(
  ctx: RequestContext,
  hallIds: readonly number[],
  filter: HallFilter,
): Promise<AllInPrice[]> {
  return priceStays(ctx, await findStays(ctx, hallIds, filter));
}

/** The menu that the price counts, with the dishes that are chosen at first; null where none is served. */
function findServed({ menus }: ListedTerms, { menuId }: HallStay): OfferedMenu | null {
  const menu = menus.find((each) => each.menuId === menuId);
  return menu ? { ...menu, courses: serveDishes(menu.courses, chooseFirst(menu.courses)) } : null;
}

/** Nothing for a sum that is too large to be booked. */
function toAllInPrice(terms: ListedTerms, found: HallStay, guests: number): AllInPrice[] {
  const { start, end, isAssumed } = found;
  const { hallId, settings, category, type } = terms;
  const { timeZone, shifts } = settings;
  const period = { start, end };
  const stay = { period, shift: findShift(period, shifts, timeZone) };
  try {
    const offer = { ...stay, ...priceStay(stay, guests, terms, findServed(terms, found)) };
    return [
      {
        ...toPriceFields(terms, offer),
        hallId,
        date: localDay(start, timeZone),
        startTime: start,
        endTime: end,
        isTimeAssumed: isAssumed,
        timeZone,
        perHead: divideHalfUp(offer.price.totalPrice, guests),
        categoryName: category?.name ?? null,
        typeName: type?.name ?? null,
        addedServices: toFixedServices(terms, offer.price).filter(({ amount }) => amount > 0),
      },
    ];
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
