import { DEMO_OWNER_USERNAME } from '../data/businesses.js';
import { DEMO_MENUS } from '../data/menus.js';
import { addDays } from '../../domain/time/days.js';
import { localDay, toPeriod } from '../../domain/time/zone.js';
import { chooseFirst } from '../../domain/menus/menus.js';
import { setFinalGuests } from '../../modules/booking-changes/final-guests.service.js';
import { approveBooking } from '../../modules/bookings/booking-answer.service.js';
import { requestBooking } from '../../modules/bookings/booking-request.service.js';
import { getHallTerms } from '../../modules/terms/terms.service.js';
import { addMenu } from '../../modules/menus/menu.service.js';
import { hoursAfter, type Simulation } from '../simulation.js';
import { DAYS_AHEAD, ZONE } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';
import type { People } from './people.js';

/** Since when the demo owner sells menus. */
const SINCE_DAYS_AGO = 6;
const REQUESTED_DAYS_AGO = 5;
const ANSWER_HOURS = 3;
const GUESTS = 180;
const CHILDREN = 24;
const SETTLED_DAYS_AGO = 2;
const FINAL_GUESTS = 172;

/** When the walima with a menu is: after everything else that the demo plans. */
const DAY = DAYS_AHEAD + 26;

/** Plans two menus of the demo owner's business, and a booking of the demo's customer with the first of them, for adults and children. */
export function planMenus(
  simulation: Simulation,
  { customer }: People,
  businesses: readonly SimulatedBusiness[],
): void {
  const own = businesses.find(({ business }) => business.owner.username === DEMO_OWNER_USERNAME);
  const hall = own?.halls.find((each) => !each.hall.shifts && each.hall.capacity >= GUESTS);
  if (!own || !hall) return;
  let menu: Awaited<ReturnType<typeof addMenu>> | undefined;
  simulation.plan(simulation.daysAgo(SINCE_DAYS_AGO), async () => {
    for (const input of DEMO_MENUS) {
      const added = await addMenu(simulation.as(own.owner), input);
      menu ??= added;
    }
  });
  const requestedAt = simulation.daysAgo(REQUESTED_DAYS_AGO);
  const date = addDays(localDay(simulation.now, ZONE), DAY);
  const period = toPeriod({ date, startTime: '19:00', endTime: '23:00', zone: ZONE });
  let id = 0;
  simulation.plan(requestedAt, async () => {
    if (!menu) return;
    const as = simulation.as(customer);
    ({ id } = await requestBooking(as, {
      hallId: hall.id,
      startTime: period.start,
      endTime: period.end,
      guestCount: GUESTS,
      occasion: 'WALIMA',
      customerName: customer.name,
      customerPhone: customer.phone,
      customerEmail: customer.email,
      specialRequests: null,
      optionalServiceIds: [],
      optionalServices: [],
      menu: { menuId: menu.id, dishIds: chooseFirst(menu.courses) },
      childCount: CHILDREN,
      acceptedTermsId: (await getHallTerms(as, hall.id))?.id ?? null,
    }));
  });
  simulation.plan(hoursAfter(requestedAt, ANSWER_HOURS), () => approveBooking(simulation.as(own.owner), id));
  simulation.plan(simulation.daysAgo(SETTLED_DAYS_AGO), async () => {
    await setFinalGuests(simulation.as(customer), id, { guestCount: FINAL_GUESTS });
  });
}
