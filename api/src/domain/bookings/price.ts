import { DomainError } from '../input/errors.js';
import { add, asPercentHundredths, multiplyHalfUp, shareHalfUp, subtract, ZERO } from '../money/money.js';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import type { MenuPrice } from '../menus/menus.js';
import { PriceType, ServicePriceType } from '../catalogue/price-types.js';

const HOUR_MS = 3_600_000;

/** The price of a category or type of hall. */
export interface PricedKind {
  /** An amount, or hundredths of a percent if the price type is a percentage. */
  price: Hundredths;
  priceType: PriceType;
}

/** The price of a service. */
export interface PricedService {
  id: number;
  name: string;
  price: Hundredths;
  priceType: ServicePriceType;
}

/** A fixed service; it costs something only if it is always included. */
export interface PricedFixedService extends PricedService {
  isIncluded: boolean;
}

/** A chosen service; the quantity defaults to 1. */
export interface ChosenService extends PricedService {
  quantity?: number;
}

/** What a hall charges for itself: by hour, by guest, and once. */
export interface HallCharges {
  pricePerHour: Hundredths;
  pricePerPerson: Hundredths;
  /** Once per booking; only shifts have it. */
  flatPrice?: Hundredths;
}

/** Everything that a price depends on. */
export interface PriceQuestion {
  hall: HallCharges;
  category?: PricedKind | null;
  type?: PricedKind | null;
  fixedServices?: readonly PricedFixedService[];
  optionalServices?: readonly ChosenService[];
  /** Takes the place of the price per person (docs/decisions/0073-menus.md). */
  menu?: MenuPrice | null;
  /** Whole hours, at least 1: see {@link countHours}. */
  hours: number;
  /** At least 1. */
  guests: number;
  discountPercentage?: PercentHundredths;
  taxPercentage?: PercentHundredths;
}

/** A service with its amount in a booking. */
export interface ServiceLine extends PricedService {
  quantity: number;
  /** The amounts of a part's lines add up to the part. */
  amount: Hundredths;
}

/** The parts of a price. They add up: total = sum of the five parts − discount + tax. */
export interface PriceParts {
  hallBasePrice: Hundredths;
  categoryPrice: Hundredths;
  typePrice: Hundredths;
  fixedServicesPrice: Hundredths;
  optionalServicesPrice: Hundredths;
  discountAmount: Hundredths;
  taxAmount: Hundredths;
  totalPrice: Hundredths;
}

/** A price: its parts, and the lines of its services. */
export interface Price extends PriceParts {
  /** What of the hall base price is the menu; 0 without one. */
  menuAmount: Hundredths;
  hours: number;
  guests: number;
  /** The services that are always included; those that are only listed cost nothing. */
  fixedServiceLines: ServiceLine[];
  optionalServiceLines: ServiceLine[];
}

/** The hours that are charged: the period rounded up to whole hours; 0 if it ends before it starts. */
export function countHours(start: Date, end: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - start.getTime()) / HOUR_MS));
}

/** A flat, hourly or per-person price; any other type counts as flat (docs/coverage.md: customer §3). */
function multiplyByType(
  price: Hundredths,
  priceType: PriceType | ServicePriceType,
  hours: number,
  guests: number,
): Hundredths {
  if (priceType === PriceType.PER_HOUR) return multiplyHalfUp(price, hours);
  if (priceType === PriceType.PER_PERSON) return multiplyHalfUp(price, guests);
  return price;
}

/** The price of a category or type beside what the hall charges for itself. */
export function kindPrice(
  kind: PricedKind | null | undefined,
  base: Hundredths,
  hours: number,
  guests: number,
): Hundredths {
  if (!kind) return ZERO;
  if (kind.priceType === PriceType.PERCENTAGE) return shareHalfUp(base, asPercentHundredths(kind.price));
  return multiplyByType(kind.price, kind.priceType, hours, guests);
}

/** The amount of a service for a number of hours and guests, times its quantity. */
export function serviceAmount(
  service: Pick<ChosenService, 'price' | 'priceType' | 'quantity'>,
  hours: number,
  guests: number,
): Hundredths {
  return multiplyHalfUp(multiplyByType(service.price, service.priceType, hours, guests), service.quantity ?? 1);
}

function toServiceLine(service: ChosenService, hours: number, guests: number): ServiceLine {
  const { id, name, price, priceType, quantity = 1 } = service;
  return { id, name, price, priceType, quantity, amount: serviceAmount(service, hours, guests) };
}

