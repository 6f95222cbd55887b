import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { SAVED_LIST_MESSAGES } from '../../domain/saved-halls/inputs.js';
import { SAVED_LIST_LIMITS } from '../../domain/saved-halls/limits.js';
import { NO_LINKS } from '../../domain/text/text.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { givenBusiness, givenHall } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { toLoggedPath } from '../../http/request-log.js';
import { savedListPages } from './saved-list.pages.js';
import { listViewerSavedLists, readSharedSavedList } from './saved-list.service.js';

interface List {
  id: number;
  name: string;
  hallCount: number;
  shareUrl: string | null;
}
interface Shared {
  name: string;
  ownerName: string;
  halls: { data: { id: number; viewerHasSaved: boolean }[]; paging: { total: number } };
}

let app: Harness;
let businessId: number;

beforeAll(async () => {
  app = await startHarness();
  const owner = await app.person(Role.BUSINESS);
  businessId = await givenBusiness(app.context().em, owner.id);
});
afterAll(() => app.close());

const person = (name?: string) => app.person(Role.USER, name === undefined ? {} : { name });
const execute = (sql: string, values: unknown[] = []) => app.context().em.execute(sql, values);

async function saved(by: Person): Promise<number> {
  const id = await givenHall(app.context().em, businessId);
  await by.rest('POST', `/user/saved-halls/${id}`);
  app.clock.advanceMinutes(1);
  return id;
}

const create = (by: Person, name: string) => by.rest<List>('POST', '/user/saved-lists', { name });
const givenList = async (by: Person, name = 'Valima') => (await create(by, name)).body.id;
const put = (by: Person, hallId: number, listIds: number[]) =>
  by.rest<List[]>('PUT', `/user/saved-halls/${hallId}/lists`, { listIds });
const lists = async (by: Person) => (await by.rest<List[]>('GET', '/user/saved-lists')).body;
const listHalls = async (by: Person, listId: number) => {
  const { body } = await by.rest<{ id: number }[]>('GET', `/user/saved-halls?listId=${listId}`);
  return body.map(({ id }) => id);
};
const share = async (by: Person, id: number): Promise<string> => {
  const { body } = await by.rest<List>('POST', `/user/saved-lists/${id}/link`);
  return body.shareUrl?.split('/').at(-1) ?? '';
};
const open = (token: string, by: Person = app.visitor) => by.rest<Shared>('GET', `/public/saved-lists/${token}`);
const head = async (token: string) => savedListPages[0]?.head(app.context(), { token });

