import { describe, expect, it } from '@jest/globals';
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
    expect(create(createUser(AT)).text.greeting).toBe('Dear Win A Prize,');
  });

  it('say what undoes a foreign passkey: a new password alone doesn’t', () => {
    const advise = (at: Date | null) => createSecondFactorMail(createUser(at), 'passkey-added', AT).text.paragraphs[1];
    expect(advise(AT)).toMatch(/remove every passkey .* a new password alone leaves them working/);
    expect(advise(null)).toMatch(/“Forgot your password\?”.* removes every passkey/);
    expect(createNewDeviceMail(createUser(AT), session).text.paragraphs[1]).toMatch(/remove every passkey/);
  });
});
