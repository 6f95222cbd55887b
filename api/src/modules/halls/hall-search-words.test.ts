import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HallScenes } from './testing/search.js';

let scene: HallScenes;

beforeAll(async () => {
  scene = await HallScenes.open();
  const business = await scene.business({ name: 'Shalimar Banquets' });
  await scene.hall('Chenab', business, { location: 'Susan Road, Faisalabad', city: 'Faisalabad' });
  await scene.hall('Margalla', business, { location: 'Markaz, E-11, Islamabad', city: 'Islamabad' });
  await scene.hall('Ravi', business, { location: 'G.T. Road, Lahore', city: 'Lahore' });
  await scene.hall('Indus', business, { location: 'GT Road, Jhelum', city: 'Jhelum' });
  await scene.hall('Sahil', business, { location: 'Clifton, Karachi', city: 'Karachi' });
  await scene.hall('Noor', business, { location: 'Model Town, Multan', city: 'Multan' });
});
afterAll(() => scene.close());

const search = async (location: string) =>
  (await scene.found(`location=${encodeURIComponent(location)}`)).sort((one, other) => one.localeCompare(other));

describe('[customer §7 GET /api/public/halls] a place', () => {
  it.each([
    ['Faisal Abad', ['Chenab']],
    ['faisalabad', ['Chenab']],
    ['فیصل اباد', ['Chenab']],
    ['E-11', ['Margalla']],
    ['E11', ['Margalla']],
    ['e 11', ['Margalla']],
    ['GT Road', ['Indus', 'Ravi']],
    ['G.T. Road', ['Indus', 'Ravi']],
    ['g t road', ['Indus', 'Ravi']],
    ['G. T. Road Lahore', ['Ravi']],
    ['Modeltown', ['Noor']],
    ['Model Town', ['Noor']],
    ['كراچى', ['Sahil']],
    ['لاھور', ['Ravi']],
    ['Faisal Town', []],
  ])('%s finds %j', async (location, halls) => {
    expect(await search(location)).toEqual(halls);
  });

  it.each([
    ['faisal abad', 'Faisalabad'],
    ['E11', 'E-11'],
    ['gt road', 'GT Road'],
    ['كراچى', 'Karachi'],
  ])('%s suggests %s', async (text, name) => {
    const { data } = await scene.at.visitor.graphql<{ placeSuggestions: { name: string }[] }>(
      'query Suggest($text: String) { placeSuggestions(text: $text) { name } }',
      { text },
    );
    expect(data?.placeSuggestions.map((place) => place.name)).toContain(name);
  });
});