describe('[issue: beautiful] lists of saved halls', () => {
  it('are made, renamed and deleted by their customer, and are listed by name', async () => {
    const customer = await person();
    const created = await create(customer, '  Valima  ');
    expect(created).toMatchObject({ status: 201, body: { name: 'Valima', hallCount: 0, shareUrl: null } });
    await create(customer, 'Baraat');
    expect((await lists(customer)).map(({ name }) => name)).toEqual(['Baraat', 'Valima']);
    const path = `/user/saved-lists/${created.body.id}`;
    expect((await customer.rest('PUT', path, { name: 'Aiman’s Valima' })).body).toMatchObject({
      name: 'Aiman’s Valima',
    });
    expect((await customer.rest('DELETE', path)).status).toBe(200);
    expect((await lists(customer)).map(({ name }) => name)).toEqual(['Baraat']);
    expect((await customer.rest('DELETE', path)).status).toBe(404);
  });

  it('have names of their own without links, and there are at most as many as anyone needs', async () => {
    const customer = await person();
    const id = await givenList(customer);
    const taken = { status: 409, body: { field: 'name', message: SAVED_LIST_MESSAGES.nameTaken } };
    expect(await create(customer, 'VALIMA')).toMatchObject(taken);
    const other = await givenList(customer, 'Mehndi');
    expect(await customer.rest('PUT', `/user/saved-lists/${other}`, { name: 'valima' })).toMatchObject(taken);
    for (const [name, message] of [
      ['', SAVED_LIST_MESSAGES.nameRequired],
      ['x'.repeat(SAVED_LIST_LIMITS.nameMaxCharacters + 1), 'Name of the list must be at most 60 characters'],
      ['Win at evil.example.com', NO_LINKS],
    ] as const) {
      expect(await create(customer, name)).toMatchObject({ status: 422, body: { field: 'name', message } });
    }
    await execute(`insert into saved_lists (user_id, name) select ?, 'n' || n from generate_series(3, ?) n`, [
      customer.id,
      SAVED_LIST_LIMITS.perCustomerMax,
    ]);
    expect(await create(customer, 'One more')).toMatchObject({
      status: 409,
      body: { message: SAVED_LIST_MESSAGES.full },
    });
    expect((await create(await person(), 'Valima')).status).toBe(201);
    expect((await customer.rest('DELETE', `/user/saved-lists/${id}`)).status).toBe(200);
  });

  it('hold saved halls, several lists the same one, last saved first', async () => {
    const customer = await person();
    const [first, second] = [await saved(customer), await saved(customer)];
    const [valima, baraat] = [await givenList(customer), await givenList(customer, 'Baraat')];
    await put(customer, first, [valima, baraat]);
    expect((await put(customer, second, [valima])).body).toMatchObject([
      { name: 'Baraat', hallCount: 1 },
      { name: 'Valima', hallCount: 2 },
    ]);
    expect(await listHalls(customer, valima)).toEqual([second, first]);
    expect((await customer.rest('GET', `/user/saved-halls/${first}/lists`)).body).toEqual([valima, baraat]);
    await put(customer, first, [baraat]);
    expect(await listHalls(customer, valima)).toEqual([second]);
    await put(customer, second, []);
    expect(await listHalls(customer, valima)).toEqual([]);
  });

  it('lose a hall whose heart is taken away, and don’t count one that is public no more', async () => {
    const customer = await person();
    const [gone, hidden] = [await saved(customer), await saved(customer)];
    const id = await givenList(customer);
    await put(customer, gone, [id]);
    await put(customer, hidden, [id]);
    await customer.rest('DELETE', `/user/saved-halls/${gone}`);
    expect(await lists(customer)).toMatchObject([{ hallCount: 1 }]);
    await execute(`update halls set status = 'inactive' where id = ?`, [hidden]);
    expect(await lists(customer)).toMatchObject([{ hallCount: 0 }]);
    expect(await listHalls(customer, id)).toEqual([]);
  });

  it('take no hall that isn’t saved, and nobody else’s', async () => {
    const [customer, other] = [await person(), await person()];
    const [hall, theirs] = [await saved(customer), await givenList(other)];
    const own = await givenList(customer);
    const unsaved = await givenHall(app.context().em, businessId);
    expect(await put(customer, unsaved, [own])).toMatchObject({ status: 404 });
    expect(await put(customer, hall, [own, theirs])).toMatchObject({ status: 422, body: { field: 'listIds' } });
    expect((await customer.rest('GET', `/user/saved-halls?listId=${theirs}`)).status).toBe(404);
    await expect(
      execute('insert into saved_list_halls (list_id, user_id, hall_id) values (?, ?, ?)', [theirs, customer.id, hall]),
    ).rejects.toThrow('saved_list_halls_list_fkey');
  });

  it('are written one after the other: what is sent twice at once is there once', async () => {
    const customer = await person();
    const made = await Promise.all([1, 2, 3].map(() => create(customer, 'Valima')));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [hall, id] = [await saved(customer), (await lists(customer))[0]?.id ?? 0];
    const puts = await Promise.all([1, 2, 3].map(() => put(customer, hall, [id])));
    expect(puts.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listHalls(customer, id)).toEqual([hall]);
  });
});

