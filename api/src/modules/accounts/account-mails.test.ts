import { describe, expect, it } from '@jest/globals';
import { isolate } from '../../domain/text/direction.js';
import { MAIL_SAMPLES } from '../../testing/mail-samples.js';
import { toEnglish, writeInEnglish } from '../notifications/mail.english.js';
import { toUrdu } from '../notifications/mail.urdu.js';
import { createTimeFact } from './account-mail.parts.js';
import { createSecondFactorMail } from './second-factor.mails.js';
import { AccountSession } from './session.entity.js';
import { createNewDeviceMail, createRenewalReusedMail } from './session.mails.js';
import { User } from './user.entity.js';

const AT = new Date('2027-03-01T07:00:00Z');

function createUser(emailConfirmedAt: Date | null): User {
  return Object.assign(new User(), { name: 'Win A Prize', email: 'somebody@mail.test', emailConfirmedAt });
}
const session = Object.assign(new AccountSession(), { createdAt: AT, lastUsedAt: AT, device: null, address: null });

describe('[security Identity] mails about sign-ins and second factors', () => {
  it.each([
    ['a new device', (user: User) => createNewDeviceMail(user, session)],
    ['a copied session', (user: User) => createRenewalReusedMail(user, session)],
    ['a passkey', (user: User) => createSecondFactorMail(user, 'passkey-added', AT, 'Prize')],
  ])('of %s say nothing that a stranger wrote to an address that nobody confirmed', (_what, create) => {
    expect(JSON.stringify(create(createUser(null)))).not.toContain('Prize');
    expect(toEnglish(create(createUser(AT)).text).greeting).toBe('Dear Win A Prize,');
  });

  it('say what undoes a foreign passkey: a new password alone doesn’t', () => {
    const advise = (at: Date | null) => createSecondFactorMail(createUser(at), 'passkey-added', AT).text.paragraphs[1];
    expect(advise(AT)).toMatch(/remove every passkey .* a new password alone leaves them working/);
    expect(advise(null)).toMatch(/“Forgot your password\?”.* removes every passkey/);
    expect(createNewDeviceMail(createUser(AT), session).text.paragraphs[1]).toMatch(/remove every passkey/);
  });
});

describe('times in mails about accounts', () => {
  it.each([
    ['2026-12-05T13:00:00Z', 'Dec 05, 2026, 1:00 PM UTC'],
    ['2027-03-01T00:05:59Z', 'Mar 01, 2027, 12:05 AM UTC'],
    // Already the next day in Lahore.
    ['2027-02-28T23:30:00+00:00', 'Feb 28, 2027, 11:30 PM UTC'],
  ])('%s is %s', (at, said) => {
    const [label, value] = createTimeFact(new Date(at));
    expect([label, writeInEnglish(value)]).toEqual(['Time', said]);
  });

  const samples = ['account', 'second-factor', 'session'].flatMap((file) =>
    Object.entries(MAIL_SAMPLES[`accounts/${file}.mails.ts`] ?? {}),
  );
  const timed = samples.filter(([, mails]) =>
    mails.some(({ text }) => text.facts?.some(([label]) => label === 'Time')),
  );

  it('stand in mails about what happened at once', () => {
    expect(timed.map(([composer]) => composer)).toEqual([
      'createAddressChangeNotice',
      'createPasswordChangeNotice',
      'createResetNotice',
      'createSecondFactorMail',
      'createNewDeviceMail',
      'createRenewalReusedMail',
    ]);
  });

  it.each(timed)('have one format and name their zone in %s, in English and in Urdu', (_composer, mails) => {
    const inUrdu = '5 دسمبر، 2026، \u20661:00 PM UTC\u2069';
    for (const { text } of mails) {
      expect(toEnglish(text).facts).toContainEqual(['Time', 'Dec 05, 2026, 1:00 PM UTC']);
      expect(toUrdu(text)?.facts).toContainEqual(['وقت', isolate(inUrdu)]);
    }
  });

  it.each(samples)('are written in no other way in %s', (_composer, mails) => {
    const written = mails.map(({ text }) => toEnglish(text));
    expect(JSON.stringify(written).replaceAll('Dec 05, 2026, 1:00 PM UTC', '')).not.toMatch(/2026|\d:\d\d/);
  });
});
