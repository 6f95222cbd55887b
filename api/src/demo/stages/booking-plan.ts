import { isOpenDuring, type BookingSettings } from '../../domain/availability/availability.js';
import { shiftsOn } from '../../domain/availability/shifts.js';
import { addDays } from '../../domain/time/days.js';
import { localDay, localTime, toPeriod, type Period } from '../../domain/time/zone.js';
import type { DemoBusiness, DemoHall, Occasion } from '../data/types.js';
import type { Random } from '../random.js';
import { demandOn } from '../season.js';
import { daysAfter, hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import { findHoldStart, SUSPENDED_DAYS_AGO, type SimulatedBusiness, type SimulatedHall } from './businesses.js';

/** The time zone of every business in the demo. */
export const ZONE = 'Asia/Karachi';
/** When every hall was listed and the first customers had registered. */
const OPENED_DAYS_AGO = 370;
const DAYS_BACK = 340;
/** Nothing is planned further ahead, so that a request there never conflicts. */
export const DAYS_AHEAD = 170;
/** Within how many days free ones are looked for, and how many the demo needs, in a busy season of later days. */
const FREE_DAYS_AHEAD = 65;
const FREE_DAYS_NEEDED = 24;
/** Requests per day and hall of average appeal, on a day of average demand. */
const DENSITY = 0.022;
/** The demo owner's halls get more requests, since visitors see that owner's screens. */
const SHOWN_FACTOR = 2.6;

/** The outcome of a request. */
export type Outcome = 'confirmed' | 'declined' | 'withdrawn' | 'unanswered' | 'waiting';

/** A planned request for a hall. */
export interface PlannedBooking {
  readonly hall: SimulatedHall;
  readonly period: Period;
  readonly requestedAt: Date;
  readonly outcome: Outcome;
  /** When the owner answers or the customer withdraws. */
  readonly answeredAt: Date;
  /** When a competing request is made, which loses; null for none. */
  readonly rivalAt: Date | null;
}

/** A planned request with who makes it. */
export interface Booked extends PlannedBooking {
  customer: SimulatedPerson;
  isCancelledByStaff: boolean;
}

interface Session {
  startTime: string;
  endTime: string;
  weight: number;
}

/** Typical hours of an occasion; an end before its start is on the next day. */
const SESSIONS: Readonly<Record<Occasion, readonly Session[]>> = {
  Wedding: [
    { startTime: '18:30', endTime: '22:30', weight: 4 },
    { startTime: '19:00', endTime: '23:00', weight: 3 },
    { startTime: '20:00', endTime: '00:30', weight: 2 },
  ],
  Walima: [
    { startTime: '13:00', endTime: '16:30', weight: 4 },
    { startTime: '19:00', endTime: '22:30', weight: 5 },
  ],
  Mehndi: [
    { startTime: '17:00', endTime: '22:00', weight: 4 },
    { startTime: '19:00', endTime: '23:00', weight: 4 },
    { startTime: '20:30', endTime: '01:00', weight: 1 },
  ],
  Corporate: [
    { startTime: '09:00', endTime: '17:00', weight: 4 },
    { startTime: '14:00', endTime: '18:00', weight: 2 },
    { startTime: '19:00', endTime: '22:30', weight: 3 },
  ],
};

/** Whether a hall of hours is open during a period. */
export function isOpenAt({ business, hall }: SimulatedHall, period: Period): boolean {
  return isOpenDuring(period, toBookingSettings(business, hall));
}

function toBookingSettings({ settings }: DemoBusiness, hall: DemoHall): BookingSettings {
  const week = hall.settings?.operatingHours ?? settings.operatingHours ?? [];
  return {
    timeZone: ZONE,
    operatingHours: week.map(({ dayOfWeek, openingTime, closingTime, isActive = true }) => ({
      dayOfWeek,
      openingTime,
      closingTime,
      isActive,
    })),
    slotDuration: 60,
    bufferTime: 60,
    allowMultipleSlots: true,
    maxAdvanceBookingDays: 365,
    minAdvanceBookingHours: 24,
    shifts: [],
    exceptions: [],
    cityRules: [],
  };
}

function weighted<T extends { weight: number }>(items: readonly T[], random: Random): T | undefined {
  let left = random.range(
    0,
    items.reduce((sum, { weight }) => sum + weight, 0),
  );
  return items.find(({ weight }) => (left -= weight) < 0);
}

/** The days between a request and its event: a third within three weeks, half within three months, the rest earlier. */
function leadDays(random: Random): number {
  const share = random.next();
  if (share < 0.32) return random.range(3, 21);
  return share < 0.82 ? random.range(21, 90) : random.range(90, 230);
}

/** Groups halls that share units, which are planned together. */
function groupBySpace({ halls }: SimulatedBusiness): SimulatedHall[][] {
  const wholes = halls.filter(({ hall }) => hall.partOf === undefined);
  return wholes.map((whole) => [whole, ...halls.filter(({ hall }) => hall.partOf === whole.hall.name)]);
}

/**
 * Plans the requests of the past year and the months ahead. Confirmed ones never overlap in the same space.
 * @param isShown whether visitors see the business's screens, so that it gets more requests
 */
export function planBookings(simulation: Simulation, business: SimulatedBusiness, isShown: boolean): PlannedBooking[] {
  const random = simulation.chance(`bookings of ${business.business.name}`);
  return groupBySpace(business).flatMap((space) => planSpace(simulation, space, random, isShown ? SHOWN_FACTOR : 1));
}

function planSpace(
  simulation: Simulation,
  space: readonly SimulatedHall[],
  random: Random,
  factor: number,
): PlannedBooking[] {
  const planned: PlannedBooking[] = [];
  const today = localDay(simulation.now, ZONE);
  for (let day = addDays(today, -DAYS_BACK); day <= addDays(today, DAYS_AHEAD); day = addDays(day, 1)) {
    const hall = random.pick(space);
    const { occasion, appeal } = hall.hall;
    if (!random.chance(DENSITY * factor * space.length * appeal * demandOn(day, occasion))) continue;
    const period = sessionOn(day, hall, random);
    const booking = period && planRequest(simulation, hall, period, random);
    if (booking) planned.push(booking);
  }
  return planned;
}

function sessionOn(day: string, place: SimulatedHall, random: Random): Period | null {
  const { hall } = place;
  if (hall.shifts) {
    const sold = shiftsOn(day, hall.shifts, ZONE).map(({ period }) => ({ period, weight: 1 }));
    return weighted(sold, random)?.period ?? null;
  }
  const possible = SESSIONS[hall.occasion].flatMap(({ weight, ...times }) => {
    const period = toPeriod({ date: day, ...times, zone: ZONE });
    return isOpenAt(place, period) ? [{ weight, period }] : [];
  });
  return weighted(possible, random)?.period ?? null;
}

function planRequest(
  simulation: Simulation,
  hall: SimulatedHall,
  period: Period,
  random: Random,
): PlannedBooking | null {
  const requestedAt = delayToMorning(daysAfter(period.start, -leadDays(random)));
  const delay = 2 + 46 * random.next() ** 2;
  const answeredAt = delayToMorning(hoursAfter(requestedAt, delay));
  const hasRival = random.chance(0.09);
  const outcome = chooseOutcome(hall.business, random.next());
  if (requestedAt <= simulation.daysAgo(OPENED_DAYS_AGO) || requestedAt > simulation.now) return null;
  if (hall.business.state === 'suspended' && answeredAt > simulation.daysAgo(SUSPENDED_DAYS_AGO + 3)) return null;
  const holdsSince = findHoldStart(simulation, hall.business);
  const canHaveRival =
    !hall.business.settings.instantConfirmation && (!holdsSince || requestedAt < daysAfter(holdsSince, -2));
  const rivalAt =
    hasRival && outcome === 'confirmed' && canHaveRival && answeredAt < simulation.now
      ? hoursAfter(requestedAt, delay / 2)
      : null;
  return { hall, period, requestedAt, outcome, answeredAt, rivalAt };
}

/** Nobody sends requests at night. */
function delayToMorning(instant: Date): Date {
  return localTime(instant, ZONE) < '08:00' ? hoursAfter(instant, 8) : instant;
}

function chooseOutcome({ settings }: DemoBusiness, share: number): Outcome {
  if (settings.instantConfirmation || share < 0.79) return 'confirmed';
  if (share < 0.88) return 'declined';
  return share < 0.95 ? 'withdrawn' : 'unanswered';
}

/** Whether a request can still be pending: the business doesn't confirm instantly. */
export function canWait({ business }: SimulatedHall): boolean {
  return business.state === 'approved' && !business.settings.instantConfirmation;
}

/**
 * Plans pending requests of the last days, at otherwise free times.
 * @param taken the business's other planned bookings
 */
export function planWaiting(
  simulation: Simulation,
  business: SimulatedBusiness,
  { count, taken }: { count: number; taken: readonly PlannedBooking[] },
): PlannedBooking[] {
  const random = simulation.chance(`waiting at ${business.business.name}`);
  const busy = new Set(taken.map(({ period }) => localDay(period.start, ZONE)));
  const waiting: PlannedBooking[] = [];
  for (let attempt = 0; waiting.length < count && attempt < 40 * count; attempt += 1) {
    const day = addDays(localDay(simulation.now, ZONE), random.whole(9, 110));
    const hall = random.pick(business.halls);
    const period = busy.has(day) ? null : sessionOn(day, hall, random);
    if (!period) continue;
    busy.add(day);
    // The first one has a competing request: whoever approves one sees the other being cancelled. Neither holds its time.
    const requestedAt = hoursAfter(simulation.now, -random.range(waiting.length === 0 ? 30 : 0.4, 66));
    const rivalAt = waiting.length === 0 ? hoursAfter(requestedAt, 0.3) : null;
    waiting.push({ hall, period, requestedAt, outcome: 'waiting', answeredAt: simulation.now, rivalAt });
  }
  return waiting;
}

/**
 * The free days of a business in the next weeks, in order, as many as the demo needs: none begins with the end of the evening before.
 */
export function findFreeDays(simulation: Simulation, planned: readonly PlannedBooking[]): string[] {
  const busy = new Set(planned.flatMap(({ period: { start, end } }) => [start, end].map((at) => localDay(at, ZONE))));
  const today = localDay(simulation.now, ZONE);
  const days = Array.from({ length: DAYS_AHEAD - 5 }, (_, ahead) => addDays(today, 5 + ahead));
  const lastOfWeeks = addDays(today, FREE_DAYS_AHEAD);
  return days.filter((day) => !busy.has(day)).filter((day, index) => day < lastOfWeeks || index < FREE_DAYS_NEEDED);
}
