import { describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness } from '../../testing/harness.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

const CONFIG = `query Config {
  clientConfig {
    geoUrls mapTilesUrl mapAttribution supportEmail supportPhone
    social { facebook instagram twitter youtube } demoSignIns { role username password }
  }
}`;

interface Answer {
  clientConfig: { demoSignIns: { role: string; username: string; password: string }[] };
}

describe('[customer §2 Layouts and navigation] what the web app reads from the environment', () => {
  it('is public and names no demo account outside of a demo', async () => {
    const at = await startHarness({
      GEO_URL_1: 'https://geo.test/one',
      GEO_URL_2: 'https://geo.test/two',
      MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: '© Tiles',
      SUPPORT_EMAIL: 'help@mehfil.test',
      SUPPORT_PHONE: '+92 42 111',
      SOCIAL_FACEBOOK: 'https://facebook.com/mehfil',
    });
    const { data } = await at.visitor.graphql<Answer>(CONFIG);
    expect(data?.clientConfig).toEqual({
      geoUrls: ['https://geo.test/one', 'https://geo.test/two'],
      mapTilesUrl: 'https://tiles.test/{z}/{x}/{y}.png',
      mapAttribution: '© Tiles',
      supportEmail: 'help@mehfil.test',
      supportPhone: '+92 42 111',
      social: { facebook: 'https://facebook.com/mehfil', instagram: '', twitter: '', youtube: '' },
      demoSignIns: [],
    });
    await at.close();
  });

  it('names the accounts of a demo that this database has, and no others', async () => {
    const at = await startHarness({ DEMO: 'on' });
    const named = async () => (await at.visitor.graphql<Answer>(CONFIG)).data?.clientConfig.demoSignIns;
    expect(await named()).toEqual([]);
    const customer = DEMO_ACCOUNTS.find(({ role }) => role === Role.USER);
    await at.person(Role.USER, { ...customer });
    expect(await named()).toEqual([{ role: 'USER', username: customer?.username, password: customer?.password }]);
    await at.close();
  });

  it('knows one demo account a role', () => {
    expect(new Set(DEMO_ACCOUNTS.map(({ role }) => role))).toEqual(new Set(Object.values(Role)));
  });
});
