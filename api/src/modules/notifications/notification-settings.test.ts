import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BUSINESS_MESSAGES } from '../../domain/businesses/inputs.js';
import { NOTIFICATION_MESSAGES } from '../../domain/notifications/messages.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  [customer, venue] = [await at.person(Role.USER), await openVenue(at)];
});

interface Channels {
  group: string;
  mail: boolean | null;
  push: boolean;
}
interface Settings {
  groups: Channels[];
  quietHours: { from: string; until: string; timeZone: string } | null;
  isPushOn: boolean;
  code?: string;
  field?: string;
  message?: string;
}

const read = async (who: Person) => (await who.rest<Settings>('GET', '/notifications/settings')).body;
const change = (who: Person, settings: object) => who.rest<Settings>('PUT', '/notifications/settings', settings);
const mailsTo = async (email: string) => {
  const rows = await at
    .context()
    .em.execute<{ kind: string }[]>('select kind from outbox_mails where to_address = ? order by id', [email]);
  return rows.map(({ kind }) => kind);
};
const ON = { mail: true, push: true };
const NIGHT = { from: '22:00', until: '07:00', timeZone: 'Asia/Karachi' };

describe('[product: Talk] settings of notifications', () => {
  it('begin with everything on and no quiet hours, by role', async () => {
    const groups = ['bookings', 'messages', 'visits', 'payments', 'reminders'].map((group) => ({ group, ...ON }));
    for (const who of [customer, venue.owner]) {
      expect(await read(who)).toMatchObject({ groups, quietHours: null, isPushOn: false });
    }
    for (const role of [Role.MODERATOR, Role.ADMIN]) {
      expect((await read(await at.person(role))).groups).toEqual([{ group: 'applications', mail: null, push: true }]);
    }
  });

  it('change what is said, and nothing else', async () => {
    await change(customer, { groups: [{ group: 'visits', mail: false, push: false }], quietHours: NIGHT });
    const { body } = await change(customer, {
      groups: [
        { group: 'payments', push: false },
        { group: 'visits', push: true },
      ],
    });
    expect(body.groups.filter(({ mail, push }) => !mail || !push)).toEqual([
      { group: 'visits', mail: false, push: true },
      { group: 'payments', mail: true, push: false },
    ]);
    expect(body.quietHours).toEqual(NIGHT);
    await change(customer, { groups: [{ group: 'visits', mail: false }] });
    expect((await read(customer)).groups).toEqual(body.groups);
    expect((await change(customer, { quietHours: null })).body).toMatchObject({
      groups: body.groups,
      quietHours: null,
    });
    expect((await read(venue.owner)).groups.every(({ mail, push }) => mail && push)).toBe(true);
  });

  it.each([
    [
      'an unknown time zone',
      { ...NIGHT, timeZone: 'Asia/Lahore' },
      'quietHours.timeZone',
      BUSINESS_MESSAGES.timeZoneUnknown,
    ],
    ['hours that end as they begin', { ...NIGHT, until: '22:00' }, 'quietHours.until', NOTIFICATION_MESSAGES.sameTime],
  ])('refuse %s, and stay as they were', async (_what, quietHours, field, message) => {
    const refused = await change(customer, { groups: [{ group: 'visits', push: false }], quietHours });
    expect([refused.status, refused.body.code, refused.body.field, refused.body.message]).toEqual([
      422,
      'INVALID_INPUT',
      field,
      message,
    ]);
    expect((await read(customer)).groups.every(({ push }) => push)).toBe(true);
  });

  it('keep mails of what is turned off back, but never what became of a booking', async () => {
    await change(venue.owner, { groups: [{ group: 'bookings', mail: false }] });
    await change(customer, { groups: ['bookings', 'payments', 'reminders'].map((group) => ({ group, mail: false })) });
    const input = bookingInput(venue.hallId, { customerEmail: customer.email });
    const { body } = await customer.rest<{ id: number }>('POST', '/user/bookings', input);
    expect(await mailsTo(venue.owner.email)).not.toContain('booking-requested');
    expect(await mailsTo(customer.email)).not.toContain('booking-received');
    await venue.owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
    expect(await mailsTo(customer.email)).toContain('booking-confirmed');
    expect((await customer.rest<{ unreadCount: number }>('GET', '/notifications')).body.unreadCount).toBe(1);
  });

  it('don’t matter to addresses without an account', async () => {
    await change(customer, { groups: [{ group: 'bookings', mail: false }] });
    const input = bookingInput(venue.hallId, { customerEmail: 'aunt@mail.test' });
    await customer.rest('POST', '/user/bookings', input);
    expect(await mailsTo('aunt@mail.test')).toEqual(['booking-received']);
  });

  it('go with the account', async () => {
    await change(customer, { quietHours: NIGHT });
    await customer.graphql(`mutation { deleteAccount(input: { password: "${TEST_PASSWORD}" }) }`);
    expect(
      await at.context().em.execute('select 1 from notification_settings where user_id = ?', [customer.id]),
    ).toEqual([]);
  });
});
