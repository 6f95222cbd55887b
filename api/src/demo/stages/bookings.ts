import {
  approveBooking,
  cancelConfirmedBooking,
  declineBooking,
} from '../../modules/bookings/booking-answer.service.js';
import { labelBooking, setBookingNotes } from '../../modules/bookings/booking-desk.service.js';
import { withdrawBooking } from '../../modules/bookings/booking-cancellation.service.js';
import { callOffBooking, enterBooking, quoteBookingEntry } from '../../modules/bookings/booking-entry.service.js';
import { requestBooking } from '../../modules/bookings/booking-request.service.js';
import { getHallTerms } from '../../modules/terms/terms.service.js';
import { setGuestNotes } from '../../modules/guests/guest.service.js';
import { expireBookings } from '../../modules/bookings/booking.jobs.js';
import { blockHall } from '../../modules/availability/block.service.js';
import { addException } from '../../modules/availability/schedule.service.js';
import { deleteUser } from '../../modules/accounts/person.service.js';
import {
  CALL_OFF_REASON,
  DECLINE_REASONS,
  OWNER_NOTES,
  PHONE_GUESTS,
  SPECIAL_REQUESTS,
  STAFF_REASONS,
} from '../data/words.js';
import { OCCASIONS, type Occasion } from '../../domain/bookings/occasions.js';
import { isOpen } from '../../domain/bookings/transitions.js';
import type { Hundredths } from '../../domain/money/money.js';
import { addDays } from '../../domain/time/days.js';
import { localDay, toPeriod, type Period } from '../../domain/time/zone.js';
import type { Occasion as HallOccasion } from '../data/types.js';
import type { Random } from '../random.js';
import { daysAfter, hoursAfter, shuffle, type Simulation, type SimulatedPerson } from '../simulation.js';
import {
  DAYS_AHEAD,
  findFreeDays,
  planBookings,
  planWaiting,
  canWait,
  ZONE,
  type Booked,
  type Outcome,
  type PlannedBooking,
} from './booking-plan.js';
import { SUSPENDED_DAYS_AGO, type SimulatedBusiness, type SimulatedHall } from './businesses.js';
import { planChanges } from './changes.js';
import type { People } from './people.js';
import { planCall, planEnteredEnquiries } from './entered-enquiries.js';
import { planEnquiryWork } from './enquiry-work.js';
import { planEnquiries, planMessages } from './messages.js';
import { planEnquiryOffer, planOffer } from './offers.js';
import { planTasks } from './booking-tasks.js';
import { planSecondPhones } from './second-phones.js';
import { planReplyTemplates } from './reply-templates.js';
import { planThreadReports } from './thread-reports.js';
import { planVisits } from './visits.js';
import { planPayments, recordFirstPart } from './payments.js';
import { planWaitingLists } from './waiting-lists.js';

/** The number of pending requests at the demo owner's business, and at each of the others. */
const WAITING_SHOWN = 8;
const WAITING = 2;
/** The number of confirmed bookings that staff have cancelled. */
const STAFF_CANCELS = 3;
const DELETED_DAYS_AGO = 8;

/** A past booking that took place, for reviews. */
export interface KeptBooking {
  readonly hall: SimulatedHall;
  readonly customer: SimulatedPerson;
  readonly endedAt: Date;
}

/** Plans every request with its outcome. @returns the past bookings that took place */
export function planAllBookings(
  simulation: Simulation,
  people: People,
  businesses: readonly SimulatedBusiness[],
): KeptBooking[] {
  const trading = businesses.filter(({ halls }) => halls.length > 0);
  const planned = trading.flatMap((business, index) => {
    const isShown = index === 0;
    const past = planBookings(simulation, business, isShown);
    const isWaiting = business.halls.some(canWait);
    const count = !isWaiting ? 0 : isShown ? WAITING_SHOWN : WAITING;
    return [...past, ...planWaiting(simulation, business, { count, taken: past })];
  });
  const booked = withCustomers(simulation, people, planned);
  const random = simulation.chance('requests');
  for (const each of booked) planRequest(simulation, people, each, random.fork(String(each.requestedAt.getTime())));
  planSuspension(simulation, people, trading);
  planDeletion(simulation, people, trading);
  planBlocks(simulation, trading[0], planned);
  planEntries(simulation, trading[0], planned);
  planWaitingLists(simulation, people, booked);
  planChanges(simulation, people, booked);
  planOffer(simulation, people, booked);
  planPayments(simulation, people.customer, trading[0], booked);
  planMessages(simulation, people.customer, trading[0], booked);
  planEnquiries(simulation, people.customer, trading[0], booked);
  planEnquiryOffer(simulation, people.customer, trading[0]);
  planThreadReports(simulation, people, trading, booked);
  planVisits(simulation, people.customer, trading[0], booked);
  planEnquiryWork(simulation, people.customer, trading[0], booked);
  planEnteredEnquiries(simulation, trading[0]);
  planReplyTemplates(simulation, trading[0]);
  planTasks(simulation, trading[0]);
  planSecondPhones(simulation, trading[0]);
  return booked
    .filter(
      ({ outcome, isCancelledByStaff, period }) =>
        outcome === 'confirmed' && !isCancelledByStaff && period.end < simulation.now,
    )
    .map(({ hall, customer, period }) => ({ hall, customer, endedAt: period.end }));
}

