import { localDay } from '../../domain/time/zone.js';
import { loseEnquiry, setFollowUp } from '../../modules/threads/enquiry-work.service.js';
import { askHall } from '../../modules/threads/enquiry.service.js';
import { hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import { ZONE, type Booked } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';
import { answerEnquiry } from './messages.js';

/** How many bookings somebody asked about first, how long before the request, and how soon that was answered. */
const ASKED_FIRST = { bookings: 3, hoursBefore: 6, answeredAfter: [1, 2, 4], withinDays: 75 } as const;
const LOST_DAYS_AGO = 12;
const FOLLOWED_DAYS_AGO = 4;
const FOLLOW_UP_DAYS_AHEAD = 2;

/** A question of a customer, and its answer. */
interface Talk {
  hall: Booked['hall'];
  by: SimulatedPerson;
  at: Date;
  text: string;
  answer: string;
  answeredAfterHours: number;
  /** What the owner does about it an hour later. */
  work?: (id: number) => Promise<unknown>;
}

function planTalk(simulation: Simulation, { hall, by, at, text, answer, answeredAfterHours, work }: Talk): void {
  let id = 0;
  simulation.plan(at, async () => {
    ({ id } = await askHall(simulation.as(by), hall.id, { text }));
  });
  simulation.plan(hoursAfter(at, answeredAfterHours), () => answerEnquiry(simulation.as(hall.owner), id, answer));
  if (work) simulation.plan(hoursAfter(at, answeredAfterHours + 1), () => work(id));
}

/** Plans what the demo owner's business has of its enquiries: some became bookings, one is lost, one is asked about again. */
export function planEnquiryWork(
  simulation: Simulation,
  customer: SimulatedPerson,
  shown: SimulatedBusiness | undefined,
  booked: readonly Booked[],
): void {
  if (!shown) return;
  const others = booked.filter(({ hall, customer: who }) => shown.halls.includes(hall) && who !== customer);
  planAskedFirst(simulation, others);
  const hall = shown.halls[1];
  if (!hall) return;
  const isNew = (who: SimulatedPerson) => others.every((each) => each.hall !== hall || each.customer !== who);
  const [lost, followed] = [...new Set(others.map((each) => each.customer))].filter(isNew);
  if (!lost || !followed) return;
  planTalk(simulation, {
    ...{ hall, by: lost, at: simulation.daysAgo(LOST_DAYS_AGO), answeredAfterHours: 2 },
    ...{ text: 'What does the hall cost for 500 guests?', answer: 'For 500 guests we ask for 2 lakh.' },
    work: (id) => loseEnquiry(simulation.as(hall.owner), id, { reason: 'PRICE', note: 'They have 1 lakh.' }),
  });
  const day = localDay(simulation.daysAgo(-FOLLOW_UP_DAYS_AHEAD), ZONE);
  planTalk(simulation, {
    ...{ hall, by: followed, at: simulation.daysAgo(FOLLOWED_DAYS_AGO), answeredAfterHours: 3 },
    ...{ text: 'Is a Friday in spring still free?', answer: 'The first two are. Which suits you?' },
    work: (id) => setFollowUp(simulation.as(hall.owner), id, { day }),
  });
}

/** Some customers asked before they requested, and were answered soon. */
function planAskedFirst(simulation: Simulation, others: readonly Booked[]): void {
  const since = simulation.daysAgo(ASKED_FIRST.withinDays);
  const askers = new Map<SimulatedPerson, Booked>();
  for (const each of others) {
    if (each.requestedAt > since && !askers.has(each.customer)) askers.set(each.customer, each);
  }
  for (const [index, each] of [...askers.values()].slice(0, ASKED_FIRST.bookings).entries()) {
    planTalk(simulation, {
      ...{ hall: each.hall, by: each.customer, at: hoursAfter(each.requestedAt, -ASKED_FIRST.hoursBefore) },
      ...{ text: 'Is our date still free?', answer: 'It is, and we keep it for you once you request it.' },
      answeredAfterHours: ASKED_FIRST.answeredAfter[index] ?? 1,
    });
  }
}
