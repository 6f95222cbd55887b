import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at);
});
afterAll(() => at.close());

const book = (details: Record<string, unknown>) =>
  customer.rest<{ id: number; customerName: string; customerPhone: string; message: string }>(
    'POST',
    '/user/bookings',
    bookingInput(venue.hallId, details),
  );

const LIST = `query List($text: String!) { businessBookings(filter: { text: $text }) {
  nodes { id customerContact { phone national dialerUrl whatsappUrl } } } }`;

async function search(text: string) {
  const { data } = await venue.owner.graphql<{
    businessBookings: { nodes: { id: number; customerContact: unknown }[] };
  }>(LIST, { text });
  return data?.businessBookings.nodes ?? [];
}

describe('[customer §5] what a customer enters', () => {
  it('is taken as it was pasted, and the phone is found by any spelling', async () => {
    const { status, body } = await book({
      customerName: '\u202aAyesha\u00a0Noor\u202c\u200b',
      customerEmail: '\u200bayesha@mail.test\ufeff',
      customerPhone: '\u202a۰۳۰۰-۹۸۷۶۵۴۳\u202c',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      customerName: 'Ayesha Noor',
      customerPhone: '0300-9876543',
      customerEmail: 'ayesha@mail.test',
    });
    for (const text of [
      '0300 9876543',
      '+92 300 9876543',
      '923009876543',
      '+92 0300 9876543',
      '۰۳۰۰۹۸۷۶۵۴۳',
      '9876543',
    ])
      expect([text, (await search(text)).map(({ id }) => id)]).toEqual([text, [body.id]]);
    expect(await search('0301 9876543')).toEqual([]);
    expect((await search('9876543'))[0]?.customerContact).toEqual({
      phone: '+923009876543',
      national: '0300 9876543',
      dialerUrl: 'tel:+923009876543',
      whatsappUrl: 'https://wa.me/923009876543',
    });
  });

  it.each(['\u200b\u200b', '\u3164', '\u2800'])(
    'isn’t a name if nothing of it can be seen (%j)',
    async (customerName) => {
      expect(await book({ customerName })).toMatchObject({ status: 422, body: { field: 'customerName' } });
    },
  );

  it.each(['Ann\u202eyraM x', 'Ann \u2066Mary\u2069 x'])(
    'can’t reorder the text around it (%j)',
    async (customerName) => {
      expect(await book({ customerName })).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('Contains invisible marks') },
      });
    },
  );

  it('is searched for among people by phone too', async () => {
    const saved = await customer.rest('PUT', '/user/settings', { phone: '+92 (0)321 5550123' });
    expect(saved.status).toBe(200);
    const admin = await at.person(Role.ADMIN);
    const { data } = await admin.graphql<{ people: { nodes: { id: number }[] } }>(
      'query People($text: String!) { people(filter: { text: $text }) { nodes { id } } }',
      { text: '0321-5550123' },
    );
    expect(data?.people.nodes).toEqual([{ id: customer.id }]);
  });
});

describe('[customer §2 Hall detail] the phone of a business', () => {
  it.each(['92 300 1234567', '+92 0300 1234567', '0300 1234567', '۰۳۰۰ ۱۲۳۴۵۶۷'])(
    '%s is dialed rightly',
    async (phone) => {
      expect((await venue.owner.rest('PUT', '/business/update', { phone })).status).toBe(200);
      expect((await at.visitor.rest('GET', `/public/halls/${venue.hallId}/business-contact`)).body).toMatchObject({
        contact: {
          dialerUrl: 'tel:+923001234567',
          whatsappUrl: 'https://wa.me/923001234567',
        },
      });
    },
  );
});
