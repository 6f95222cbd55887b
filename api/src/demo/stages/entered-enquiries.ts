import { localDay } from '../../domain/time/zone.js';
import { enterEnquiry } from '../../modules/threads/enquiry-entry.service.js';
import type { EnterEnquiryInput } from '../../modules/threads/enquiry-entry.inputs.js';
import { loseEnquiry, setFollowUp } from '../../modules/threads/enquiry-work.service.js';
import { hoursAfter, type SimulatedPerson, type Simulation } from '../simulation.js';
import { ZONE } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';

/** Who called, came by or wrote; what they say is of a day so many days ahead. */
const GUESTS = [
  {
    name: 'Usman Qureshi',
    phone: '0321 4455667',
    source: 'PHONE',
    occasion: 'BARAAT',
    daysAgo: 3,
    daysAhead: 96,
    guestCount: 350,
    followUpDaysAhead: 3,
    note: 'Wants the stage in white. His brother decides after Eid.',
  },
  {
    name: 'Rabia Akhtar',
    phone: null,
    source: 'WALK_IN',
    occasion: 'NIKAH',
    daysAgo: 7,
    daysAhead: 33,
    guestCount: 120,
    isLost: true,
    note: 'Looked at the garden with her mother.',
  },
  {
    name: 'Kashif Butt',
    phone: '0345 9876543',
    source: 'WHATSAPP',
    occasion: null,
    daysAgo: 0.3,
    daysAhead: 61,
    guestCount: null,
    note: 'What does a plate cost with two dishes?',
  },
] as const;

/** Plans the enquiries that the demo owner's business noted down: one is asked about again, one is lost, one is fresh. */
export function planEnteredEnquiries(simulation: Simulation, shown: SimulatedBusiness | undefined): void {
  if (!shown) return;
  for (const [index, guest] of GUESTS.entries()) {
    const hall = shown.halls[index % shown.halls.length];
    if (!hall) continue;
    const at = simulation.daysAgo(guest.daysAgo);
    let id = 0;
    simulation.plan(at, async () => {
      const { source, name: customerName, phone: customerPhone, guestCount, occasion, note } = guest;
      const day = localDay(simulation.daysAgo(-guest.daysAhead), ZONE);
      const said = { source, customerName, customerPhone, day, guestCount, occasion, note };
      ({ id } = await enterEnquiry(simulation.as(shown.owner), { ...said, hallId: hall.id }));
    });
    if ('followUpDaysAhead' in guest) {
      const day = localDay(simulation.daysAgo(-guest.followUpDaysAhead), ZONE);
      simulation.plan(hoursAfter(at, 1), () => setFollowUp(simulation.as(shown.owner), id, { day }));
    }
    if ('isLost' in guest) {
      simulation.plan(hoursAfter(at, 2), () =>
        loseEnquiry(simulation.as(shown.owner), id, { reason: 'DATE_TAKEN', note: null }),
      );
    }
  }
}

/** Plans that a guest called before the booking was entered. @returns the enquiry, once they have called */
export function planCall(
  simulation: Simulation,
  { owner, at }: { owner: SimulatedPerson; at: Date },
  call: () => Omit<EnterEnquiryInput, 'source'>,
): { enquiryId: number | null } {
  const called: { enquiryId: number | null } = { enquiryId: null };
  simulation.plan(at, async () => {
    const { id } = await enterEnquiry(simulation.as(owner), { ...call(), source: 'PHONE' });
    called.enquiryId = id;
  });
  return called;
}
