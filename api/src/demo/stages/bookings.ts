import {
  approveBooking,
  setBookingNotes,
  cancelConfirmedBooking,
  declineBooking,
  withdrawBooking,
} from '../../modules/bookings/answer.service.js';
import { requestBooking } from '../../modules/bookings/request.service.js';
import { expireBookings } from '../../modules/bookings/sweep.service.js';
import { blockHall } from '../../modules/availability/block.service.js';
import { deleteUser } from '../../modules/accounts/person.service.js';
import { DECLINE_REASONS, OWNER_NOTES, SPECIAL_REQUESTS, STAFF_REASONS } from '../data/words.js';
import { addDays, localDay, periodOf, type Period } from '../../domain/time/zone.js';
import type { Random } from '../random.js';
import { daysAfter, hoursAfter, shuffled, type Town, type Townsman } from '../town.js';
import {
  DAYS_AHEAD,
  planBookings,
  planWaiting,
  takesItsTime,
  ZONE,
  type Outcome,
  type PlannedBooking,
} from './booking-plan.js';
import { SUSPENDED_DAYS_AGO, type TownBusiness, type TownHall } from './businesses.js';
import type { People } from './people.js';

/** How many requests wait at the business whose screens are shown, and at each of the others. */
const WAITING_SHOWN = 8;
const WAITING = 2;
/** How many confirmed bookings staff have cancelled. */
const STAFF_CANCELS = 3;
const DELETED_DAYS_AGO = 8;

/** A booking of the past that was kept: what reviews speak of. */
export interface KeptBooking {
  readonly hall: TownHall;
  readonly customer: Townsman;
  readonly endedAt: Date;
}

interface Booked extends PlannedBooking {
  customer: Townsman;
  isCancelledByStaff: boolean;
}

/** Plans every request with what becomes of it. Answers the past bookings that were kept. */
export function planAllBookings(town: Town, people: People, businesses: readonly TownBusiness[]): KeptBooking[] {
  const trading = businesses.filter(({ halls }) => halls.length > 0);
  const planned = trading.flatMap((business, index) => {
    const isShown = index === 0;
    const past = planBookings(town, business, isShown);
    const isWaiting = business.halls.some(takesItsTime);
    const count = !isWaiting ? 0 : isShown ? WAITING_SHOWN : WAITING;
    return [...past, ...planWaiting(town, business, { count, taken: past })];
  });
  const booked = withCustomers(town, people, planned);
  const random = town.chance('requests');
  for (const each of booked) planRequest(town, people, each, random.fork(String(each.requestedAt.getTime())));
  planSuspension(town, people, trading);
  planDeletion(town, people, trading);
  planBlocks(town, trading[0], planned);
  return booked
    .filter(
      ({ outcome, isCancelledByStaff, period }) =>
        outcome === 'confirmed' && !isCancelledByStaff && period.end < town.now,
    )
    .map(({ hall, customer, period }) => ({ hall, customer, endedAt: period.end }));
}

/** What the demo's customer is to find among the own bookings: outcome, and whether it lies ahead. */
const OWN_BOOKINGS: readonly { outcome: Outcome; ahead: boolean; times: number; isOvernight?: true }[] = [
  { outcome: 'confirmed', ahead: false, times: 4 },
  { outcome: 'confirmed', ahead: true, times: 2 },
  { outcome: 'confirmed', ahead: true, times: 1, isOvernight: true },
  { outcome: 'waiting', ahead: true, times: 2 },
  { outcome: 'declined', ahead: false, times: 1 },
  { outcome: 'withdrawn', ahead: false, times: 1 },
  { outcome: 'unanswered', ahead: false, times: 1 },
];

/** Whether a function goes on past midnight. */
function endsNextDay({ start, end }: Period): boolean {
  return localDay(start, ZONE) < localDay(new Date(end.getTime() - 1), ZONE);
}

function withCustomers(town: Town, { customer, customers }: People, planned: readonly PlannedBooking[]): Booked[] {
  const random = town.chance('customers');
  const own = new Set(
    OWN_BOOKINGS.flatMap(({ outcome, ahead, times, isOvernight = false }) => {
      const fitting = planned.filter(
        ({ period, ...each }) =>
          each.outcome === outcome && period.start > town.now === ahead && endsNextDay(period) === isOvernight,
      );
      return shuffled(fitting, random).slice(0, times);
    }),
  );
  let staffCancels = 0;
  return planned.map((each) => {
    const isOwn = own.has(each);
    const customersThen = customers.filter(({ since }) => since < each.requestedAt);
    const isLateEnough = each.requestedAt > town.daysAgo(200) && each.period.start > daysAfter(each.answeredAt, 20);
    const isCancelledByStaff =
      !isOwn && each.outcome === 'confirmed' && isLateEnough && staffCancels < STAFF_CANCELS && random.chance(0.06);
    if (isCancelledByStaff) staffCancels += 1;
    const chosen = isOwn || customersThen.length === 0 ? customer : random.pick(customersThen);
    return { ...each, customer: chosen, isCancelledByStaff };
  });
}

