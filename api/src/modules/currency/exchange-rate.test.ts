import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

const TABLE = 'base day hasSource rates { currency rate source fetchedAt }';
const READ = `query Rates { exchangeRates { ${TABLE} } }`;
const SET = `mutation Set($input: ExchangeRateInput!) { setExchangeRate(input: $input) { ${TABLE} } }`;
const REFRESH = 'mutation Refresh { refreshExchangeRates }';

interface Table {
  base: string;
  day: string;
  hasSource: boolean;
  rates: { currency: string; rate: number; source: string; fetchedAt: string | null }[];
}

let at: Harness;
let admin: Person;
let moderator: Person;

beforeAll(async () => {
  at = await startHarness({ RATES_URL: 'https://rates.test/latest.json' });
  admin = await at.person(Role.ADMIN);
  moderator = await at.person(Role.MODERATOR);
});
afterAll(() => at.close());

const findLastAuditEntry = async () => {
  const rows: object[] = await at
    .context()
    .em.execute('select action, subject_id, before, after from audit_events order by id desc limit 1');
  return rows[0];
};

describe('[product: control panel] exchange rates', () => {
  it('have date and source for staff', async () => {
    const { data } = await moderator.graphql<{ exchangeRates: Table }>(READ);
    expect(data?.exchangeRates).toMatchObject({ base: 'USD', day: '2024-12-31', hasSource: true });
    expect(data?.exchangeRates.rates).toContainEqual({
      currency: 'PKR',
      rate: 278.55,
      source: 'built in',
      fetchedAt: null,
    });
  });

  it('one is set by hand by an admin: dated today, audited, and what visitors are shown', async () => {
    const { data, errors } = await admin.graphql<{ setExchangeRate: Table }>(SET, {
      input: { currency: 'PKR', rate: 300.5 },
    });
    expect(errors).toEqual([]);
    expect(data?.setExchangeRate).toMatchObject({ base: 'USD', day: '2027-03-01' });
    const line = data?.setExchangeRate.rates.find(({ currency }) => currency === 'PKR');
    expect(line).toMatchObject({ rate: 300.5, source: 'by hand' });
    expect(data?.setExchangeRate.rates.find(({ currency }) => currency === 'EUR')?.source).toBe('built in');
    expect(await findLastAuditEntry()).toMatchObject({
      action: 'rates.set',
      subject_id: 'PKR',
      before: { rate: 278.55 },
      after: { rate: 300.5, day: '2027-03-01' },
    });
    const shown = await at.visitor.graphql('query Shown { currencyRates { day rates { currency rate } } }');
    expect(JSON.stringify(shown.data)).toContain('{"currency":"PKR","rate":300.5}');
  });

  it('a second one on the same day changes only its own', async () => {
    const { data } = await admin.graphql<{ setExchangeRate: Table }>(SET, { input: { currency: 'EUR', rate: 1 } });
    const rates = new Map(data?.setExchangeRate.rates.map(({ currency, rate }) => [currency, rate]));
    expect([rates.get('EUR'), rates.get('PKR')]).toEqual([1, 300.5]);
  });

  it.each([
    ['currency', { currency: 'XAU', rate: 1 }],
    ['currency', { currency: 'USD', rate: 2 }],
    ['currency', { currency: 'constructor', rate: 2 }],
    ['rate', { currency: 'EUR', rate: 0 }],
    ['rate', { currency: 'EUR', rate: -1 }],
    ['rate', { currency: 'EUR', rate: 3.1 }],
  ])('refuses a wrong %s: %j', async (field, input) => {
    const { errors } = await admin.graphql(SET, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  it('are refreshed by a job that an admin queues; queued twice, one waits', async () => {
    for (let time = 0; time < 2; time += 1) expect((await admin.graphql(REFRESH)).errors).toEqual([]);
    const rows: object[] = await at
      .context()
      .em.execute(`select key from graphile_worker.jobs where task_identifier = 'refresh-exchange-rates'`);
    expect(rows).toEqual([{ key: 'refresh-exchange-rates-asked' }]);
    expect(await findLastAuditEntry()).toMatchObject({ action: 'rates.refresh-asked' });
  });

  it('can’t be refreshed without a source', async () => {
    const without = await startHarness();
    const other = await without.person(Role.ADMIN);
    expect((await other.graphql(REFRESH)).errors[0]?.extensions.code).toBe('CONFLICT');
    await without.close();
  });

  it('moderators read only; everybody else nothing', async () => {
    const customer = await at.person(Role.USER);
    const input = { currency: 'EUR', rate: 1.1 };
    expect((await moderator.graphql(SET, { input })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await moderator.graphql(REFRESH)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await customer.graphql(READ)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await at.visitor.graphql(READ)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
