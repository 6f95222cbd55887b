import { toAgreedMenu, type StoredMenu } from '../../domain/menus/menus.js';
import { ZERO } from '../../domain/money/money.js';
import type { AgreedServices } from './booking-price.types.js';
import type { BookingTerms } from './open-change.types.js';

/** Terms as JSON keeps them; those of servers before menus or extra lines have none. */
export type StoredTerms = Omit<BookingTerms, 'startTime' | 'endTime' | 'menu' | 'menuAmount' | 'extras'> &
  Partial<Pick<BookingTerms, 'menuAmount' | 'extras'>> & {
    menu?: StoredMenu | null;
    startTime: string;
    endTime: string;
  };

/**
 * Terms as JSON keeps them. Without a menu or extra lines they say nothing of them: an older server next to this one has no columns
 * for them.
 */
export function toStoredTerms({ startTime, endTime, menu, menuAmount, extras, ...terms }: BookingTerms): StoredTerms {
  const times = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  return { ...terms, ...times, ...(menu && { menu, menuAmount }), ...(extras.length > 0 && { extras }) };
}

/** Terms that JSON kept. */
export function fromStoredTerms({ startTime, endTime, menu, ...terms }: StoredTerms): BookingTerms {
  return {
    menu: menu ? toAgreedMenu(menu) : null,
    menuAmount: ZERO,
    extras: [],
    ...terms,
    startTime: new Date(startTime),
    endTime: new Date(endTime),
  };
}

/** The terms of a booking now. */
export function toCurrentTerms(
  row: Omit<BookingTerms, keyof AgreedServices | 'fixedServices' | 'optionalServices' | 'menu'> & {
    menu: StoredMenu | null;
  },
  { fixed, optional }: AgreedServices,
): BookingTerms {
  return {
    hallId: row.hallId,
    hallTitle: row.hallTitle,
    hallLocation: row.hallLocation,
    timeZone: row.timeZone,
    startTime: row.startTime,
    endTime: row.endTime,
    shiftName: row.shiftName,
    rateReason: row.rateReason,
    rateAmount: row.rateAmount,
    currency: row.currency,
    hours: row.hours,
    guestCount: row.guestCount,
    hallBasePrice: row.hallBasePrice,
    menuAmount: row.menuAmount,
    menu: row.menu && toAgreedMenu(row.menu),
    extras: row.extras,
    categoryPrice: row.categoryPrice,
    typePrice: row.typePrice,
    fixedServicesPrice: row.fixedServicesPrice,
    optionalServicesPrice: row.optionalServicesPrice,
    discountPercentage: row.discountPercentage,
    discountAmount: row.discountAmount,
    taxPercentage: row.taxPercentage,
    taxAmount: row.taxAmount,
    adjustmentAmount: row.adjustmentAmount,
    quotedPrice: row.quotedPrice,
    totalPrice: row.totalPrice,
    pricePerHour: row.pricePerHour,
    pricePerPerson: row.pricePerPerson,
    flatPrice: row.flatPrice,
    categoryName: row.categoryName,
    typeName: row.typeName,
    bufferMinutes: row.bufferMinutes,
    fixedServices: fixed,
    optionalServices: optional,
  };
}