async function request(town: Town, { hall, period }: PlannedBooking, by: Townsman, random: Random): Promise<number> {
  const { capacity, occasion } = hall.hall;
  const guests = Math.max(20, Math.round((capacity * random.range(0.42, 0.97)) / 10) * 10);
  const services = occasion === 'Corporate' ? 2 : 4;
  const { id } = await requestBooking(town.as(by), {
    hallId: hall.id,
    startTime: period.start,
    endTime: period.end,
    guestCount: Math.min(guests, capacity),
    customerName: by.name,
    customerPhone: by.phone,
    customerEmail: by.email,
    specialRequests: random.chance(0.3) ? random.pick(SPECIAL_REQUESTS) : null,
    optionalServiceIds: shuffled(hall.serviceIds, random).slice(0, random.whole(0, services)),
    optionalServices: [],
  });
  return id;
}

function planRequest(town: Town, { admin, customers }: People, each: Booked, random: Random): void {
  const { hall, customer, period, answeredAt } = each;
  let id = 0;
  town.plan(each.requestedAt, async () => {
    id = await request(town, each, customer, random);
  });
  planRival(town, customers, each, random);
  if (each.outcome === 'confirmed' && !hall.business.settings.instantConfirmation) {
    town.plan(answeredAt, async () => {
      await approveBooking(town.as(hall.owner), id);
      await noteDown(town, each, id);
    });
  }
  if (each.outcome === 'declined') {
    const reason = random.pick(DECLINE_REASONS);
    town.plan(answeredAt, () => declineBooking(town.as(hall.owner), id, { reason }));
  }
  if (each.outcome === 'withdrawn') {
    town.plan(answeredAt, () => withdrawBooking(town.as(customer), id));
  }
  if (each.outcome === 'unanswered') {
    town.plan(hoursAfter(period.start, 0.02), () => expireBookings(town.as()));
  }
  if (each.isCancelledByStaff) {
    const reason = random.pick(STAFF_REASONS);
    town.plan(daysAfter(answeredAt, 6), () => cancelConfirmedBooking(town.as(admin), id, { reason }));
  }
}

/** What an owner keeps in mind about some of the confirmed bookings. */
async function noteDown(town: Town, { hall, answeredAt }: Booked, id: number): Promise<void> {
  const random = town.chance(`notes of ${hall.hall.name} ${answeredAt.toISOString()}`);
  if (!random.chance(0.35)) return;
  await setBookingNotes(town.as(hall.owner), id, { notes: random.pick(OWNER_NOTES) });
}

/** Somebody else asks for the same evening before the owner has answered. */
function planRival(town: Town, customers: readonly Townsman[], each: Booked, random: Random): void {
  const { rivalAt } = each;
  if (rivalAt === null) return;
  const others = customers.filter((other) => other.since < rivalAt && other !== each.customer);
  if (others.length === 0) return;
  const rival = random.pick(others);
  town.plan(rivalAt, () => request(town, each, rival, random));
}

/** Requests that the suspension of a business cancels. */
function planSuspension(town: Town, { customers }: People, businesses: readonly TownBusiness[]): void {
  const suspended = businesses.find(({ business }) => business.standing === 'suspended');
  for (const [index, hall] of (suspended?.halls ?? []).entries()) {
    const requestedAt = hoursAfter(town.daysAgo(SUSPENDED_DAYS_AGO), -20 - index * 7);
    planLastRequest(town, hall, { by: customers[index * 3], requestedAt });
  }
}

/** A customer who closes the account while a request waits. */
function planDeletion(town: Town, { admin, leaver }: People, businesses: readonly TownBusiness[]): void {
  const hall = businesses[0]?.halls.at(-1);
  if (!hall) return;
  planLastRequest(town, hall, { by: leaver, requestedAt: town.daysAgo(DELETED_DAYS_AGO + 2) });
  town.plan(town.daysAgo(DELETED_DAYS_AGO), async () => {
    await deleteUser(town.as(admin), leaver.viewer?.id ?? 0);
  });
}

function planLastRequest(
  town: Town,
  hall: TownHall,
  { by, requestedAt }: { by: Townsman | undefined; requestedAt: Date },
): void {
  if (!by) return;
  const date = addDays(localDay(town.now, ZONE), DAYS_AHEAD + 5);
  const booking: PlannedBooking = {
    hall,
    period: periodOf({ date, startTime: '19:00', endTime: '23:00', zone: ZONE }),
    requestedAt,
    outcome: 'unanswered',
    answeredAt: requestedAt,
    rivalAt: null,
  };
  const random = town.chance(`last request for ${hall.hall.name}`);
  town.plan(requestedAt, () => request(town, booking, by, random));
}

/** Days that the shown owner keeps free, in the weeks to come. */
function planBlocks(town: Town, shown: TownBusiness | undefined, planned: readonly PlannedBooking[]): void {
  if (!shown) return;
  const busy = new Set(planned.map(({ period }) => localDay(period.start, ZONE)));
  const notes = ['New carpet', 'Inspection of the generators', 'Family function of the owners'];
  const today = localDay(town.now, ZONE);
  const free = Array.from({ length: 60 }, (_, ahead) => addDays(today, 5 + ahead)).filter((day) => !busy.has(day));
  for (const [index, note] of notes.entries()) {
    const date = free[index * 6];
    const hall = shown.halls[index + 3];
    if (!date || !hall) continue;
    town.plan(town.daysAgo(3 - index * 0.5), async () => {
      await blockHall(town.as(shown.owner), { hallId: hall.id, date, note });
    });
  }
}
