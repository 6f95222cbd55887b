import { findBandCharge, type AgreedMenu } from '../menus/menus.js';
import {
  add,
  fromHundredths,
  multiplyHalfUp,
  shareHalfUp,
  subtract,
  ZERO,
  type Hundredths,
  type PercentHundredths,
} from '../money/money.js';

/** What of a booking's copy charges after the event are computed by. */
export interface ChargedRates {
  guestCount: number;
  menu: AgreedMenu | null;
  pricePerPerson: Hundredths;
  pricePerHour: Hundredths;
  discountPercentage: PercentHundredths;
  taxPercentage: PercentHundredths;
}

/** What came beyond what was agreed. */
export interface ExtraCharge {
  guests: number;
  hours: number;
}

/** A line of a charge: so many at a price. */
interface ChargeLine {
  count: number;
  price: Hundredths;
  amount: Hundredths;
}

/** What a charge is made of, before and after discount and tax. */
export interface ChargeSum {
  /** Null without extra guests that cost something. */
  guests: ChargeLine | null;
  /** Null without extra hours. */
  hours: ChargeLine | null;
  discountAmount: Hundredths;
  taxAmount: Hundredths;
  amount: Hundredths;
}

/** Messages about charges by the agreed rates. */
export const CHARGE_MESSAGES = {
  guests: 'Extra guests must be a whole number from 0',
  hours: 'Extra hours must be a whole number from 0 to 24',
  onlyCharges: 'Extra guests and hours go with a charge',
  some: 'Say how many guests or hours came on top',
  free: 'These cost nothing by the agreed rates. You can still charge a sum of your own.',
  guestsCharged:
    'Extra guests were charged by the agreed rates before. Take that charge back, then record the whole number of extra guests.',
  noteTooLong: (max: number): string => `Beside what is charged, the note can have at most ${max} characters`,
  changed: (amount: string): string =>
    `By the agreed rates this is ${amount} now. Please check it and record it again.`,
} as const;

function toLine(count: number, price: Hundredths): ChargeLine | null {
  return count > 0 && price > 0 ? { count, price, amount: multiplyHalfUp(price, count) } : null;
}

/** Extra guests by the price per head of the band that they reach, or per person; what a menu guaranteed is paid already. */
function toGuestLine({ menu, guestCount, pricePerPerson }: ChargedRates, guests: number): ChargeLine | null {
  if (!menu) return toLine(guests, pricePerPerson);
  const all = guestCount + guests;
  const beyond = Math.min(guests, Math.max(0, all - menu.guaranteedHeads));
  return toLine(beyond, findBandCharge(menu, all));
}

/**
 * What extra guests and hours cost by the rates that were agreed (docs/decisions/0088-final-guests.md): services by the head aren't
 * charged again.
 */
export function sumCharge(rates: ChargedRates, extra: ExtraCharge): ChargeSum {
  const [guests, hours] = [toGuestLine(rates, extra.guests), toLine(extra.hours, rates.pricePerHour)];
  const sum = add(guests?.amount ?? ZERO, hours?.amount ?? ZERO);
  const discountAmount = shareHalfUp(sum, rates.discountPercentage);
  const discounted = subtract(sum, discountAmount);
  const taxAmount = shareHalfUp(discounted, rates.taxPercentage);
  return { guests, hours, discountAmount, taxAmount, amount: add(discounted, taxAmount) };
}

function describeLine({ count, price }: ChargeLine, what: string): string {
  return `${count} more ${what}${count === 1 ? '' : 's'} × ${fromHundredths(price).toLocaleString('en-US')}`;
}

/** What an entry says that it is for: `20 more guests × 3,375, 1 more hour × 5,000`. */
export function describeCharge({ guests, hours }: Pick<ChargeSum, 'guests' | 'hours'>): string {
  const lines = [guests && describeLine(guests, 'guest'), hours && describeLine(hours, 'hour')];
  return lines.filter(Boolean).join(', ');
}

/**
 * Whether a charge with this note is one of extra guests by the agreed rates. What more of them cost depends on how many came in all,
 * so they are charged together.
 */
export function isGuestCharge(note: string | null): boolean {
  return /^\d+ more guests? × /.test(note ?? '');
}
