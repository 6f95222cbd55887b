import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runDueJobs } from '../../jobs/runner.js';
import { addJob } from '../../jobs/queue.js';
import { conversionFactor } from '../../domain/currency/conversion.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { recordStatements } from '../../testing/statements.js';
import { getCurrentRates } from '../currency/currency.service.js';
import { JOBS } from '../jobs.js';
import { HallScenes } from './testing/search.js';

interface Steps {
  currency: string;
  budgets: number[];
  sliderMin: number;
  sliderMax: number;
  sliderStep: number;
  isMeasured: boolean;
}

let scene: HallScenes;

beforeAll(async () => {
  scene = await HallScenes.open();
});
afterAll(() => scene.close());

async function steps(currency?: string): Promise<Steps> {
  const { data } = await scene.at.visitor.graphql<{ budgetSteps: Steps & { histogram: number[] } }>(
    `query Steps($currency: String) {
      budgetSteps(currency: $currency) { currency budgets sliderMin sliderMax sliderStep isMeasured histogram }
    }`,
    { currency },
  );
  if (!data) throw new Error('No steps');
  const query = currency === undefined ? '' : `?currency=${currency}`;
  const { body } = await scene.at.visitor.rest('GET', `/public/budget-steps${query}`);
  expect(body).toEqual(data.budgetSteps);
  const { histogram: _bars, ...found } = data.budgetSteps;
  return found;
}

async function measure(): Promise<void> {
  await addJob(scene.at.context().em, 'measure-hall-prices', {});
  await runDueJobs(scene.at.app, scene.at.server.pool, JOBS);
}

describe('[product: Halls and search] budget steps', () => {
  it('are those of the table while nothing was measured, and while there are few halls', async () => {
    const table = { budgets: [1000, 2000, 3000, 4000, 5000], sliderMin: 0, sliderMax: 20_000, sliderStep: 250 };
    expect(await steps()).toEqual({ currency: 'PKR', ...table, isMeasured: false });
    await measure();
    expect(await steps()).toEqual({ currency: 'PKR', ...table, isMeasured: false });
    const ofRupees = await scene.business();
    for (let hall = 1; hall < SEARCH_LIMITS.pricedHallsMin; hall += 1) {
      await scene.hall(`Hall ${hall}`, ofRupees, { pricePerPerson: 1400 + hall * 200 });
    }
    await measure();
    expect((await steps()).isMeasured).toBe(false);
  });

  it('come from the prices of all public halls, in the visitor’s currency, once the job has measured them', async () => {
    const ofDollars = await scene.business({ currency: 'USD' });
    await scene.hall('Sheesh Mahal', ofDollars, { pricePerPerson: 20 });
    expect((await steps()).isMeasured).toBe(false);
    await measure();
    const rates = await getCurrentRates(scene.at.context());
    for (const currency of ['PKR', 'USD', 'JPY', 'SEK']) {
      const { budgets, isMeasured, sliderMax } = await steps(currency);
      expect([currency, isMeasured, budgets.length >= 4]).toEqual([currency, true, true]);
      const highest = 5571 * (conversionFactor(rates, 'PKR', currency) ?? 0);
      expect(sliderMax).toBeGreaterThan(highest * 0.9);
      expect(sliderMax).toBeLessThan(highest * 2);
      const found = await Promise.all(
        budgets.map(async (budget) => (await scene.found(`maxPrice=${budget}&currency=${currency}`)).length),
      );
      expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
      expect([found[0] === 0, found.at(-1) === SEARCH_LIMITS.pricedHallsMin]).toEqual([false, false]);
    }
  });

  it('need one statement, however many halls there are', async () => {
    const { statements } = await recordStatements(scene.at.app.orm, () =>
      scene.at.visitor.graphql('{ budgetSteps { budgets } }'),
    );
    expect(statements).toHaveLength(1);
  });

  it.each(['XXX', 'pkr', 'constructor', ''])('refuse the currency %p', async (currency) => {
    const { errors } = await scene.at.visitor.graphql('query ($c: String) { budgetSteps(currency: $c) { budgets } }', {
      c: currency,
    });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'currency' });
    if (currency === '') return;
    const { status, body } = await scene.at.visitor.rest('GET', `/public/budget-steps?currency=${currency}`);
    expect([status, body.field]).toEqual([422, 'currency']);
  });
});
