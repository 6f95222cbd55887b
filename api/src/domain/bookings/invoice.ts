import { nameMenu, type BilledMenu } from '../menus/words.js';
import { BOOKING_LIMITS } from './limits.js';
import {
  BookingStatus,
  CANCELLATION_LABELS,
  CancellationReason,
  NO_PAYMENT_BEFORE,
  NO_PAYMENT_YET,
} from './transitions.js';

import { add, subtract, toHundredths, toSignedHundredths, ZERO } from '../money/money.js';
import type { Hundredths } from '../money/money.js';
import { splitFixedServices, type ServicePriceType } from '../catalogue/price-types.js';
import { sumExtras, type Extra } from './extras.js';
import { getShownHours } from './hours.js';
import { normalizeFigures } from '../text/normalize.js';
import { countHours, serviceAmount } from './price.js';

/** The text on a cancelled booking's document: who cancelled it, and why. */
const CANCELLATION_STATEMENTS: Readonly<Record<CancellationReason, string>> = {
  [CancellationReason.DECLINED]: 'The hall owner declined this request.',
  [CancellationReason.WITHDRAWN]: 'The customer withdrew this request.',
  [CancellationReason.EXPIRED]: 'This request expired: the hall owner did not answer before it was to start.',
  [CancellationReason.SLOT_TAKEN]: 'Another booking was confirmed for this time, so this request could not be met.',
  [CancellationReason.BUSINESS_SUSPENDED]:
    'Mehfil cancelled this request because the venue is not available at present.',
  [CancellationReason.ACCOUNT_DELETED]: 'This request was cancelled because an account was closed.',
  [CancellationReason.CANCELLED_BY_STAFF]: 'Mehfil cancelled this booking.',
  [CancellationReason.CALLED_OFF]: 'The hall owner called this booking off.',
  [CancellationReason.CANCELLED_BY_CUSTOMER]: 'The customer cancelled this booking.',
  [CancellationReason.PAYMENT_MISSING]: 'The first payment was not made in time, so this booking was not confirmed.',
  [CancellationReason.GROUP_ENDED]:
    'This request was for several functions together. One of them could not be had, so none was booked.',
  [CancellationReason.OFFER_REFUSED]: 'The customer declined this offer.',
  [CancellationReason.OFFER_WITHDRAWN]: 'The hall owner took this offer back.',
  [CancellationReason.OFFER_EXPIRED]: 'This offer was not accepted in time.',
};

/** A service of a booking as it was agreed. */
export interface InvoiceService {
  id: number;
  name: string;
  /** The agreed price per unit of its price type. */
  price: Hundredths;
  priceType: ServicePriceType;
  /** Defaults to 1. */
  quantity?: number | null;
  /** False for a fixed service that is only listed, at no cost. */
  isIncluded?: boolean | null;
}

/** The fields of a booking that its invoice shows, as they were agreed. */
export interface InvoiceBooking {
  id: number;
  status: BookingStatus;
  cancellationReason?: CancellationReason | null;
  /** Until when an accepted request is to be paid; null where its payment confirms nothing. */
  paymentDueAt?: string | Date | null;
  /** Whether a request is accepted before its first payment confirms it. */
  confirmsOnPayment?: boolean;
  startTime: Date;
  endTime: Date;
  guestCount: number;
  /** Null or absent for free times. */
  shiftName?: string | null;
  /** Why the hall's price wasn't its ordinary one; null or absent if it was. */
  rateReason?: string | null;
  /** What the hall charges for an hour; defaults to nothing. */
  pricePerHour?: number;
  hallBasePrice: Hundredths;
  /** What of it is the menu; defaults to 0. */
  menuAmount?: Hundredths;
  /** Null or absent without one. */
  menu?: BilledMenu | null;
  categoryPrice: Hundredths;
  typePrice: Hundredths;
  fixedServicesPrice: Hundredths;
  optionalServicesPrice: Hundredths;
  discountAmount: Hundredths;
  taxAmount: Hundredths;
  /** What extra lines and an agreed price add to the parts; may be negative. Defaults to 0. */
  adjustmentAmount?: Hundredths;
  /** Lines beside the hall's prices; defaults to none. */
  extras?: readonly Extra[];
  totalPrice: Hundredths;
  fixedServices: readonly InvoiceService[];
  optionalServices: readonly InvoiceService[];
}