/** The bookings of the demo's customer: outcome, and whether they are in the future. */
const OWN_BOOKINGS: readonly { outcome: Outcome; ahead: boolean; times: number; isOvernight?: true }[] = [
  { outcome: 'confirmed', ahead: false, times: 4 },
  { outcome: 'confirmed', ahead: true, times: 2 },
  { outcome: 'confirmed', ahead: true, times: 1, isOvernight: true },
  { outcome: 'waiting', ahead: true, times: 2 },
  { outcome: 'declined', ahead: false, times: 1 },
  { outcome: 'withdrawn', ahead: false, times: 1 },
  { outcome: 'unanswered', ahead: false, times: 1 },
];

/** Whether an event ends after midnight. */
function endsNextDay({ start, end }: Period): boolean {
  return localDay(start, ZONE) < localDay(new Date(end.getTime() - 1), ZONE);
}

function withCustomers(
  simulation: Simulation,
  { customer, customers }: People,
  planned: readonly PlannedBooking[],
): Booked[] {
  const random = simulation.chance('customers');
  const own = new Set(
    OWN_BOOKINGS.flatMap(({ outcome, ahead, times, isOvernight = false }) => {
      const fitting = planned.filter(
        ({ period, ...each }) =>
          each.outcome === outcome && period.start > simulation.now === ahead && endsNextDay(period) === isOvernight,
      );
      return shuffle(fitting, random).slice(0, times);
    }),
  );
  let staffCancels = 0;
  return planned.map((each) => {
    const isOwn = own.has(each);
    const customersThen = customers.filter(({ since }) => since < each.requestedAt);
    const isLateEnough =
      each.requestedAt > simulation.daysAgo(200) && each.period.start > daysAfter(each.answeredAt, 20);
    const isCancelledByStaff =
      !isOwn && each.outcome === 'confirmed' && isLateEnough && staffCancels < STAFF_CANCELS && random.chance(0.06);
    if (isCancelledByStaff) staffCancels += 1;
    const chosen = isOwn || customersThen.length === 0 ? customer : random.pick(customersThen);
    return { ...each, customer: chosen, isCancelledByStaff };
  });
}

/** What halls of an occasion are booked for. */
const CELEBRATED: Readonly<Record<HallOccasion, readonly Occasion[]>> = {
  Wedding: ['BARAAT', 'BARAAT', 'WALIMA', 'NIKAH', 'ENGAGEMENT'],
  Walima: ['WALIMA', 'WALIMA', 'NIKAH', 'BIRTHDAY'],
  Mehndi: ['MEHNDI', 'MEHNDI', 'ENGAGEMENT', 'BIRTHDAY'],
  Corporate: ['CORPORATE', 'CORPORATE', 'CORPORATE', 'OTHER'],
};

/** Some don't say it. */
function pickOccasion(ofHall: HallOccasion, random: Random): Occasion | null {
  return random.chance(0.85) ? random.pick(CELEBRATED[ofHall]) : null;
}

/** Some customers give a CNIC for their contract. No district has numbers that begin with 99999, so it is nobody's. */
function pickCnic(random: Random): string | null {
  return random.chance(0.5) ? `99999-${random.whole(1_000_000, 9_999_999)}-${random.whole(1, 9)}` : null;
}

