import { listGuests, setGuestSecondPhone } from '../../modules/guests/guest.service.js';
import type { Simulation } from '../simulation.js';
import type { SimulatedBusiness } from './businesses.js';

/** Of the other families of the latest guests. */
const SECOND_PHONES = [
  { name: 'Tariq Mehmood (groom’s family)', phone: '0333 4455667' },
  { name: 'Shazia Anwar (bride’s family)', phone: '0321 9988776' },
];

const ENTERED_DAYS_AGO = 2;

/** Plans that the demo owner's team notes a second number of its latest guests. */
export function planSecondPhones(simulation: Simulation, shown: SimulatedBusiness | undefined): void {
  if (!shown) return;
  simulation.plan(simulation.daysAgo(ENTERED_DAYS_AGO), async () => {
    const { nodes } = await listGuests(simulation.as(shown.owner), null, { limit: SECOND_PHONES.length });
    for (const [index, second] of SECOND_PHONES.entries()) {
      const phone = nodes[index]?.phone;
      if (phone !== undefined) await setGuestSecondPhone(simulation.as(shown.owner), phone, second);
    }
  });
}