/** A line with its amount. */
export interface InvoiceLine {
  label: string;
  amount: Hundredths;
  /** That of the line, which other languages name by its own names. */
  menu?: BilledMenu;
  /** Why the menu doesn't cost what it does as a rule, where no line of the hall says so. */
  rateReason?: string;
}

/** Lines that belong together; they add up to the subtotal. */
export interface InvoiceGroup {
  name: 'hallRental' | 'alwaysAdded' | 'includedServices' | 'menuAndServices' | 'extras' | 'charges';
  title: string;
  lines: InvoiceLine[];
  subtotal: Hundredths;
}

/** The line of an agreed price. */
export const ADJUSTMENT_LABEL = 'Adjustment to the agreed price';

/** What was recorded for a booking, below the total of its invoice. Total, charges and lines add up to the balance. */
export interface Settlement {
  /** What was charged after the event; null without any. */
  charges: InvoiceGroup | null;
  /** What is owed in all where that isn't the total, and what was received and refunded: negative where it reduces the balance. */
  lines: InvoiceLine[];
  /** What is left; positive, whoever owes it. */
  balance: InvoiceLine;
}

/** An invoice. Subtotals plus adjustment, less discount, plus tax are the total. */
export interface Invoice {
  /** `INV-000123` */
  number: string;
  /** The type of document: Booking Request, Booking Confirmation or Booking Cancelled. */
  note: string;
  /** What the document means, and who cancelled the booking and why. */
  statement: string;
  /** A watermark for documents that confirm nothing; null on a confirmation. */
  watermark: string | null;
  /** The booking's hours: as charged where hours are charged, else its length. */
  hours: number;
  groups: InvoiceGroup[];
  /** What an agreed price adds; may be negative. Hidden if 0. */
  adjustment: Hundredths;
  /** Hidden if 0. */
  discount: Hundredths;
  tax: Hundredths;
  total: Hundredths;
  /** What was recorded for the booking; null as long as nothing is. */
  settlement: Settlement | null;
}

/** The invoice number of a booking: INV- and its id, padded to six digits. */
export function invoiceNumber(bookingId: number): string {
  return `INV-${String(bookingId).padStart(BOOKING_LIMITS.invoiceDigits, '0')}`;
}

/** The booking whose number somebody typed: as on its papers, without its zeros, in the digits of any script; null for anything else. */
export function readInvoiceNumber(typed: string): number | null {
  const id = Number(/^(?:inv ?-? ?)?0*(\d{1,9})$/i.exec(normalizeFigures(typed))?.[1] ?? 0);
  return id === 0 ? null : id;
}

const NOTES: Readonly<Record<BookingStatus, string>> = {
  [BookingStatus.PENDING]: 'Booking Request',
  [BookingStatus.CONFIRMED]: 'Booking Confirmation',
  [BookingStatus.CANCELLED]: 'Booking Cancelled',
};

/** The type of document for a status. */
export function invoiceNote(status: BookingStatus): string {
  return NOTES[status];
}

/** Reasons that are shown as the watermark instead of CANCELLED. */
const OWN_WATERMARK: readonly CancellationReason[] = [
  CancellationReason.DECLINED,
  CancellationReason.WITHDRAWN,
  CancellationReason.EXPIRED,
];

/** The watermark of a document that confirms nothing; null on a confirmation. */
export function invoiceWatermark(status: BookingStatus, reason?: CancellationReason | null): string | null {
  if (status === BookingStatus.CONFIRMED) return null;
  if (status === BookingStatus.PENDING) return 'REQUEST';
  const isOwn = reason !== null && reason !== undefined && OWN_WATERMARK.includes(reason);
  return isOwn ? CANCELLATION_LABELS[reason].toUpperCase() : 'CANCELLED';
}

/** What a request means that is about to be made of a hall that confirms at once. */
export const INSTANT_REQUEST_STATEMENT =
  'This is a request. It becomes a booking at once if it fits; the owner then sends payment instructions.';

/** What an accepted request means whose first payment confirms it. */
export const ACCEPTED_STATEMENT =
  'This is an accepted request. It becomes a booking once its first payment is recorded.';

/** What a request means that is accepted first, and confirmed by its first payment. */
export const PAID_FIRST_STATEMENT = `This is a request. Once the hall owner has accepted it, its first payment makes it a booking. ${NO_PAYMENT_BEFORE}.`;

/** What a cancelled booking's document means; once it shows what was paid, these lines say what is due. */
export function cancelledStatement(reason?: CancellationReason | null, isSettled = false): string {
  const who = reason ? `${CANCELLATION_STATEMENTS[reason]} ` : '';
  return `${who}This paper confirms no booking${isSettled ? '.' : ', and nothing is due under it.'}`;
}

