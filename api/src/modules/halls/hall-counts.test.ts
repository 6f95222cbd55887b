import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CAPACITIES, CAPACITY_RANGES } from '../../domain/halls/search.js';
import { recordStatements } from '../../testing/statements.js';
import { toCapacityClass } from './hall-search.counts.js';
import { HallScenes } from './testing/search.js';

let scene: HallScenes;
let businessId: number;

/** Many halls at once: every second one in Gwadar, of all capacities and ratings. */
const MANY = 260;

beforeAll(async () => {
  scene = await HallScenes.open();
  businessId = await scene.business({ name: 'Coast' });
  await scene.hall('First', businessId, { location: 'Makran Coast, Turbat', capacity: 100 });
  await em().execute(
    `insert into halls (business_id, category_id, type_id, hall_number, location, latitude, longitude, capacity, price_per_hour,
         price_per_person, rating, review_count, status)
       select business_id, category_id, type_id, 'N' || n, 'Makran Coast, ' || case n % 2 when 0 then 'Gwadar' else 'Turbat' end,
           25, 62, (array[50, 99, 100, 101, 299, 300, 301, 499, 500, 501])[1 + n % 9], 100, 100 + n, (n % 51) / 10.0, 1, 'active'
         from halls, generate_series(1, ${MANY}) n where id = ?`,
    [scene.id('First')],
  );
});
afterAll(() => scene.close());

const em = () => scene.at.context().em;

interface Total {
  total: number;
  totalCountIsLowerBound: boolean;
}

async function readTotal(query: string): Promise<Total> {
  const { body } = await scene.at.visitor.rest<{ paging: Total }>('GET', `/public/halls?limit=1&${query}`);
  const { total, totalCountIsLowerBound } = body.paging;
  return { total, totalCountIsLowerBound };
}

async function count(condition: string): Promise<number> {
  const rows = await em().execute<{ count: string }[]>(`select count(*) from halls where is_public and ${condition}`);
  return Number(rows[0]?.count);
}

async function differences(): Promise<unknown[]> {
  return em().execute('select * from hall_count_differences');
}

describe('the class of a capacity', () => {
  it('is the same in the database, and each range of the search is a run of whole classes', async () => {
    const capacities = [1, 99, 100, 101, 299, 300, 301, 499, 500, 501, 100_000];
    const rows = await em().execute<{ capacity: number; class: number }[]>(
      `select c as capacity, hall_capacity_class(c) as class from unnest(array[${capacities.join(',')}]) c order by c`,
    );
    expect(rows).toEqual(capacities.map((capacity) => ({ capacity, class: toCapacityClass(capacity) })));
    for (const { min, max } of CAPACITIES.map((each) => CAPACITY_RANGES[each])) {
      const isInside = (capacity: number) => capacity >= (min ?? 0) && capacity <= (max ?? Infinity);
      const [inside, outside] = [true, false].map((wanted) =>
        capacities.filter((each) => isInside(each) === wanted).map(toCapacityClass),
      );
      expect(inside?.filter((each) => outside?.includes(each))).toEqual([]);
    }
  });
});

