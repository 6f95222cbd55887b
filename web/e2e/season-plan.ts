/** An amount in hundredths of a rupee; shares are in hundredths of a percent. */
export type Paisa = number;

/** The days of a season in `2026-11-28`, and how it is paid. */
export type Method = 'Cash' | 'Bank transfer' | 'JazzCash' | 'Easypaisa' | 'Raast' | 'Cheque' | 'Card';

/** What a hall charges that lets people pay a quarter at once and the rest a month before. */
export const RATES = {
  hours: 4,
  perHour: 1_000_000,
  perGuest: 150_000,
  discount: 333,
  tax: 725,
  advance: 2500,
  balanceDays: 30,
} as const;

/** The menu of the season. The more guests, the less a head. */
export const MENU = {
  name: 'Baraat dinner',
  leastHeads: 120,
  bands: [
    { fromGuests: 1, price: 185_075 },
    { fromGuests: 150, price: 169_035 },
    { fromGuests: 300, price: 152_515 },
  ],
  dishes: { Chicken: 0, Mutton: 18_050 },
} as const;

/** Money that changed hands. */
export interface Payment {
  kind: 'Payment' | 'Refund';
  method: Method;
  reference: string;
  day: string;
  amount: Paisa;
}

/** A booking as the owner enters it, with what is paid for it and given back. */
export interface PlannedBooking {
  customer: string;
  phone: string;
  day: string;
  guests: number;
  dish: keyof typeof MENU.dishes | null;
  /** Instead of what the rates come to. */
  agreed: Paisa | null;
  payments: readonly Payment[];
  isCalledOff: boolean;
}

/** What the rates come to. */
export interface Quote {
  menu: Paisa;
  discount: Paisa;
  tax: Paisa;
  total: Paisa;
}

/** What becomes of the bookings, one after the other. */
const COURSES = ['advance', 'settled', 'refunded', 'late', 'instalment', 'owed back'] as const;
type Course = (typeof COURSES)[number];

const METHODS: readonly Method[] = ['Cash', 'Bank transfer', 'JazzCash', 'Easypaisa', 'Raast', 'Cheque', 'Card'];
const DAY_MS = 24 * 60 * 60 * 1000;
/** What is late was between three weeks and a week ago, and is entered afterwards; everything else has weeks until its balance is due. */
const LATE = { first: -20, count: 14 };
const FIRST_DAY = 45;

/** A day so many days from another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** A share in hundredths of a percent, halves rounded up. */
function takeShare(amount: Paisa, share: number): Paisa {
  return Math.floor((amount * share + 5000) / 10_000);
}

/** What an evening costs. */
export function quote({ guests, dish }: Pick<PlannedBooking, 'guests' | 'dish'>): Quote {
  const heads = Math.max(guests, MENU.leastHeads);
  const [small, middle, large] = MENU.bands;
  const band = heads >= large.fromGuests ? large : heads >= middle.fromGuests ? middle : small;
  const menu = dish ? heads * (band.price + MENU.dishes[dish]) : 0;
  const sum = RATES.hours * RATES.perHour + (dish ? menu : guests * RATES.perGuest);
  const discount = takeShare(sum, RATES.discount);
  const tax = takeShare(sum - discount, RATES.tax);
  return { menu, discount, tax, total: sum - discount + tax };
}

/** What the customer pays in all. */
export const getTotal = (booking: Pick<PlannedBooking, 'guests' | 'dish' | 'agreed'>): Paisa =>
  booking.agreed ?? quote(booking).total;

/** The quarter that is paid at once. */
export const getAdvance = (total: Paisa): Paisa => takeShare(total, RATES.advance);

/** What is paid and given back: advances on the day before yesterday, everything else yesterday. */
function planPayments(course: Course, index: number, total: Paisa, today: string): Payment[] {
  const pay = (step: number, amount: Paisa, kind: Payment['kind'] = 'Payment'): Payment => {
    const method = METHODS[(index + step) % METHODS.length] ?? 'Cash';
    const reference = method === 'Cash' ? '' : `S${index}-${step}`;
    return { kind, method, reference, day: addDays(today, step === 0 ? -2 : -1), amount };
  };
  const advance = getAdvance(total);
  const next: Record<Course, Payment[]> = {
    advance: [],
    settled: [pay(1, total - advance)],
    refunded: [pay(1, advance, 'Refund')],
    late: [],
    instalment: [pay(1, 1_234_567), pay(2, 765_401)],
    'owed back': [],
  };
  return [pay(0, advance), ...next[course]];
}

/**
 * The bookings of a season, each on a day of its own.
 * @param today the day it is at the hall
 */
export function planSeason(count: number, today: string): PlannedBooking[] {
  return Array.from({ length: count }, (_, index) => {
    const course = COURSES[index % COURSES.length] ?? 'advance';
    const turn = Math.floor(index / COURSES.length);
    const isLate = course === 'late' && turn < LATE.count;
    const evening = {
      guests: 80 + ((index * 37) % 320),
      dish: index % 2 === 0 ? null : index % 4 === 1 ? ('Mutton' as const) : ('Chicken' as const),
      agreed: index % 5 === 4 ? 31_234_567 + index * 1_003 : null,
    };
    return {
      ...evening,
      customer: `Family ${String(index + 1).padStart(3, '0')}`,
      phone: `0300 ${1_000_000 + index}`,
      day: addDays(today, isLate ? LATE.first + turn : FIRST_DAY + index),
      payments: planPayments(course, index, getTotal(evening), today),
      isCalledOff: course === 'refunded' || course === 'owed back',
    };
  });
}
