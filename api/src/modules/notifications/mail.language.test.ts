import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { readMails } from '../../testing/mails.js';
import { bookingInput, givenMember, openVenue, type VenueScene } from '../../testing/scene.js';

import { say } from './mail.text.js';
import { queueMails } from './outbox.service.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ REQUIRE_CONFIRMED_EMAIL: 'on' });
});
afterAll(() => at.close());

const readUrdu = async (person: Person): Promise<Person> => {
  expect((await person.rest('PUT', '/user/settings', { locale: 'ur' })).status).toBe(200);
  return person;
};

/** An owner who reads Urdu, with a clerk who reads English. */
async function openTeam(scene: VenueScene = {}) {
  const venue = await openVenue(at, scene);
  await readUrdu(venue.owner);
  const clerk = await at.person(Role.USER);
  await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
  return { ...venue, clerk };
}

async function request(hallId: number, overrides: Record<string, unknown> = {}): Promise<{ id: number; by: Person }> {
  const by = await at.person(Role.USER);
  const { body, status } = await by.rest<{ id: number }>('POST', '/user/bookings', bookingInput(hallId, overrides));
  expect(status).toBe(201);
  return { id: body.id, by };
}

const subjects = async (person: Person) => (await readMails(at, person.email)).map(({ subject }) => subject);

describe('[issue: Urdu] a mail is in the language of the account that it goes to', () => {
  it('the owner’s in Urdu, a member’s in English, of the same request', async () => {
    const { owner, clerk, hallId } = await openTeam({ hall: { hallName: 'Moti Mahal' } });
    await request(hallId);
    const [toOwner] = await readMails(at, owner.email);
    expect(toOwner?.subject).toBe('\u2068Moti Mahal\u2069 کے لیے بکنگ کی نئی درخواست');
    expect(toOwner?.html).toContain('<html lang="ur" dir="rtl">');
    expect(toOwner?.text).toContain('گاہک کا فون: \u20680300 7654321\u2069');
    expect(toOwner?.text).toContain('بکنگ کھولیں: ');
    expect(toOwner?.text).toMatch(/^کب: \u2068\d{1,2} \p{Script=Arabic}+، \d{4}، \u2066\d{1,2}:00 [AP]M – /mu);
    expect(toOwner?.text).toMatch(/^کل رقم: \u2066₨\u00a0[\d,]+\.\d{2}\u2069$/m);
    expect(toOwner?.text).not.toMatch(/Please|Customer|Open/);
    expect(await subjects(clerk)).toEqual(['New booking request for Moti Mahal']);
  });

  it('follows the account: one who chose English again gets English', async () => {
    const { owner, hallId } = await openTeam({ hall: { hallName: 'Moti Mahal' } });
    await owner.rest('PUT', '/user/settings', { locale: 'en' });
    await request(hallId);
    expect(await subjects(owner)).toEqual(['New booking request for Moti Mahal']);
  });

  it('a long name is cut in the subject alone, and leaves the mail in Urdu', async () => {
    const [reader, other] = [await readUrdu(await at.person(Role.BUSINESS)), await at.person(Role.BUSINESS)];
    const name = 'ب'.repeat(200);
    const ctx = at.context();
    const text = { subject: say`A booking of ${name} was changed`, greeting: say`Hello ${name},`, paragraphs: [] };
    const mails = [reader, other].map(({ email }) => ({ to: email, kind: 'booking-changed', text }));
    await ctx.em.transactional((em) => queueMails(ctx, em, mails));
    const [urdu] = await readMails(at, reader.email);
    expect(urdu?.html).toContain('dir="rtl"');
    expect(urdu?.subject).toMatch(/^\u2068ب{148}…$/);
    expect(urdu?.text).toContain(`السلام علیکم \u2068${name}\u2069،`);
    expect((await subjects(other))[0]).toMatch(/^A booking of ب{136}…$/);
  });

  it('that of somebody who is invited to a team in Urdu too', async () => {
    const { owner } = await openTeam({ name: 'Noor Venues' });
    const friend = await readUrdu(await at.person(Role.USER));
    const invitation = { email: friend.email, role: 'manager' };
    expect((await owner.rest('POST', '/business/team/invitations', invitation)).status).toBe(201);
    const [mail] = await readMails(at, friend.email);
    expect(mail?.subject).toBe('\u2068Noor Venues\u2069 کی ٹیم میں شمولیت کی دعوت');
    expect(mail?.text).toContain('بطور مینیجر شامل ہونے');
  });

  it('the last mail of a deleted account is in the language that it read', async () => {
    for (const [locale, subject] of [
      ['ur', 'آپ کا اکاؤنٹ ختم کر دیا گیا'],
      ['en', 'Your account was deleted'],
    ] as const) {
      const person = await at.person(Role.USER);
      await person.rest('PUT', '/user/settings', { locale });
      expect((await person.rest('DELETE', '/user/account', { password: TEST_PASSWORD })).status).toBe(204);
      expect(await subjects(person)).toEqual([subject]);
    }
  });

  it('guests without an account, and new accounts, are written to in English', async () => {
    const { owner, hallId } = await openTeam();
    const entry = bookingInput(hallId, { customerEmail: 'guest-of-urdu@mail.test' });
    expect((await owner.rest('POST', '/business/bookings', entry)).status).toBe(201);
    const mails = await readMails(at, 'guest-of-urdu@mail.test');
    expect(mails.map(({ html }) => html)).toEqual([expect.stringContaining('<html lang="en">')]);
    const registered = {
      email: 'new-in-urdu@mail.test',
      username: 'new_in_urdu',
      name: 'Erum',
      password: TEST_PASSWORD,
    };
    expect((await at.visitor.rest('POST', '/user/auth/register', registered)).status).toBe(201);
    const [confirmation] = await readMails(at, registered.email);
    expect(confirmation?.subject).toBe('Please confirm your e-mail address');
  });
});
