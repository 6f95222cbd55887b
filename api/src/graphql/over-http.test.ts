import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditServer } from 'graphql-http';
import { getIntrospectionQuery } from 'graphql';
import { Role } from '../rules/index.js';
import { startHarness, type Harness } from '../testing/harness.js';

/** GET requests without a header that a foreign page can't send are refused, on purpose (docs/security.md). */
const REFUSED_ON_PURPOSE = /GET/;

let app: Harness;
beforeAll(async () => {
  app = await startHarness();
});
afterAll(() => app.close());

describe('GraphQL over HTTP', () => {
  it('passes the audits of the working draft but for the refused GETs', async () => {
    const results = await auditServer({ url: `${app.url}/graphql` });
    const failed = results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`);
    expect(failed.filter((name) => !REFUSED_ON_PURPOSE.test(name))).toEqual([]);
    expect({ of: results.length, passed: results.length - failed.length }).toEqual({ of: 61, passed: 58 });
  });
});

describe('[security: secrets] answers of GraphQL', () => {
  it.each(['{ health { status } }', '{ viewer { id } }', '{ nothing }', '{'])(
    'are kept by nobody: %s',
    async (query) => {
      const { headers } = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('[security: input] the schema in production', () => {
  let production: Harness;
  beforeAll(async () => {
    production = await startHarness({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://mehfil.example',
    });
  });
  afterAll(() => production.close());

  it('can be read by staff', async () => {
    for (const role of [Role.ADMIN, Role.MODERATOR]) {
      const { status, errors, data } = await (await production.person(role)).graphql(getIntrospectionQuery());
      expect({ role, status, errors, isThere: '__schema' in (data ?? {}) }).toEqual({
        role,
        status: 200,
        errors: [],
        isThere: true,
      });
    }
  });

  it.each([
    getIntrospectionQuery(),
    '{ __type(name: "Query") { name } }',
    '{ health { status } __schema { types { name } } }',
  ])('can be read by nobody else: %#', async (query) => {
    const others = [production.visitor, await production.person(Role.USER), await production.person(Role.BUSINESS)];
    for (const person of others) {
      const { data, errors } = await person.graphql(query);
      expect(data).toBeNull();
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('suggests no names', async () => {
    const { errors } = await production.visitor.graphql('{ healt { status } }');
    expect(errors[0]?.message).not.toContain('Did you mean');
  });
});
