import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { givenBusiness, givenHall } from '../../testing/scene.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { listViewerSavedHalls } from './saved-hall.service.js';

let app: Harness;
let owner: Person;
let customer: Person;
let other: Person;
let businessId: number;

beforeAll(async () => {
  app = await startHarness();
  [owner, customer, other] = [
    await app.person(Role.BUSINESS),
    await app.person(Role.USER),
    await app.person(Role.USER),
  ];
  businessId = await givenBusiness(app.context().em, owner.id);
});
afterAll(() => app.close());

const hall = (scene = {}) => givenHall(app.context().em, businessId, scene);
const save = (person: Person, id: number) => person.rest('POST', `/user/saved-halls/${id}`);
const unsave = (person: Person, id: number) => person.rest('DELETE', `/user/saved-halls/${id}`);
const list = async (person: Person, query = '') => {
  const { body } = await person.rest<{ id: number }[]>('GET', `/user/saved-halls${query}`);
  return body.map(({ id }) => id);
};

describe('[customer §7 GET /api/user/saved-halls]', () => {
  it('returns the customer’s saved halls as cards, last saved first', async () => {
    const [first, second] = [await hall({ hallName: 'First' }), await hall({ hallName: 'Second' })];
    await save(customer, first);
    app.clock.advanceMinutes(1);
    expect(await save(customer, second)).toMatchObject({ status: 200, body: { hallId: second, viewerHasSaved: true } });
    expect(await list(customer)).toEqual([second, first]);
    expect(await list(customer, '?limit=1')).toEqual([second]);
    expect(await list(other)).toEqual([]);
    const detail = `query ($id: Int!) { hall(id: $id) { viewerHasSaved } }`;
    const seen = async (person: Person) =>
      (await person.graphql<{ hall: { viewerHasSaved: boolean } }>(detail, { id: first })).data?.hall.viewerHasSaved;
    expect([await seen(customer), await seen(other), await seen(app.visitor)]).toEqual([true, false, false]);
  });

  it('[product: the save heart] saving twice and removing what isn’t saved change nothing', async () => {
    const id = await hall();
    await save(other, id);
    expect((await save(other, id)).status).toBe(200);
    expect(await list(other)).toEqual([id]);
    expect((await unsave(other, id)).body).toEqual({ hallId: id, viewerHasSaved: false });
    expect((await unsave(other, id)).status).toBe(200);
    expect(await list(other)).toEqual([]);
  });

  it('knows public halls only, and leaves out those that are public no more', async () => {
    const hidden = await hall({ status: HallStatus.INACTIVE });
    expect((await save(other, hidden)).status).toBe(404);
    expect((await save(other, 999_999)).status).toBe(404);
    const id = await hall();
    await save(other, id);
    await app.context().em.execute(`update halls set status = 'inactive' where id = ?`, [id]);
    expect(await list(other)).toEqual([]);
    await unsave(other, id);
  });

  it('[customer §6] is for customers only', async () => {
    const id = await hall();
    const staff = [await app.person(Role.MODERATOR), await app.person(Role.ADMIN)];
    for (const [person, status] of [
      [app.visitor, 401],
      [owner, 403],
      [staff[0], 403],
      [staff[1], 403],
    ] as const) {
      expect((await save(person as Person, id)).status).toBe(status);
      expect((await unsave(person as Person, id)).status).toBe(status);
      expect((await (person as Person).rest('GET', '/user/saved-halls')).status).toBe(status);
    }
  });

  it('stores at most as many as anyone needs', async () => {
    const person = await app.person(Role.USER);
    const id = await hall();
    await app
      .context()
      .em.execute(
        `insert into halls (business_id, hall_number, location, status) select ?, 'n' || n, 'Lahore', 'inactive' from generate_series(1, ?) n`,
        [businessId, HALL_LIMITS.savedMax],
      );
    await app
      .context()
      .em.execute(
        `insert into saved_halls (user_id, hall_id) select ?, h.id from halls h where h.hall_number like 'n%' limit ?`,
        [person.id, HALL_LIMITS.savedMax - 1],
      );
    expect((await save(person, id)).status).toBe(200);
    expect((await save(person, id)).status).toBe(200);
    expect((await save(person, await hall())).status).toBe(409);
  });

  it('takes as many statements for many as for few', async () => {
    const person = await app.person(Role.USER);
    const viewer = { id: person.id, role: Role.USER, name: '', signedInAt: new Date(0) };
    const read = () =>
      recordStatements(app.app.orm, () =>
        listViewerSavedHalls(app.context(viewer), { limit: 100, page: 1, offset: 0, after: undefined }),
      );
    await save(person, await hall());
    const few = await read();
    for (let index = 0; index < 5; index += 1) await save(person, await hall());
    const many = await read();
    expect([few.result.nodes.length, many.result.nodes.length]).toEqual([1, 6]);
    expect(many.statements.length).toBe(few.statements.length);
  });
});