describe('totals of a search', () => {
  it.each([
    ['', 'true'],
    ['location=gwadar', `location like '%Gwadar'`],
    ['location=gwadar&capacity=50', `location like '%Gwadar' and capacity <= 100`],
    ['capacity=100', 'capacity between 100 and 300'],
    ['capacity=300', 'capacity between 300 and 500'],
    ['capacity=500&location=turbat', `location like '%Turbat' and capacity >= 500`],
    ['minRating=2.5', 'rating >= 2.5'],
    ['minRating=0.5&location=gwadar', `location like '%Gwadar' and rating >= 0.5`],
    ['minRating=5', 'rating >= 5'],
  ])('are exact for %s', async (query, condition) => {
    const total = await count(condition);
    expect(total).toBeGreaterThan(1);
    expect(await readTotal(query)).toEqual({ total, totalCountIsLowerBound: false });
  });

  it('are read by one statement that reads no hall', async () => {
    const search = 'query { halls(filter: { location: "gwadar" }, paging: { limit: 1 }) { totalCount } }';
    await scene.at.visitor.graphql(search);
    // Until the list changes, its total is kept with it: of the three statements the first finds that it has changed.
    await em().execute(`update halls set hall_name = 'Renamed' where hall_number = 'N2'`);
    const { statements } = await recordStatements(scene.at.app.orm, () => scene.at.visitor.graphql(search));
    expect(statements).toHaveLength(3);
    expect(statements[2]).toContain('from hall_counts');
    expect(statements[2]).not.toMatch(/hall_terms|hall_cards/);
  });

  it.each(['maxPrice=1000', 'minRating=0.1', 'location=makran gwadar', 'bounds=-90,-180,90,180'])(
    'are counted up to a hundred for %s',
    async (query) => {
      expect(await readTotal(query)).toEqual({ total: 100, totalCountIsLowerBound: true });
    },
  );

  it('are exact for prices up to a hundred results, and for a page that reaches the last one', async () => {
    expect(await readTotal('maxPrice=199')).toEqual({ total: 99, totalCountIsLowerBound: false });
    expect(await readTotal('maxPrice=200')).toEqual({ total: 100, totalCountIsLowerBound: false });
    expect(await readTotal('maxPrice=201')).toEqual({ total: 100, totalCountIsLowerBound: true });
    const last = await scene.at.visitor.rest<{ paging: Total }>('GET', '/public/halls?maxPrice=10000&limit=100&page=3');
    expect(last.body.paging).toMatchObject({
      total: await count('price_per_person <= 10000'),
      totalCountIsLowerBound: false,
    });
  });
});

describe('the kept counts', () => {
  it('follow every change of a hall', async () => {
    await scene.hall('Changing', businessId, { location: 'Jiwani', capacity: 80 });
    const ofJiwani = async () => (await readTotal('location=jiwani&capacity=50')).total;
    expect(await ofJiwani()).toBe(1);
    for (const [change, value, left] of [
      ['rating', 5, 1],
      ['is_featured', true, 1],
      ['capacity', 700, 0],
      ['capacity', 90, 1],
      ['location', 'Pasni', 0],
      ['location', 'Jiwani', 1],
      ['status', 'inactive', 0],
    ] as const) {
      await em().execute(`update halls set ${change} = ? where id = ?`, [value, scene.id('Changing')]);
      expect({ change, left: await ofJiwani(), differences: await differences() }).toEqual({
        change,
        left,
        differences: [],
      });
    }
  });

  it('count what two writers add at the same time', async () => {
    // Writers of one business wait for each other, and so do those of one new word.
    await scene.hall('Ormara', businessId, { location: 'Ormara' });
    await scene.hall('One', businessId, { location: 'Astola' });
    await scene.hall('Other', await scene.business(), { location: 'Astola' });
    const [first, second] = [scene.at.app.orm.em.fork(), scene.at.app.orm.em.fork()];
    const move = `update halls set location = 'Ormara' where id = ?`;
    await first.begin();
    await second.begin();
    await first.execute(move, [scene.id('One')]);
    await second.execute(move, [scene.id('Other')]);
    await first.commit();
    await second.commit();
    expect(await readTotal('location=ormara')).toEqual({ total: 3, totalCountIsLowerBound: false });
    expect(await readTotal('location=astola')).toEqual({ total: 0, totalCountIsLowerBound: false });
    expect(await differences()).toEqual([]);
  });

  it('are the same once they are folded', async () => {
    const before = await readTotal('location=turbat');
    const parts = async () => (await em().execute(`select from hall_counts where term = 'p:turbat'`)).length;
    // Writes fold by chance: whatever they left, here are two parts that come to nothing.
    await em().execute(`insert into hall_counts (term, capacity_class, rating_class, count)
      values ('p:turbat', 0, 0, 1), ('p:turbat', 0, 0, -1)`);
    const many = await parts();
    await em().execute(`select fold_hall_counts(array['p:turbat'])`);
    expect(await parts()).toBeLessThan(many);
    expect(await readTotal('location=turbat')).toEqual(before);
    expect(await differences()).toEqual([]);
  });
});