/** What the document means to its reader. */
export function invoiceStatement(status: BookingStatus, reason?: CancellationReason | null): string {
  if (status === BookingStatus.PENDING) {
    return `This is a request. It becomes a booking once the hall owner has confirmed it. ${NO_PAYMENT_YET}.`;
  }
  if (status === BookingStatus.CONFIRMED) return 'Please keep this confirmation for your records.';
  return cancelledStatement(reason);
}

function latest<T extends string | number | Date>(one: T | null, other: T | null): T | null {
  if (one === null) return other;
  return other !== null && other > one ? other : one;
}

/** When a document was issued: when the booking reached its status, or was changed in it. */
export function invoiceIssuedAt<T extends string | number | Date>(booking: {
  status: BookingStatus;
  createdAt: T;
  confirmedAt: T | null;
  /** When it was last changed by agreement. */
  changedAt?: T | null;
  cancelledAt: T | null;
}): T {
  const { status, createdAt, confirmedAt, changedAt = null, cancelledAt } = booking;
  if (status === BookingStatus.CONFIRMED) return latest(confirmedAt, changedAt) ?? createdAt;
  return (status === BookingStatus.CANCELLED ? cancelledAt : changedAt) ?? createdAt;
}

function toGroup(name: InvoiceGroup['name'], title: string, lines: InvoiceLine[], subtotal: Hundredths): InvoiceGroup {
  return { name, title, lines: addDifference(lines, subtotal), subtotal };
}

// The agreed subtotal counts: if the services don't add up to it, a line shows the difference.
function addDifference(lines: InvoiceLine[], subtotal: Hundredths): InvoiceLine[] {
  const sum = add(...lines.map(({ amount }) => amount));
  return sum < subtotal ? [...lines, { label: 'Other', amount: subtract(subtotal, sum) }] : lines;
}

function serviceLines(services: readonly InvoiceService[], hours: number, guests: number): InvoiceLine[] {
  return services.map(({ quantity, isIncluded, ...service }) => {
    const count = quantity ?? 1;
    const label = count === 1 ? service.name : `${service.name} ×\u00a0${count}`;
    const amount = isIncluded === false ? ZERO : serviceAmount({ ...service, quantity: count }, hours, guests);
    return { label, amount };
  });
}

/** `Hall rental (Dinner; Saturday dinner +20%)`: what was rented, and why its price isn't the ordinary one. */
function nameRental({ shiftName, rateReason }: InvoiceBooking): string {
  const facts = [shiftName, rateReason].filter(Boolean).join('; ');
  return facts === '' ? 'Hall rental' : `Hall rental (${facts})`;
}

/** `Royal × 250 heads (Mutton qorma); Saturday dinner +20%` */
function toMenuLine(menu: BilledMenu, amount: Hundredths, rateReason?: string | null): InvoiceLine {
  const name = nameMenu(menu);
  return rateReason ? { label: `${name}; ${rateReason}`, amount, menu, rateReason } : { label: name, amount, menu };
}

function findStatement({ status, cancellationReason, paymentDueAt, confirmsOnPayment }: InvoiceBooking): string {
  if (status !== BookingStatus.PENDING) return invoiceStatement(status, cancellationReason);
  if (paymentDueAt) return ACCEPTED_STATEMENT;
  return confirmsOnPayment ? PAID_FIRST_STATEMENT : invoiceStatement(status);
}

