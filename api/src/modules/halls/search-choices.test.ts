import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { recordStatements } from '../../testing/statements.js';
import { HallScenes } from './testing/search.js';

let scene: HallScenes;

beforeAll(async () => {
  scene = await HallScenes.open();
  const lahore = await scene.business();
  await scene.hall('Sheesh Mahal', lahore, {
    location: '52-B1, Gulberg, Lahore',
    city: 'Lahore',
    pricePerPerson: 1200,
  });
  await scene.hall('Noor Mahal', lahore, { location: 'Canal View, Lahore', city: 'Lahore', pricePerPerson: 1300 });
  const karachi = await scene.business();
  await scene.hall('Sea View', karachi, {
    location: 'Block 4, Clifton, Karachi',
    city: 'Karachi',
    pricePerPerson: 90_000,
  });
});
afterAll(() => scene.close());

describe('[issue 17] what the search offers to choose from', () => {
  const ask = (text: string | null) =>
    scene.at.visitor.graphql<{ placeSuggestions: { name: string; city: string | null; hallCount: number }[] }>(
      'query ($text: String) { placeSuggestions(text: $text) { name city hallCount } }',
      { text },
    );

  it('are cities and areas that begin with what was typed, the same over REST', async () => {
    const { data } = await ask('l');
    expect(data?.placeSuggestions).toEqual([
      { name: 'Lahore', city: null, hallCount: 2 },
      { name: 'Gulberg', city: 'Lahore', hallCount: 1 },
      { name: 'Canal View', city: 'Lahore', hallCount: 1 },
    ]);
    const { body } = await scene.at.visitor.rest('GET', '/public/places?text=l');
    expect(body).toEqual(data?.placeSuggestions);
  });

  it('are the places with most halls before anything was typed', async () => {
    const { data } = await ask(null);
    expect(data?.placeSuggestions.map(({ name }) => name).slice(0, 2)).toEqual(['Lahore', 'Karachi']);
  });

  it('[issue: Urdu] are found by their Urdu names, and so are their halls', async () => {
    const { data } = await ask('لاہ');
    expect(data?.placeSuggestions[0]).toEqual({ name: 'Lahore', city: null, hallCount: 2 });
    const find = 'query ($location: String) { halls(filter: { location: $location }) { totalCount } }';
    for (const [location, totalCount] of [
      ['لاہور', 2],
      ['گلبرگ، لاہور', 1],
      ['کراچی', 1],
    ])
      expect((await scene.at.visitor.graphql(find, { location })).data).toEqual({ halls: { totalCount } });
  });

  it('refuse a text that is too long', async () => {
    const { errors } = await ask('x'.repeat(SEARCH_LIMITS.locationMaxCharacters + 1));
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'text' });
  });

  it('are counted once for many askers', async () => {
    await ask('k');
    const { statements } = await recordStatements(scene.at.app.orm, () => ask('c'));
    expect(statements).toEqual([]);
  });

  it('are the services of the halls', async () => {
    const { data } = await scene.at.visitor.graphql<{ serviceChoices: { name: string; hallCount: number }[] }>(
      '{ serviceChoices { name hallCount } }',
    );
    const { body } = await scene.at.visitor.rest('GET', '/public/services');
    expect(body).toEqual(data?.serviceChoices);
    expect(data?.serviceChoices.length).toBeLessThanOrEqual(SEARCH_LIMITS.offeredServices);
  });

  it('are prices with the number of halls in each bar, the dearest ones in the last', async () => {
    const { data } = await scene.at.visitor.graphql<{ budgetSteps: { histogram: number[]; sliderMax: number } }>(
      '{ budgetSteps(currency: "PKR") { histogram sliderMax } }',
    );
    const bars = data?.budgetSteps.histogram ?? [];
    const width = (data?.budgetSteps.sliderMax ?? 0) / SEARCH_LIMITS.priceBars;
    expect(bars).toHaveLength(SEARCH_LIMITS.priceBars);
    expect([bars[Math.floor(1250 / width)], bars.at(-1)]).toEqual([2, 1]);
    expect(bars.reduce((sum, count) => sum + count, 0)).toBe(3);
  });
});
