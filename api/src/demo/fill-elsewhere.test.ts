import { describe, expect, it } from '@jest/globals';
import { Role } from '../domain/accounts/roles.js';
import { startHarness } from '../testing/harness.js';
import { ensureDemo } from './fill.js';

describe('[operations The demo] the demo data', () => {
  it('doesn’t touch a platform with other data', async () => {
    const other = await startHarness();
    try {
      await other.person(Role.USER);
      const databaseUrl = String(other.app.orm.config.get('clientUrl'));
      expect(await ensureDemo(other.app, { databaseUrl, now: other.clock.now() })).toBe(false);
      expect(await other.context().em.execute('select id from users')).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});
