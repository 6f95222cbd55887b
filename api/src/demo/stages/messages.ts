import { requireViewer, type RequestContext } from '../../context.js';
import { MessageSide, ThreadSubject } from '../../domain/threads/messages.js';
import { localDay } from '../../domain/time/zone.js';
import {
  assignConversation,
  finishConversation,
  listConversations,
} from '../../modules/threads/conversation.service.js';
import { askHall } from '../../modules/threads/enquiry.service.js';
import { getThread, markThreadRead, sendMessage } from '../../modules/threads/thread.service.js';
import { hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import { ZONE, type Booked } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';
import { findBooking } from './changes.js';

/** Between a question and its answer. */
const ANSWER_HOURS = 2;

interface Line {
  by: 'customer' | 'owner';
  text: string;
}

const CONVERSATIONS: readonly (readonly Line[])[] = [
  [
    { by: 'customer', text: 'Assalam o alaikum! Is there a ramp at the entrance? My grandmother uses a wheelchair.' },
    { by: 'owner', text: 'Wa alaikum assalam. Yes, on the left side, and the washrooms are on the same floor.' },
    { by: 'customer', text: 'Perfect. May our decorator come the evening before?' },
    { by: 'owner', text: 'From six o’clock, if nothing else is booked that night. We tell you a week before.' },
    { by: 'customer', text: 'Thank you. We are twelve tables of ten,\nand two for the family in front of the stage.' },
    { by: 'owner', text: 'Noted. Would you like to see the seating plan?' },
  ],
  [
    { by: 'customer', text: 'How many cars fit in the parking?' },
    { by: 'owner', text: 'About eighty, and our guard helps with the rest on the street.' },
  ],
  [{ by: 'customer', text: 'Could the dinner begin half an hour later?' }],
];

/** Plans conversations: the demo customer's, and some of the demo owner's business; the last words of each are unread. */
export function planMessages(
  simulation: Simulation,
  customer: SimulatedPerson,
  shown: SimulatedBusiness | undefined,
  booked: readonly Booked[],
): void {
  const upcoming = booked.filter(
    ({ hall, outcome, isCancelledByStaff, period, answeredAt }) =>
      hall.business.state === 'approved' &&
      outcome === 'confirmed' &&
      !isCancelledByStaff &&
      period.start > simulation.now &&
      hoursAfter(answeredAt, 24) < simulation.now,
  );
  const own = upcoming.filter((each) => each.customer === customer).slice(-1);
  const others = upcoming.filter((each) => shown?.halls.includes(each.hall) && each.customer !== customer);
  for (const [index, each] of [...own, ...others].entries()) {
    for (const [turn, line] of (CONVERSATIONS[index] ?? []).entries()) {
      simulation.plan(hoursAfter(each.answeredAt, 1 + turn * ANSWER_HOURS), () => write(simulation, each, line));
    }
  }
}

const ENQUIRIES: readonly (readonly Line[])[] = [
  [
    { by: 'customer', text: 'Assalam o alaikum! Is the stage included, or do we bring our own decorator?' },
    { by: 'owner', text: 'Wa alaikum assalam. The stage is included. Your own decorator is welcome, too.' },
  ],
  [{ by: 'customer', text: 'Could we see the hall on Sunday afternoon?' }],
];

/** Between now and the first question: nobody requests a booking of the hall after it. */
const ASKED_HOURS_AGO = 9;
const ASKED_DAYS_AHEAD = 75;
const ASKED_GUESTS = 220;

/** Plans what the demo customer and another one ask about halls of the demo owner; the first question is answered. */
export function planEnquiries(
  simulation: Simulation,
  customer: SimulatedPerson,
  shown: SimulatedBusiness | undefined,
  booked: readonly Booked[],
): void {
  const other = booked.find((each) => each.customer !== customer)?.customer;
  const hall = shown?.halls[0];
  if (!hall || !other) return;
  for (const [index, person] of [customer, other].entries()) {
    let id = 0;
    for (const [turn, { by, text }] of (ENQUIRIES[index] ?? []).entries()) {
      const at = hoursAfter(simulation.now, index + turn * ANSWER_HOURS - ASKED_HOURS_AGO);
      simulation.plan(at, async () => {
        if (by === 'owner') {
          await answerEnquiry(simulation.as(hall.owner), id, text);
          return;
        }
        const day = localDay(simulation.daysAgo(-ASKED_DAYS_AHEAD - index), ZONE);
        ({ id } = await askHall(simulation.as(person), hall.id, {
          text,
          day,
          guestCount: ASKED_GUESTS,
          occasion: 'WALIMA',
        }));
      });
    }
  }
}

/** Answers an enquiry whose first message was read, and takes it on. */
export async function answerEnquiry(ctx: RequestContext, id: number, text: string): Promise<void> {
  const enquiry = { about: ThreadSubject.ENQUIRY, id };
  await markThreadRead(ctx, enquiry, 1);
  await sendMessage(ctx, enquiry, { text });
  await assignConversation(ctx, await findLatest(ctx), requireViewer(ctx).id);
}

/** Who answers has read the question; the business is done with it then, until its guest goes on. */
async function write(simulation: Simulation, booked: Booked, { by, text }: Line): Promise<void> {
  const ctx = simulation.as(by === 'owner' ? booked.hall.owner : booked.customer);
  const { id } = await findBooking(simulation, booked);
  const subject = { about: ThreadSubject.BOOKING, id };
  const { nodes } = await getThread(ctx, subject, { limit: 1, offset: 0, page: 1, after: undefined });
  if (nodes[0]) await markThreadRead(ctx, subject, nodes[0].sequence);
  await sendMessage(ctx, subject, { text });
  if (by === 'owner') await finishConversation(ctx, await findLatest(ctx));
}

/** The conversation of a business in which somebody has just written. */
async function findLatest(ctx: RequestContext): Promise<number> {
  const { nodes } = await listConversations(ctx, MessageSide.BUSINESS, {}, { limit: 1 });
  return nodes[0]?.id ?? 0;
}
