import { addDays } from '../../domain/time/days.js';
import { localDay } from '../../domain/time/zone.js';
import { addCityRule } from '../../modules/city-rules/city-rules.service.js';
import { CITY_RULES } from '../data/city-rules.js';
import type { Simulation } from '../simulation.js';
import { ZONE } from './booking-plan.js';
import type { People } from './people.js';

/** Plans the rules of cities that staff keep: last, so that they refuse no request of the demo. */
export function planCityRules(simulation: Simulation, { admin }: People): void {
  const today = localDay(simulation.now, ZONE);
  for (const { firstInDays, lastInDays, ...rule } of CITY_RULES) {
    const lastDay = lastInDays === null ? null : addDays(today, lastInDays);
    simulation.plan(simulation.now, () =>
      addCityRule(simulation.as(admin), { ...rule, firstDay: addDays(today, firstInDays), lastDay }),
    );
  }
}