describe('[issue: beautiful] the link of a list', () => {
  it('shows its public halls, its name and its owner’s first name to anybody', async () => {
    const [customer, guest] = [await person('Sana Iqbal Malik'), await person()];
    const [shown, hidden] = [await saved(customer), await saved(customer)];
    const id = await givenList(customer, 'Sana’s valima');
    await put(customer, shown, [id]);
    await put(customer, hidden, [id]);
    await saved(customer);
    await execute(`update halls set status = 'inactive' where id = ?`, [hidden]);
    const token = await share(customer, id);
    expect(token).toMatch(/^[\w-]{32}$/);
    const { status, body } = await open(token);
    expect({ status, name: body.name, owner: body.ownerName }).toEqual({
      status: 200,
      name: 'Sana’s valima',
      owner: 'Sana',
    });
    expect(body.halls).toMatchObject({ data: [{ id: shown, viewerHasSaved: false }], paging: { total: 1 } });
    expect(JSON.stringify(body)).not.toMatch(/Iqbal|Malik/);
    await guest.rest('POST', `/user/saved-halls/${shown}`);
    expect((await open(token, guest)).body.halls.data).toMatchObject([{ viewerHasSaved: true }]);
  });

  it('stays the same while it is shared; stopping ends it for good', async () => {
    const customer = await person();
    const id = await givenList(customer);
    const token = await share(customer, id);
    expect(await share(customer, id)).toBe(token);
    expect((await customer.rest('DELETE', `/user/saved-lists/${id}/link`)).body).toMatchObject({ shareUrl: null });
    const next = await share(customer, id);
    expect(next).not.toBe(token);
    expect([(await open(token)).status, (await open(next)).status]).toEqual([404, 200]);
  });

  it('[security] answers alike when it is unknown, has ended, or its owner is gone', async () => {
    const [stopping, deleting, suspended] = [await person(), await person(), await person()];
    const tokens = await Promise.all(
      [stopping, deleting, suspended].map(async (each) => share(each, await givenList(each))),
    );
    const [id = 0] = (await lists(stopping)).map((list) => list.id);
    await stopping.rest('DELETE', `/user/saved-lists/${id}/link`);
    await deleting.rest('DELETE', `/user/saved-lists/${(await lists(deleting))[0]?.id ?? 0}`);
    await execute(`update users set suspended_at = now(), suspension_reason = 'Complaints' where id = ?`, [
      suspended.id,
    ]);
    const answers = await Promise.all(
      [...tokens, 'a'.repeat(32), 'short', '%27%20or%201'].map(async (token) => {
        const { status, body } = await open(token);
        return { status, body: { ...body, requestId: null } };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 404, body: { message: SAVED_LIST_MESSAGES.notShared } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('has a page that messengers can name, and that search engines leave alone', async () => {
    const customer = await person('Sana Iqbal');
    const id = await givenList(customer, 'Mehndi');
    const token = await share(customer, id);
    expect(await head(token)).toEqual({
      title: 'Mehndi',
      description: 'Halls that Sana has put together, with pictures, prices and free dates.',
      path: `/lists/${token}`,
      isPrivate: true,
    });
    expect(toLoggedPath(`/lists/${token}`)).toBe('/lists/…');
    expect(toLoggedPath(`/api/public/saved-lists/${token}`)).toBe('/api/public/saved-lists/…');
    await customer.rest('DELETE', `/user/saved-lists/${id}/link`);
    expect(await head(token)).toBeNull();
  });

  it('takes as many statements for many halls and lists as for few', async () => {
    const customer = await person();
    const viewer = { id: customer.id, role: Role.USER, name: '', signedInAt: new Date(0) };
    const id = await givenList(customer);
    const token = await share(customer, id);
    const add = async () => put(customer, await saved(customer), [id]);
    const firstPage = { limit: 100, page: 1, offset: 0, after: undefined };
    const read = () =>
      recordStatements(app.app.orm, async () => [
        await listViewerSavedLists(app.context(viewer)),
        await readSharedSavedList(app.context(viewer), token, firstPage),
      ]);
    await add();
    const few = await read();
    for (let index = 0; index < 4; index += 1) await add();
    await givenList(customer, 'Baraat');
    expect((await read()).statements.length).toBe(few.statements.length);
  });
});
