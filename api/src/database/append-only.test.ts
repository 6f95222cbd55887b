import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHarness, type Harness } from '../testing/harness.js';
import { clearTables } from '../testing/clear-tables.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

describe('[issue 39] what is only ever added to', () => {
  it('is emptied by nobody, with the tables that name it or alone', async () => {
    const { em } = at.context();
    const tables = await em.execute<{ name: string }[]>(
      `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where t.tgname like '%append_only' order by 1`,
    );
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['payment_entries', 'cash_closings', 'audit_events']));
    for (const name of names) {
      await expect(em.execute(`truncate ${name} cascade`)).rejects.toThrow(/only ever added/);
    }
    await expect(em.execute('truncate bookings cascade')).rejects.toThrow(/only ever added/);
  });

  it('is emptied where a demo is filled again', async () => {
    const { em } = at.context();
    await clearTables(em, 'security_events');
    await expect(em.execute('truncate security_events')).rejects.toThrow(/only ever added/);
  });
});
