import { refreshRates } from '../../modules/currency/currency.service.js';
import { BUILT_IN_RATES } from '../../domain/currency/rates.js';
import { localDay } from '../../domain/time/zone.js';
import type { Simulation } from '../simulation.js';
import { DEMO_MAIL_DOMAIN } from './people.js';
import { ZONE } from './booking-plan.js';

/** Maximum deviation of a demo rate from the built-in one. */
const DRIFT = 0.015;

/** Plans today's exchange rates, derived from the built-in ones. */
export function planRates(simulation: Simulation): void {
  const random = simulation.chance('rates');
  const { base } = BUILT_IN_RATES;
  const rates = Object.fromEntries(
    Object.entries(BUILT_IN_RATES.rates).map(([currency, rate]) => [
      currency,
      currency === base ? 1 : Number((rate * (1 + random.range(-DRIFT, DRIFT))).toPrecision(6)),
    ]),
  );
  const answer = { base, date: localDay(simulation.now, ZONE), rates };
  simulation.plan(simulation.now, async () => {
    const ctx = simulation.as();
    const env = { ...ctx.app.env, ratesUrl: `https://rates.${DEMO_MAIL_DOMAIN}/` };
    await refreshRates({ ...ctx, app: { ...ctx.app, env } }, () => Promise.resolve(Response.json(answer)));
  });
}