/** Requests a hall with some of its services. @returns the booking's id */
export async function request(
  simulation: Simulation,
  { hall, period }: Pick<PlannedBooking, 'hall' | 'period'>,
  by: SimulatedPerson,
  random: Random,
): Promise<number> {
  const { capacity, occasion } = hall.hall;
  const guests = Math.max(20, Math.round((capacity * random.range(0.42, 0.97)) / 10) * 10);
  const services = occasion === 'Corporate' ? 2 : 4;
  const as = simulation.as(by);
  const acceptedTermsId = (await getHallTerms(as, hall.id))?.id ?? null;
  const { id } = await requestBooking(as, {
    hallId: hall.id,
    startTime: period.start,
    endTime: period.end,
    guestCount: Math.min(guests, capacity),
    occasion: pickOccasion(occasion, random.fork('occasion')),
    customerName: by.name,
    customerPhone: by.phone,
    customerEmail: by.email,
    specialRequests: random.chance(0.3) ? random.pick(SPECIAL_REQUESTS) : null,
    optionalServiceIds: shuffle(hall.serviceIds, random).slice(0, random.whole(0, services)),
    optionalServices: [],
    acceptedTermsId,
    cnic: acceptedTermsId === null ? null : pickCnic(random.fork('cnic')),
  });
  return id;
}

function planRequest(simulation: Simulation, { admin, customers }: People, each: Booked, random: Random): void {
  const { hall, customer, period, answeredAt } = each;
  let id = 0;
  simulation.plan(each.requestedAt, async () => {
    id = await request(simulation, each, customer, random);
  });
  planRival(simulation, customers, each, random);
  if (each.outcome === 'confirmed' && !hall.business.settings.instantConfirmation) {
    simulation.plan(answeredAt, async () => {
      const { status } = await approveBooking(simulation.as(hall.owner), id);
      if (isOpen(status)) await recordFirstPart(simulation, hall.owner, { id, index: 0 });
      await noteDown(simulation, each, id);
    });
  }
  if (each.outcome === 'declined') {
    const reason = random.pick(DECLINE_REASONS);
    simulation.plan(answeredAt, () => declineBooking(simulation.as(hall.owner), id, { reason }));
  }
  if (each.outcome === 'withdrawn') {
    simulation.plan(answeredAt, () => withdrawBooking(simulation.as(customer), id));
  }
  if (each.outcome === 'unanswered') {
    simulation.plan(hoursAfter(period.start, 0.02), () => expireBookings(simulation.as()));
  }
  if (each.isCancelledByStaff) {
    const reason = random.pick(STAFF_REASONS);
    simulation.plan(daysAfter(answeredAt, 6), () => cancelConfirmedBooking(simulation.as(admin), id, { reason }));
  }
}

/** Adds an owner's notes to some confirmed bookings. */
async function noteDown(simulation: Simulation, { hall, answeredAt }: Booked, id: number): Promise<void> {
  const random = simulation.chance(`notes of ${hall.hall.name} ${answeredAt.toISOString()}`);
  if (!random.chance(0.35)) return;
  await setBookingNotes(simulation.as(hall.owner), id, { notes: random.pick(OWNER_NOTES) });
}

/** Plans a competing request for the same evening, before the owner has answered. */
function planRival(simulation: Simulation, customers: readonly SimulatedPerson[], each: Booked, random: Random): void {
  const { rivalAt } = each;
  if (rivalAt === null) return;
  const others = customers.filter((other) => other.since < rivalAt && other !== each.customer);
  if (others.length === 0) return;
  const rival = random.pick(others);
  simulation.plan(rivalAt, () => request(simulation, each, rival, random));
}

/** Plans requests that are cancelled when a business is suspended. */
function planSuspension(simulation: Simulation, { customers }: People, businesses: readonly SimulatedBusiness[]): void {
  const suspended = businesses.find(({ business }) => business.state === 'suspended');
  for (const [index, hall] of (suspended?.halls ?? []).entries()) {
    const requestedAt = hoursAfter(simulation.daysAgo(SUSPENDED_DAYS_AGO), -20 - index * 7);
    planLastRequest(simulation, hall, { by: customers[index * 3], requestedAt });
  }
}

/** Plans a customer who deletes their account while a request is pending. */
function planDeletion(
  simulation: Simulation,
  { admin, leaver }: People,
  businesses: readonly SimulatedBusiness[],
): void {
  const hall = businesses[0]?.halls.at(-1);
  if (!hall) return;
  planLastRequest(simulation, hall, { by: leaver, requestedAt: simulation.daysAgo(DELETED_DAYS_AGO + 2) });
  simulation.plan(simulation.daysAgo(DELETED_DAYS_AGO), async () => {
    await deleteUser(simulation.as(admin), leaver.viewer?.id ?? 0);
  });
}

