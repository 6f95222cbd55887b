import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { recordStatements } from '../../testing/statements.js';
import { HallScenes, type HallList } from './testing/search.js';

let scene: HallScenes;
let texts = 0;

beforeAll(async () => {
  scene = await HallScenes.open();
  const rupees = await scene.business({ name: 'Coast' });
  const dollars = await scene.business({ name: 'Anchor', currency: 'USD' });
  for (let index = 0; index < 8; index += 1) {
    const name = `Hall ${index}`;
    await scene.hall(name, index % 3 === 0 ? dollars : rupees, {
      location: index % 2 === 0 ? 'Marine Drive, Gwadar' : 'Jinnah Road, Gwadar',
      capacity: 80 + index * 60,
      pricePerPerson: index % 3 === 0 ? 10 + index : 1_000 + index * 300,
      rating: (index % 4) + 1,
    });
    await scene.service(name, index < 6 ? 'Parking' : 'Stage');
  }
  // Maintenance and rates are read once.
  await scene.found('');
});
afterAll(() => scene.close());

const read = (query: string, person = scene.at.visitor) =>
  recordStatements(scene.at.app.orm, () => person.rest<HallList>('GET', `/public/halls?${query}`));

describe('a search whose words are known', () => {
  it.each([
    'location=gwadar&limit=3',
    'location=Gwadar, Pakistan',
    'location=marine drive gwadar',
    'location=gwadar&services=parking&limit=2',
    'location=gwadar&services=stage',
    'location=gwadar&capacity=100&minRating=2',
    'location=gwadar&minPrice=1500&currency=PKR',
    'location=gwadar&maxPrice=2500&currency=PKR',
    'location=gwadar&minPrice=5&maxPrice=12&currency=USD&capacity=300',
    'location=gwadar&maxPrice=1300',
    'location=gwadar&limit=100',
  ])('finds the same by a statement prepared by name: %s', async (given) => {
    // Typed as nobody did before: kept is what was typed.
    texts += 1;
    const query = given.replace(/gwadar/i, (word) => word + '.'.repeat(texts));
    const byWords = await read(query);
    const prepared = await read(query);
    expect(byWords.result.body.data.length).toBeGreaterThan(0);
    expect(byWords.statements[0]).toContain('weighed');
    expect(prepared.statements[0]).not.toContain('weighed');
    expect(prepared.result.body).toEqual(byWords.result.body);
  });

  it('goes on behind a cursor, without gaps or repetitions', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const list: HallList = (await read(`location=gwadar&limit=3${cursor && `&cursor=${cursor}`}`)).result.body;
      seen.push(...list.data.map(({ hallName }) => hallName));
      cursor = list.paging.nextCursor;
    }
    expect(seen).toEqual(await scene.found('location=gwadar'));
    expect(new Set(seen).size).toBe(8);
  });

  it('shows a change of a card that it has at hand', async () => {
    const { em } = scene.at.context();
    const names = async () => (await read('location=gwadar')).result.body.data.map(({ hallName }) => hallName);
    const before = await names();
    expect(await names()).toEqual(before);
    await em.execute(`update halls set hall_name = 'Renamed' where id = ?`, [scene.id('Hall 3')]);
    expect(await names()).toEqual(before.map((name) => (name === 'Hall 3' ? 'Renamed' : name)));
    await em.execute(`update halls set hall_name = 'Hall 3' where id = ?`, [scene.id('Hall 3')]);
    expect(await names()).toEqual(before);
  });

  it('marks what the customer has saved', async () => {
    const customer = await scene.at.person(Role.USER);
    await scene.at
      .context()
      .em.execute('insert into saved_halls (user_id, hall_id) values (?, ?)', [customer.id, scene.id('Hall 3')]);
    for (let time = 0; time < 2; time += 1) {
      const { body } = (await read('location=gwadar', customer)).result;
      expect(body.data.filter(({ viewerHasSaved }) => viewerHasSaved).map(({ hallName }) => hallName)).toEqual([
        'Hall 3',
      ]);
    }
  });
});

describe('a search with a word that is not known', () => {
  it('is resolved each time, so that a hall that was just added is found at once', async () => {
    const id = await scene.business({ name: 'New' });
    await scene.hall('Beginning', id, { location: 'Khuzdarabad' });
    expect(await scene.found('location=khuzdar')).toEqual(['Beginning']);
    expect(await scene.found('location=khuzdar')).toEqual(['Beginning']);
    await scene.hall('Exact', id, { location: 'Khuzdar' });
    expect(await scene.found('location=khuzdar')).toEqual(['Exact']);
  });
});
