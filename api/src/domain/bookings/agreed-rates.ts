import { PriceType, type ServicePriceType } from '../catalogue/price-types.js';
import { priceHeads } from '../menus/children.js';
import { repriceMenu, type AgreedMenu } from '../menus/menus.js';
import { add, ZERO, type Hundredths, type PercentHundredths } from '../money/money.js';
import { agreeChangedPrice } from './changes.js';
import { addExtras, type Extra } from './extras.js';
import { kindPrice, priceBooking, serviceAmount, sumCharges, type HallCharges, type PricedKind } from './price.js';

/** A service of a booking as it was agreed. */
interface AgreedService {
  name: string;
  price: Hundredths;
  priceType: ServicePriceType;
  quantity: number;
  /** Whether it is charged. */
  isIncluded: boolean;
  amount: Hundredths;
}

/** The copy that a booking keeps of everything that its price depends on. */
export interface AgreedRates<Service extends AgreedService> extends Required<HallCharges> {
  hours: number;
  guestCount: number;
  menu: AgreedMenu | null;
  rateAmount: Hundredths;
  categoryPrice: Hundredths;
  typePrice: Hundredths;
  fixedServices: Service[];
  optionalServices: Service[];
  extras: Extra[];
  discountPercentage: PercentHundredths;
  taxPercentage: PercentHundredths;
  /** The total by these rates where another one was agreed; null otherwise. */
  quotedPrice: Hundredths | null;
  totalPrice: Hundredths;
}

/** The category and type of a hall with their prices of today. */
export interface HallKinds {
  category: PricedKind | null;
  type: PricedKind | null;
}

/** The price of a category or type that was agreed: that of today if it gives the amount that was agreed, else the amount. */
function findAgreedKind(
  today: PricedKind | null,
  amount: Hundredths,
  { base, hours, guests }: { base: Hundredths; hours: number; guests: number },
): PricedKind {
  const isAgreed = today !== null && kindPrice(today, base, hours, guests) === amount;
  return isAgreed ? today : { price: amount, priceType: PriceType.FIXED };
}

/** What of the base price a rate of the day applied to: everything but surcharges of dishes, and menus that it leaves alone. */
function findRatedPart(charges: HallCharges, menu: AgreedMenu | null, hours: number, guests: number): Hundredths {
  const menuPart = menu && !menu.isFixed ? priceHeads(menu.pricePerHead, menu) : ZERO;
  return add(sumCharges(charges, hours, guests), menuPart);
}

/** `amount × to / from`, rounded half away from zero; exact, although the product may exceed the safe integers. */
function scale(amount: Hundredths, from: Hundredths, to: Hundredths): Hundredths {
  if (from === 0 || from === to) return amount;
  const product = BigInt(Math.abs(amount)) * BigInt(to);
  const scaled = Number((product * 2n + BigInt(from)) / (BigInt(from) * 2n));
  return (amount < 0 ? 0 - scaled : scaled) as Hundredths;
}

function repriceServices<Service extends AgreedService>(services: readonly Service[], hours: number, guests: number) {
  return services.map((service) => ({
    ...service,
    amount: service.isIncluded ? serviceAmount(service, hours, guests) : ZERO,
  }));
}

/** The parts by which a booking is priced, for a number of guests. */
function quoteAgreed<Service extends AgreedService>(rates: AgreedRates<Service>, kinds: HallKinds, guests: number) {
  const { hours, extras, taxPercentage, discountPercentage } = rates;
  const menu = rates.menu && repriceMenu(rates.menu, guests);
  const price = priceBooking({
    hall: rates,
    ...kinds,
    fixedServices: rates.fixedServices.map((service, id) => ({ ...service, id })),
    optionalServices: rates.optionalServices.map((service, id) => ({ ...service, id })),
    ...{ menu, hours, guests, discountPercentage, taxPercentage },
  });
  return { menu, price, total: addExtras(price, extras, taxPercentage).totalPrice };
}

/**
 * A booking for another number of guests by the rates that were agreed. Another total that was agreed changes by as much as the
 * quoted one does, down to 0.
 * @returns everything of its terms that depends on the guests
 */
export function repriceGuests<Service extends AgreedService>(
  rates: AgreedRates<Service>,
  today: HallKinds,
  guestCount: number,
) {
  const { hours, extras, taxPercentage, quotedPrice, rateAmount } = rates;
  const menuNow = rates.menu && repriceMenu(rates.menu, rates.guestCount);
  const base = add(sumCharges(rates, hours, rates.guestCount), menuNow?.menuAmount ?? ZERO);
  const stay = { base, hours, guests: rates.guestCount };
  const kinds = {
    category: findAgreedKind(today.category, rates.categoryPrice, stay),
    type: findAgreedKind(today.type, rates.typePrice, stay),
  };
  const [now, then] = [quoteAgreed(rates, kinds, rates.guestCount), quoteAgreed(rates, kinds, guestCount)];
  const kept = quotedPrice === null ? null : (Math.max(0, rates.totalPrice + then.total - now.total) as Hundredths);
  const { price, ...agreement } = agreeChangedPrice(then.price, { stated: null, kept, extras }, taxPercentage);
  const rated = [
    findRatedPart(rates, menuNow, hours, rates.guestCount),
    findRatedPart(rates, then.menu, hours, guestCount),
  ];
  return {
    guestCount,
    menu: then.menu,
    menuAmount: price.menuAmount,
    hallBasePrice: price.hallBasePrice,
    rateAmount: scale(rateAmount, rated[0] ?? ZERO, rated[1] ?? ZERO),
    categoryPrice: price.categoryPrice,
    typePrice: price.typePrice,
    fixedServicesPrice: price.fixedServicesPrice,
    optionalServicesPrice: price.optionalServicesPrice,
    discountAmount: price.discountAmount,
    taxAmount: price.taxAmount,
    totalPrice: price.totalPrice,
    ...agreement,
    fixedServices: repriceServices(rates.fixedServices, hours, guestCount),
    optionalServices: repriceServices(rates.optionalServices, hours, guestCount),
  };
}