function planLastRequest(
  simulation: Simulation,
  hall: SimulatedHall,
  { by, requestedAt }: { by: SimulatedPerson | undefined; requestedAt: Date },
): void {
  if (!by) return;
  const date = addDays(localDay(simulation.now, ZONE), DAYS_AHEAD + 5);
  const booking: PlannedBooking = {
    hall,
    period: toPeriod({ date, startTime: '19:00', endTime: '23:00', zone: ZONE }),
    requestedAt,
    outcome: 'unanswered',
    answeredAt: requestedAt,
    rivalAt: null,
  };
  const random = simulation.chance(`last request for ${hall.hall.name}`);
  simulation.plan(requestedAt, () => request(simulation, booking, by, random));
}

/** Plans bookings that the demo owner took by phone: confirmed, one as a request, and one that is called off. */
function planEntries(
  simulation: Simulation,
  shown: SimulatedBusiness | undefined,
  planned: readonly PlannedBooking[],
): void {
  if (!shown) return;
  const free = findFreeDays(simulation, planned);
  for (const [index, guest] of PHONE_GUESTS.entries()) {
    const date = free[index * 2 + 1];
    const hall = shown.halls[index % 3];
    if (!date || !hall) continue;
    const { start: startTime, end: endTime } = toPeriod({ date, startTime: '19:00', endTime: '23:00', zone: ZONE });
    const guestCount = Math.round((hall.hall.capacity * 0.7) / 10) * 10;
    const enteredAt = simulation.daysAgo(4 - index * 0.6);
    const { name: customerName, phone: customerPhone } = guest;
    // The first one asked the day before.
    const call =
      index === 0 &&
      planCall(simulation, { owner: shown.owner, at: hoursAfter(enteredAt, -20) }, () => ({
        ...{ hallId: hall.id, customerName, customerPhone, day: date, guestCount },
        note: 'Asks whether the evening is free.',
      }));
    simulation.plan(enteredAt, async () => {
      const owner = simulation.as(shown.owner);
      // The hall has its id only now.
      const details = { hallId: hall.id, startTime, endTime, guestCount, optionalServiceIds: [], optionalServices: [] };
      const { totalPrice } = await quoteBookingEntry(owner, details);
      const agreed = 'agreed' in guest ? guest.agreed : null;
      const { id } = await enterBooking(owner, {
        ...details,
        ...{ customerName, customerPhone, enquiryId: call ? call.enquiryId : null },
        isConfirmed: index !== 3,
        occasion: OCCASIONS[index] ?? null,
        agreedPrice: agreed && roundToThousands(totalPrice * agreed.share),
        priceReason: agreed && agreed.reason,
      });
      if ('labels' in guest) await labelBooking(owner, id, { labels: [...guest.labels] });
      if ('notes' in guest) await setGuestNotes(owner, guest.phone, { notes: guest.notes });
      if (index === 4) await callOffBooking(owner, id, { reason: CALL_OFF_REASON });
    });
  }
}

/** Rounds hundredths to thousands of the currency, as people agree. */
function roundToThousands(amount: number): Hundredths {
  return (Math.round(amount / 100_000) * 100_000) as Hundredths;
}

/** Plans blocks of the demo owner in the next weeks. */
function planBlocks(
  simulation: Simulation,
  shown: SimulatedBusiness | undefined,
  planned: readonly PlannedBooking[],
): void {
  if (!shown) return;
  const notes = ['New carpet', 'Inspection of the generators', 'Family function of the owners'];
  const free = findFreeDays(simulation, planned);
  for (const [index, note] of notes.entries()) {
    const date = free[index * 6];
    const hall = shown.halls[index + 3];
    if (!date || !hall) continue;
    simulation.plan(simulation.daysAgo(3 - index * 0.5), async () => {
      await blockHall(simulation.as(shown.owner), { hallId: hall.id, date, note });
    });
  }
  planExceptions(simulation, shown, free);
}

/** A day on which the whole business is closed, and one on which a hall of shifts opens in the evening only. */
function planExceptions(simulation: Simulation, { owner, halls }: SimulatedBusiness, free: readonly string[]): void {
  const [closedDay, eveningDay] = [free.at(-1), free.at(-3)];
  const sold = halls.find(({ hall }) => hall.shifts);
  simulation.plan(simulation.daysAgo(2), async () => {
    if (closedDay) await addException(simulation.as(owner), { firstDay: closedDay, note: 'Annual maintenance' });
    if (!eveningDay || !sold) return;
    const evening = { openingTime: '17:00', closingTime: '01:00', note: 'Painting until noon' };
    await addException(simulation.as(owner), { hallId: sold.id, firstDay: eveningDay, ...evening });
  });
}
