import { getBookingThread, markThreadRead, sendMessage } from '../../modules/threads/thread.service.js';
import { hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import type { Booked } from './booking-plan.js';
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

/** Who answers has read the question. */
async function write(simulation: Simulation, booked: Booked, { by, text }: Line): Promise<void> {
  const ctx = simulation.as(by === 'owner' ? booked.hall.owner : booked.customer);
  const { id } = await findBooking(simulation, booked);
  const { nodes } = await getBookingThread(ctx, id, { limit: 1, offset: 0, page: 1, after: undefined });
  if (nodes[0]) await markThreadRead(ctx, id, nodes[0].sequence);
  await sendMessage(ctx, id, { text });
}