/** The invoice of a booking, in groups that add up. Groups without lines and amount are left out. */
export function createInvoice(booking: InvoiceBooking): Invoice {
  const hours = countHours(booking.startTime, booking.endTime);
  const { menu } = booking;
  const menuAmount = menu ? (booking.menuAmount ?? ZERO) : ZERO;
  const rent = subtract(booking.hallBasePrice, menuAmount);
  // A hall that sells its menus alone charges nothing else.
  const fees: InvoiceLine[] = menu && rent === 0 ? [] : [{ label: nameRental(booking), amount: rent }];
  if (booking.categoryPrice > 0) fees.push({ label: 'Category fee', amount: booking.categoryPrice });
  if (booking.typePrice > 0) fees.push({ label: 'Type fee', amount: booking.typePrice });
  const rental = add(rent, booking.categoryPrice, booking.typePrice);
  const toLines = (services: readonly InvoiceService[]) => serviceLines(services, hours, booking.guestCount);
  const fixed = splitFixedServices(booking.fixedServices);
  const chosen = toLines(booking.optionalServices);
  if (menu) chosen.unshift(toMenuLine(menu, menuAmount, rent === 0 ? booking.rateReason : null));
  const chosenPrice = add(menuAmount, booking.optionalServicesPrice);
  const extraLines = (booking.extras ?? []).map(({ name, amount }) => ({ label: name, amount }));
  const extrasPrice = sumExtras(booking.extras ?? []);
  const groups = [
    toGroup('hallRental', 'Hall Rental', fees, rental),
    toGroup('alwaysAdded', 'Always Added', toLines(fixed.added), booking.fixedServicesPrice),
    toGroup('includedServices', 'Included Services', toLines(fixed.included), ZERO),
    toGroup('menuAndServices', 'Menu & Services', chosen, chosenPrice),
    toGroup('extras', 'Extras', extraLines, extrasPrice),
  ];
  return {
    number: invoiceNumber(booking.id),
    note: invoiceNote(booking.status),
    statement: findStatement(booking),
    watermark: invoiceWatermark(booking.status, booking.cancellationReason),
    hours: getShownHours({
      startTime: booking.startTime,
      endTime: booking.endTime,
      pricePerHour: booking.pricePerHour ?? 0,
      services: [...booking.fixedServices, ...booking.optionalServices],
    }),
    groups: groups.filter(({ lines, subtotal }) => lines.length > 0 || subtotal > 0),
    // What isn't in their lines.
    adjustment: ((booking.adjustmentAmount ?? ZERO) - extrasPrice) as Hundredths,
    discount: booking.discountAmount,
    tax: booking.taxAmount,
    total: booking.totalPrice,
    settlement: null,
  };
}

type MoneyFields =
  | 'hallBasePrice'
  | 'categoryPrice'
  | 'typePrice'
  | 'fixedServicesPrice'
  | 'optionalServicesPrice'
  | 'discountAmount'
  | 'taxAmount'
  | 'totalPrice';

/** A booking in its wire format: amounts in currency units, instants as text. */
export type WireBooking = Omit<
  InvoiceBooking,
  | MoneyFields
  | 'adjustmentAmount'
  | 'menuAmount'
  | 'extras'
  | 'startTime'
  | 'endTime'
  | 'fixedServices'
  | 'optionalServices'
> &
  Record<MoneyFields, number> & {
    startTime: string;
    endTime: string;
    adjustmentAmount?: number;
    extras?: ReadonlyArray<{ name: string; amount: number }>;
    menuAmount?: number;
    fixedServices: ReadonlyArray<Omit<InvoiceService, 'price'> & { price: number }>;
    optionalServices: ReadonlyArray<Omit<InvoiceService, 'price'> & { price: number }>;
  };

/** {@link createInvoice} for a booking in its wire format. */
export function toInvoice(booking: WireBooking): Invoice {
  const services = (list: WireBooking['fixedServices']): InvoiceService[] =>
    list.map((service) => ({ ...service, price: toHundredths(service.price) }));
  return createInvoice({
    id: booking.id,
    status: booking.status,
    cancellationReason: booking.cancellationReason,
    paymentDueAt: booking.paymentDueAt ?? null,
    confirmsOnPayment: booking.confirmsOnPayment ?? false,
    guestCount: booking.guestCount,
    shiftName: booking.shiftName,
    rateReason: booking.rateReason,
    pricePerHour: booking.pricePerHour,
    startTime: new Date(booking.startTime),
    endTime: new Date(booking.endTime),
    hallBasePrice: toHundredths(booking.hallBasePrice),
    menuAmount: toHundredths(booking.menuAmount ?? 0),
    menu: booking.menu ?? null,
    categoryPrice: toHundredths(booking.categoryPrice),
    typePrice: toHundredths(booking.typePrice),
    fixedServicesPrice: toHundredths(booking.fixedServicesPrice),
    optionalServicesPrice: toHundredths(booking.optionalServicesPrice),
    discountAmount: toHundredths(booking.discountAmount),
    taxAmount: toHundredths(booking.taxAmount),
    adjustmentAmount: toSignedHundredths(booking.adjustmentAmount ?? 0),
    extras: (booking.extras ?? []).map(({ name, amount }) => ({ name, amount: toHundredths(amount) })),
    totalPrice: toHundredths(booking.totalPrice),
    fixedServices: services(booking.fixedServices),
    optionalServices: services(booking.optionalServices),
  });
}
