import { ThreadSubject } from '../../domain/threads/messages.js';
import { askHall, listBusinessEnquiries } from '../../modules/threads/enquiry.service.js';
import { getThread, sendMessage } from '../../modules/threads/thread.service.js';
import {
  listReports,
  readReportedMessages,
  reportThread,
  resolveReport,
} from '../../modules/threads/thread-report.service.js';
import { hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import type { Booked } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';
import type { People } from './people.js';

const PAGE = { limit: 10, offset: 0, page: 1, after: undefined } as const;
/** After the questions to halls (messages.ts), before the visits. */
const HOURS_AGO = { asked: 7, suspected: 6.5, answered: 5, resolved: 4, reported: 3 } as const;

/** A customer is asked to pay elsewhere, and reports the message. */
function planFraud(simulation: Simulation, customer: SimulatedPerson, { halls: [hall] }: SimulatedBusiness): void {
  if (!hall) return;
  const at = (hoursAgo: number) => hoursAfter(simulation.now, -hoursAgo);
  const ask = { text: 'Is the hall free on the second Saturday of next month?' };
  const answer = { text: 'It is. Send 50,000 by Easypaisa to 0345 0000123 today, then we keep it for you.' };
  let about = { about: ThreadSubject.ENQUIRY, id: 0 };
  simulation.plan(at(HOURS_AGO.asked), async () => {
    const { id } = await askHall(simulation.as(customer), hall.id, ask);
    about = { ...about, id };
  });
  simulation.plan(at(HOURS_AGO.answered), () => sendMessage(simulation.as(hall.owner), about, answer));
  simulation.plan(at(HOURS_AGO.reported), async () => {
    const ctx = simulation.as(customer);
    const { nodes } = await getThread(ctx, about, PAGE);
    const note = 'The page of the hall names no such number. Is this really the hall?';
    await reportThread(ctx, about, { category: 'FRAUD', note, messageId: nodes[0]?.id ?? null });
  });
}

/** The demo owner suspects somebody of spam; the moderator finds nothing. */
function planSuspicion(simulation: Simulation, { moderator }: People, { halls: [hall] }: SimulatedBusiness): void {
  if (!hall) return;
  simulation.plan(hoursAfter(simulation.now, -HOURS_AGO.suspected), async () => {
    const ctx = simulation.as(hall.owner);
    // The latest but one: what another customer asked.
    const [, enquiry] = (await listBusinessEnquiries(ctx, { limit: 2 })).nodes;
    if (!enquiry) return;
    const note = 'Somebody asked the same last week, by another name.';
    await reportThread(ctx, { about: ThreadSubject.ENQUIRY, id: enquiry.id }, { category: 'SPAM', note });
  });
  simulation.plan(hoursAfter(simulation.now, -HOURS_AGO.resolved), async () => {
    const ctx = simulation.as(moderator);
    const [report] = (await listReports(ctx, {}, 'OLDEST', PAGE)).nodes;
    if (!report) return;
    await readReportedMessages(ctx, report.id, PAGE);
    await resolveReport(ctx, report.id, { outcome: 'NOTHING_FOUND', note: 'Two families with the same question.' });
  });
}

/** Plans two reports of threads: one that was resolved, about the demo owner's hall, and one that waits, about another's. */
export function planThreadReports(
  simulation: Simulation,
  people: People,
  [shown, ...others]: readonly SimulatedBusiness[],
  booked: readonly Booked[],
): void {
  const customer = booked.findLast((each) => each.customer !== people.customer)?.customer;
  const another = others.find(({ business, halls }) => business.state === 'approved' && halls.length > 0);
  if (shown) planSuspicion(simulation, people, shown);
  if (another && customer) planFraud(simulation, customer, another);
}
