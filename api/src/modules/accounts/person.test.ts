import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toPageRequest } from '../../graphql/paging.js';
import { PersonOrder, Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { readMails } from '../../testing/mails.js';
import { recordStatements } from '../../testing/statements.js';
import { findPeople } from './person.queries.js';

interface Page {
  data: { id: number; name: string; role: string }[];
  paging: { page: number; total: number; totalCountIsLowerBound: boolean; nextCursor: string | null };
}

let at: Harness;
let admin: Person;

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
});
afterAll(() => at.close());

describe('[business §4 User role] moderators', () => {
  it('are created from customers and become customers again; their tokens are revoked each time', async () => {
    const person = await at.person(Role.USER);
    expect(await admin.rest('PUT', `/admin/users/${person.id}/assign-moderator`)).toMatchObject({
      status: 200,
      body: { role: 'moderator' },
    });
    expect((await person.rest('GET', '/user/profile')).status).toBe(401);
    expect((await admin.rest('PUT', `/admin/users/${person.id}/assign-moderator`)).status).toBe(409);
    expect(await admin.rest('PUT', `/admin/users/${person.id}/remove-moderator`)).toMatchObject({
      status: 200,
      body: { role: 'user' },
    });
    expect((await admin.rest('PUT', `/admin/users/${person.id}/remove-moderator`)).status).toBe(409);
  });

  it.each([Role.BUSINESS, Role.ADMIN])('are not created from a %s', async (role) => {
    const person = await at.person(role);
    expect(await admin.rest('PUT', `/admin/users/${person.id}/assign-moderator`)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });
});

describe('[business §2 Users tab] deleting an account', () => {
  it('ends sign-in and tokens, anonymizes the account and frees the address', async () => {
    const person = await at.person(Role.USER, { username: 'to_be_deleted' });
    expect((await admin.rest('DELETE', `/admin/users/${person.id}`)).status).toBe(204);
    expect((await person.rest('GET', '/user/profile')).status).toBe(401);
    const signIn = await at.visitor.rest('POST', '/user/auth/login', {
      emailOrUsername: 'to_be_deleted',
      password: TEST_PASSWORD,
    });
    expect(signIn.status).toBe(401);
    const rows: object[] = await at
      .context()
      .em.execute('select name, phone, password, email from users where id = ?', [person.id]);
    expect(rows).toEqual([
      { name: 'Deleted user', phone: null, password: '', email: `deleted-${person.id}@deleted.invalid` },
    ]);
    expect((await at.person(Role.USER, { username: 'to_be_deleted' })).id).not.toBe(person.id);
    expect((await admin.rest('DELETE', `/admin/users/${person.id}`)).status).toBe(404);
  });

  it('is told to the person by a last mail, in the language of the account', async () => {
    for (const [locale, words] of [
      ['en', /deleted by our staff\. .* write to our support/],
      ['ur', /ہمارے عملے نے آپ کا محفل اکاؤنٹ ختم کر دیا۔/],
    ] as const) {
      const person = await at.person(Role.USER);
      await person.rest('PUT', '/user/settings', { locale });
      expect((await admin.rest('DELETE', `/admin/users/${person.id}`)).status).toBe(204);
      const [mail, ...others] = await readMails(at, person.email);
      expect(mail).toMatchObject({ kind: 'account-deleted', text: expect.stringMatching(words) });
      expect(mail?.text).not.toContain('as you asked');
      expect(others).toEqual([]);
    }
  });

  it('of two admins who delete each other at once, one remains', async () => {
    const fresh = await startHarness();
    const [first, second] = [await fresh.person(Role.ADMIN), await fresh.person(Role.ADMIN)];
    await Promise.all([
      first.rest('DELETE', `/admin/users/${second.id}`),
      second.rest('DELETE', `/admin/users/${first.id}`),
    ]);
    const rows: { count: number }[] = await fresh
      .context()
      .em.execute(`select count(*)::int as count from users where role = 'admin' and deleted_at is null`);
    expect(rows[0]?.count).toBe(1);
    await fresh.close();
  });
});

describe('[business §6] permissions', () => {
  it.each([
    ['GET', () => '/admin/users'],
    ['PUT', (id: number) => `/admin/users/${id}/assign-moderator`],
    ['PUT', (id: number) => `/admin/users/${id}/remove-moderator`],
    ['DELETE', (id: number) => `/admin/users/${id}`],
  ])('%s %p: admins only', async (method, path) => {
    const target = await at.person(Role.USER);
    expect((await at.visitor.rest(method, path(target.id))).status).toBe(401);
    for (const role of [Role.USER, Role.BUSINESS, Role.MODERATOR]) {
      expect((await (await at.person(role)).rest(method, path(target.id))).status).toBe(403);
    }
  });

  it('nobody acts on their own account', async () => {
    for (const [method, end] of [
      ['PUT', '/assign-moderator'],
      ['PUT', '/remove-moderator'],
      ['DELETE', ''],
    ] as const) {
      expect((await admin.rest(method, `/admin/users/${admin.id}${end}`)).status).toBe(403);
    }
  });
});

describe('[business §2 Users tab] the list', () => {
  it('searches literally, filters by role and pages by cursor', async () => {
    await at.person(Role.USER, { name: '100% Real_Name' });
    expect((await admin.rest<Page>('GET', '/admin/users?search=%25')).body.data.map(({ name }) => name)).toEqual([
      '100% Real_Name',
    ]);
    expect((await admin.rest<Page>('GET', '/admin/users?search=REAL_NAME')).body.paging.total).toBe(1);
    const owners = (await admin.rest<Page>('GET', '/admin/users?role=business')).body;
    expect(owners.data.every(({ role }) => role === 'business')).toBe(true);
    const whole = (await admin.rest<Page>('GET', '/admin/users')).body.data.map(({ id }) => id);
    const first = (await admin.rest<Page>('GET', '/admin/users?limit=3')).body;
    const second = (await admin.rest<Page>('GET', `/admin/users?limit=3&cursor=${first.paging.nextCursor}`)).body;
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(whole.slice(0, 6));
  });

  it('is sorted by date or name, both ways, and pages by cursor in each order', async () => {
    for (const name of ['aadil', 'Zoya', 'Zoya']) await at.person(Role.USER, { name });
    const read = async (order: string, paging: object) => {
      const { data, errors } = await admin.graphql<{
        people: { nodes: { id: number; name: string }[]; pageInfo: { endCursor: string } };
      }>(
        `query People($order: PersonOrder, $paging: PagingInput) {
           people(order: $order, paging: $paging) { nodes { id name } pageInfo { endCursor } } }`,
        { order, paging },
      );
      expect(errors).toEqual([]);
      return data?.people;
    };
    const ids = async (order: string) => (await read(order, { limit: 100 }))?.nodes.map(({ id }) => id);
    expect((await read('NAME', { limit: 100 }))?.nodes[0]?.name).toBe('100% Real_Name');
    expect((await read('NAME_DESCENDING', { limit: 2 }))?.nodes.map(({ name }) => name)).toEqual(['Zoya', 'Zoya']);
    expect(await ids('OLDEST')).toEqual((await ids('NEWEST'))?.reverse());
    for (const order of ['NEWEST', 'OLDEST', 'NAME', 'NAME_DESCENDING']) {
      const first = await read(order, { limit: 3 });
      const second = await read(order, { limit: 3, after: first?.pageInfo.endCursor });
      const paged = [...(first?.nodes ?? []), ...(second?.nodes ?? [])].map(({ id }) => id);
      expect(paged).toEqual((await ids(order))?.slice(0, 6));
    }
  });

  it('among many, every page has its rows and the total is exact, as people come, change and go', async () => {
    const { em } = at.context();
    await em.execute(
      `insert into users (email, email_key, username, username_key, password, name, role, created_at)
       select 'p' || n || '@many.test', 'p' || n || '@many.test', 'many_' || n, 'many_' || n, '',
              (array['Many ', 'al ', 'Ala ', 'Ālā ', 'Muhammad A', 'muhammad a', 'O''', 'Z'])[1 + n % 8] || n,
              case when n % 3 = 0 then 'business' else 'user' end, timestamptz '2026-12-01' + make_interval(hours => n * 7)
         from generate_series(1, 600) n`,
    );
    await em.execute(`update users set role = 'moderator' where username like 'many_10_'`);
    await em.execute(`update users set name = 'Renamed ' || id where username like 'many_11_'`);
    await em.execute(`update users set deleted_at = created_at where username like 'many_20_'`);
    await em.execute(`delete from users where username like 'many_30_'`);
    for (const role of [undefined, Role.BUSINESS, Role.MODERATOR]) {
      for (const [order, direction] of [
        [PersonOrder.NEWEST, 'desc'],
        [PersonOrder.OLDEST, 'asc'],
        [PersonOrder.NAME, 'asc'],
        [PersonOrder.NAME_DESCENDING, 'desc'],
      ] as const) {
        const by = order.startsWith('NAME') ? 'lower(name) collate "C"' : 'created_at';
        const rows: { id: number }[] = await em.execute(
          `select id from users where deleted_at is null and (role = ? or ?::text is null) order by ${by} ${direction}, id ${direction}`,
          [role ?? null, role ?? null],
        );
        for (const number of [1, 2, 3, 7, 11, 13, 17, Math.ceil(rows.length / 20), 1000]) {
          const found = await findPeople(em, { role }, toPageRequest({ limit: 20, page: number }), admin, order);
          const expected = rows.slice((number - 1) * 20, number * 20).map(({ id }) => id);
          expect(found.nodes.map(({ id }) => id)).toEqual(expected);
          expect(await found.count()).toBe(rows.length);
        }
      }
    }
  });

  it('a search is counted exactly, over REST too', async () => {
    const read = async (query: string) => (await admin.rest<Page>('GET', `/admin/users?${query}`)).body;
    for (const page of [1, 6, 100]) {
      const { paging } = await read(`search=many_&limit=20&page=${page}`);
      expect(paging).toMatchObject({ page, total: 580, totalCountIsLowerBound: false });
    }
    const everybody = await read('limit=1');
    expect(everybody.paging).toMatchObject({ totalCountIsLowerBound: false, totalIsLeast: false });
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { data, paging }: Page = await read(`search=@many.test&limit=100&cursor=${cursor}`);
      seen.push(...data.map(({ id }) => id));
      cursor = paging.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([580, 580]);
  });

  it('finds a text among many with common parts', async () => {
    const { em } = at.context();
    for (const text of ['P77@MANY.test', 'p77@', '_77', 'many_77 p77@many', '7@many.test', 'any.t']) {
      const found = await findPeople(em, { text }, toPageRequest({ limit: 100 }), admin);
      const rows: { id: number }[] = await em.execute(
        `select id from users where deleted_at is null
            and position(lower(?) in lower(name || ' ' || username || ' ' || email)) > 0 order by created_at desc, id desc limit 100`,
        [text],
      );
      expect(found.nodes.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  it('takes as many statements for many accounts as for few', async () => {
    const read = (limit: number) =>
      recordStatements(at.app.orm, () => findPeople(at.app.orm.em.fork(), null, toPageRequest({ limit }), admin));
    expect((await read(100)).statements).toHaveLength((await read(1)).statements.length);
  });
});