function sumLines(lines: readonly ServiceLine[]): Hundredths {
  return add(...lines.map(({ amount }) => amount));
}

/**
 * What a hall charges in a booking: a shift's price instead of the hall's own (docs/decisions/0025-schedule.md).
 * @param shift null for free times
 */
export function getCharges(
  hall: HallCharges,
  shift: { price: Hundredths; priceType: ServicePriceType } | null,
): Required<HallCharges> {
  if (!shift) return { pricePerHour: hall.pricePerHour, pricePerPerson: hall.pricePerPerson, flatPrice: ZERO };
  const only = (type: ServicePriceType) => (shift.priceType === type ? shift.price : ZERO);
  return {
    pricePerHour: only(ServicePriceType.PER_HOUR),
    pricePerPerson: only(ServicePriceType.PER_PERSON),
    flatPrice: only(ServicePriceType.FIXED),
  };
}

/** What a hall charges for itself in a booking of so many hours and guests. */
export function sumCharges({ flatPrice = ZERO, ...hall }: HallCharges, hours: number, guests: number): Hundredths {
  return add(flatPrice, multiplyHalfUp(hall.pricePerHour, hours), multiplyHalfUp(hall.pricePerPerson, guests));
}

/** What a hall charges for itself beside a menu, which takes the place of its price per person. */
export function withoutHeads<Charges extends HallCharges>(charges: Charges): Charges {
  return { ...charges, pricePerPerson: ZERO };
}

function assertCount(value: number, field: string, message: string): void {
  if (!Number.isSafeInteger(value) || value < 1) throw new DomainError('INVALID_INPUT', message, { field });
}

/**
 * The price of a booking: the only implementation, for the server and, as the documented fallback, for screens.
 * @throws DomainError `INVALID_INPUT` for hours, guests or quantities that aren't positive integers, or when a part exceeds the
 *   maximum amount
 */
export function priceBooking(question: PriceQuestion): Price {
  const { hall, hours, guests, fixedServices = [], optionalServices = [] } = question;
  assertCount(hours, 'endTime', 'A booking takes at least one hour');
  assertCount(guests, 'guestCount', 'At least 1 guest required');
  for (const { quantity = 1 } of optionalServices) {
    assertCount(quantity, 'optionalServices', 'A quantity must be a whole number of at least 1');
  }

  const menuAmount = question.menu?.menuAmount ?? ZERO;
  const hallBasePrice = add(sumCharges(question.menu ? withoutHeads(hall) : hall, hours, guests), menuAmount);
  const included = fixedServices.filter(({ isIncluded }) => isIncluded);
  const fixedServiceLines = included.map((service) => toServiceLine(service, hours, guests));
  const optionalServiceLines = optionalServices.map((service) => toServiceLine(service, hours, guests));
  const parts = {
    hallBasePrice,
    categoryPrice: kindPrice(question.category, hallBasePrice, hours, guests),
    typePrice: kindPrice(question.type, hallBasePrice, hours, guests),
    fixedServicesPrice: sumLines(fixedServiceLines),
    optionalServicesPrice: sumLines(optionalServiceLines),
  };
  const sum = sumParts(parts);
  const discountAmount = shareHalfUp(sum, question.discountPercentage ?? (0 as PercentHundredths));
  const discounted = subtract(sum, discountAmount);
  const taxAmount = shareHalfUp(discounted, question.taxPercentage ?? (0 as PercentHundredths));
  return {
    ...parts,
    menuAmount,
    discountAmount,
    taxAmount,
    totalPrice: add(discounted, taxAmount),
    hours,
    guests,
    fixedServiceLines,
    optionalServiceLines,
  };
}

/** The sum of the five parts, before discount and tax. */
export function sumParts(parts: Omit<PriceParts, 'discountAmount' | 'taxAmount' | 'totalPrice'>): Hundredths {
  return add(
    parts.hallBasePrice,
    parts.categoryPrice,
    parts.typePrice,
    parts.fixedServicesPrice,
    parts.optionalServicesPrice,
  );
}

/**
 * Whether a total sent by a client differs from the server's.
 * @param sent absent or 0 if the client doesn't know a total
 */
export function isPriceChanged(sent: Hundredths | null | undefined, total: Hundredths): boolean {
  return sent !== null && sent !== undefined && sent !== 0 && sent !== total;
}
