import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { recordStatements } from '../../testing/statements.js';
import { HallScenes, type HallList } from './testing/search.js';

let scene: HallScenes;
let businessId: number;

beforeAll(async () => {
  scene = await HallScenes.open();
  businessId = await scene.business({ name: 'Coast' });
  for (let index = 0; index < 6; index += 1) {
    const location = index < 4 ? 'Marine Drive, Gwadar' : 'Jinnah Road, Turbat';
    await scene.hall(`Hall ${index}`, businessId, { location, capacity: 100 + index * 50, rating: 1 + index / 2 });
    await scene.service(`Hall ${index}`, 'Parking');
  }
});
afterAll(() => scene.close());

const em = () => scene.at.context().em;
const read = (query = 'location=gwadar&limit=3', person = scene.at.visitor) =>
  recordStatements(scene.at.app.orm, () => person.rest<HallList>('GET', `/public/halls?${query}`));

/** Reads a list until it is kept. */
async function keep(query?: string): Promise<HallList> {
  await read(query);
  await read(query);
  const { result, statements } = await read(query);
  expect(statements).toEqual([expect.stringContaining('hall_list_versions')]);
  expect(statements[0]).not.toContain('hall_cards');
  return result.body;
}

/** The list as no server has kept it: a customer's is always read. */
async function readAnew(query?: string): Promise<HallList> {
  const { result, statements } = await read(query, await scene.at.person(Role.USER));
  expect(statements.some((each) => each.includes('hall_cards'))).toBe(true);
  return result.body;
}

describe('a list that was found before', () => {
  it.each([
    'location=gwadar&limit=3',
    'limit=5',
    'services=parking&location=turbat',
    'minRating=2&maxPrice=9999999',
    'location=gwadar&minRating=4.9',
  ])('is kept with its total, and costs one look at its version: %s', async (query) =>
    expect(await keep(query)).toEqual(await readAnew(query)),
  );

  it('is kept over GraphQL, too, with what each document selects', async () => {
    const search = (fields: string) =>
      `query { halls(filter: { location: "gwadar" }, paging: { limit: 2 }) ${fields} }`;
    for (let time = 0; time < 3; time += 1) {
      const narrow = await scene.at.visitor.graphql(search('{ nodes { title } }'));
      expect(narrow.data).toEqual({ halls: { nodes: [{ title: 'Hall 3' }, { title: 'Hall 2' }] } });
      const wide = await scene.at.visitor.graphql(search('{ nodes { title rating } totalCount }'));
      expect(wide.data).toMatchObject({ halls: { nodes: [{ rating: 2.5 }, { rating: 2 }], totalCount: 4 } });
    }
  });

  it.each([
    [
      'a hall’s name',
      `update halls set hall_name = 'Renamed' where id = ?`,
      `update halls set hall_name = 'Hall 3' where id = ?`,
    ],
    ['a rating', 'update halls set rating = 0.5 where id = ?', 'update halls set rating = 2.5 where id = ?'],
    [
      'a price',
      'update halls set price_per_person = 7 where id = ?',
      'update halls set price_per_person = 9 where id = ?',
    ],
    [
      'a status',
      `update halls set status = 'inactive' where id = ?`,
      `update halls set status = 'active' where id = ?`,
    ],
    [
      'an address',
      `update halls set location = 'Pasni' where id = ?`,
      `update halls set location = 'Marine Drive, Gwadar' where id = ?`,
    ],
    [
      'a business',
      `update businesses set currency = 'USD' where id = (select business_id from halls where id = ?)`,
      `update businesses set currency = 'PKR' where id = (select business_id from halls where id = ?)`,
    ],
    [
      'a service',
      `update fixed_services s set name = 'Valet' from hall_fixed_services l where l.service_id = s.id and l.hall_id = ?`,
      `update fixed_services s set name = 'Parking' from hall_fixed_services l where l.service_id = s.id and l.hall_id = ?`,
    ],
  ])('shows a change of %s at once, and its return', async (_what, change, back) => {
    const before = await keep();
    for (const statement of [change, back]) {
      await em().execute(statement, [scene.id('Hall 3')]);
      const { result } = await read();
      expect(result.body).toEqual(await readAnew());
      if (statement === change) expect(result.body).not.toEqual(before);
      expect(await keep()).toEqual(result.body);
    }
  });

  it('stays kept while other lists change', async () => {
    await keep();
    await em().execute(`update halls set hall_name = 'Elsewhere' where id = ?`, [scene.id('Hall 5')]);
    expect((await read()).statements).toHaveLength(1);
  });

  it('is not seen as kept before a writer who began earlier has committed, and is read anew afterwards', async () => {
    await keep();
    const [first, second] = [scene.at.app.orm.em.fork(), scene.at.app.orm.em.fork()];
    const other = await scene.business();
    await scene.hall('Beginning', other, { location: 'Gwadar', rating: 5 });
    await first.begin();
    await second.begin();
    await first.execute('update halls set rating = 4.9 where id = ?', [scene.id('Hall 3')]);
    await second.execute('update halls set rating = 4.8 where id = ?', [scene.id('Beginning')]);
    await second.commit();
    const between = await keep();
    expect(between.data.map(({ rating }) => rating)).toEqual([4.8, 2.5, 2]);
    await first.commit();
    expect((await read()).result.body).toEqual(await readAnew());
    expect((await read()).result.body.data[0]?.rating).toBe(4.9);
  });

  it('stays what it was when a writer gives up', async () => {
    const before = await keep();
    const writer = scene.at.app.orm.em.fork();
    await writer.begin();
    await writer.execute('update halls set rating = 0.1 where id = ?', [scene.id('Hall 3')]);
    await writer.rollback();
    const { result, statements } = await read();
    expect(statements).toHaveLength(1);
    expect(result.body).toEqual(before);
  });

  it('is compared by what its changes come to, however they are folded', async () => {
    await keep();
    const parts = async () =>
      (
        await em().execute<{ version: string }[]>(
          `select version::text from hall_list_versions where term = 'p:gwadar'`,
        )
      ).length;
    const fold = `with gone as (delete from hall_list_versions where term = 'p:gwadar' returning version)
      insert into hall_list_versions (term, version) select 'p:gwadar', bit_xor(version) from gone`;
    await em().execute(fold);
    expect(await parts()).toBe(1);
    expect((await read()).statements).toHaveLength(1);
  });

  it('folds the changes of a list now and then', async () => {
    const count = async () => (await em().execute(`select from hall_list_versions where term = 'p:ormara'`)).length;
    await scene.hall('Changing', businessId, { location: 'Ormara' });
    let most = 0;
    // Each change folds by a chance of 1 in 50: a thousand without one don't happen.
    for (let time = 0; time < 1000; time += 1) {
      await em().execute(`select change_hall_lists(array['p:ormara'])`);
      const parts = await count();
      if (parts < most) break;
      most = parts;
    }
    expect(await count()).toBeLessThan(most);
  });

  it('is not kept for customers, long pages and dates', async () => {
    const date = '2030-03-02';
    for (const query of ['location=gwadar&limit=25', `location=gwadar&date=${date}`]) {
      await read(query);
      await read(query);
      expect((await read(query)).statements.some((each) => each.includes('hall_cards'))).toBe(true);
    }
    await readAnew();
  });
});
