import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROUTES } from '../modules/routes.js';
import { BUSINESS_CALLS, CALLS_BEYOND, CUSTOMER_CALLS, SPECIFIED_CALLS, STAFF_CALLS } from '../testing/call-table.js';
import { startHarness, type Harness } from '../testing/harness.js';

const toName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** Parameters may have other names in the table: only their position counts. */
const toShape = (name: string) => name.replace(/\{\w+\}/g, '{}');
const served = ROUTES.map(toName);

let app: Harness;
beforeAll(async () => {
  app = await startHarness();
});
afterAll(() => app.close());

describe('the call table', () => {
  test.each([
    ['[customer §7] every call is a row of the REST table', CUSTOMER_CALLS],
    ['[business §7 Business application, setup, halls, bookings, account] every call is a row', BUSINESS_CALLS],
    ['[business §7 Admin authentication, moderator and admin] every call is a row', STAFF_CALLS],
  ])('%s', (_title, calls) => {
    expect(calls.map(toName).filter((name) => !served.includes(name))).toEqual([]);
  });

  test('[customer §7, business §7] every row is a call of the specifications, or named as one beyond them', () => {
    const known = [...SPECIFIED_CALLS, ...CALLS_BEYOND].map(toName);
    expect(served.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !served.includes(name))).toEqual([]);
  });

  test('no call is defined twice, in the tables or in the router', () => {
    for (const names of [[...SPECIFIED_CALLS, ...CALLS_BEYOND].map(toName), served]) {
      expect(names.map(toShape).filter((name, index, all) => all.indexOf(name) !== index)).toEqual([]);
    }
  });

  test('[customer §7, business §7] the router answers exactly these methods at exactly these paths', async () => {
    const paths = [...new Set(ROUTES.map(({ path }) => path))];
    for (const path of paths) {
      const expected = ROUTES.filter((row) => row.path === path).map(({ method }) => method as string);
      const { headers, status } = await app.visitor.rest('OPTIONS', path.replace(/\{\w+\}/g, '1'));
      const allow = (headers.get('allow') ?? '').split(', ').filter((method) => !['HEAD', 'OPTIONS'].includes(method));
      expect({ path, status, allow: allow.sort() }).toEqual({ path, status: 204, allow: expected.sort() });
    }
  });

  test('[customer §7, business §7] every row reaches its operation: no 404 or 405', async () => {
    for (const { method, path } of ROUTES) {
      const { body } = await app.visitor.rest(method, path.replace(/\{\w+\}/g, '1'), method === 'GET' ? undefined : {});
      const message = (body as { message?: string } | null)?.message;
      expect({ method, path, message }).not.toMatchObject({ message: 'There is nothing at this address.' });
      expect({ method, path, message }).not.toMatchObject({ message: expect.stringContaining('This address answers') });
    }
  });
});
