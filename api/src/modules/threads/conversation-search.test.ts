import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { CONVERSATION_LIMITS } from '../../domain/threads/conversations.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let venue: Venue;
let bookingId: number;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER, { name: 'Sana Iqbal' });
  venue = await openVenue(at);
  bookingId = await givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId });
});

interface Found {
  bookingId: number | null;
  match: { messageId: number; sequence: number; side: string; text: string } | null;
}

const baseOf = (who: Person) => (who === venue.owner ? '/business' : '/user');
const send = (who: Person, text: string) => {
  at.clock.advanceMinutes(1);
  return who.rest<{ id: number }>('POST', `${baseOf(who)}/bookings/${bookingId}/messages`, { text });
};
const search = async (who: Person, words: string) =>
  (await who.rest<{ data: Found[] }>('GET', `${baseOf(who)}/conversations?search=${encodeURIComponent(words)}`)).body
    .data;

describe('[product: Talk] searching conversations', () => {
  it('finds the latest message that has every word, in either spelling, for both sides', async () => {
    await send(customer, 'Is there a ramp at the door?');
    await send(venue.owner, 'Yes, a RÁMP at each door.');
    await send(customer, 'شکریہ، کیا گاڑی کی جگہ ہے؟');
    const match = { sequence: 2, side: 'business', text: 'Yes, a RÁMP at each door.' };
    expect(await search(customer, ' door  ramp ')).toMatchObject([{ bookingId, match }]);
    expect(await search(venue.owner, 'there ramp')).toMatchObject([{ match: { sequence: 1 } }]);
    expect(await search(venue.owner, 'گاڑي')).toMatchObject([{ match: { sequence: 3 } }]);
    expect(await search(venue.owner, 'ramp elephant')).toEqual([]);
  });

  it('finds who is on the other side, the hall, and the booking’s number', async () => {
    await send(customer, 'Hello');
    const em = at.context().em;
    await em.execute('update bookings set customer_name = ?, hall_title = ? where id = ?', ['Zoya', 'Moti', bookingId]);
    const found = [{ bookingId, match: null }];
    for (const words of ['zoya', 'moti', 'moti zoya', String(bookingId), `INV-${bookingId}`]) {
      expect([words, await search(venue.owner, words)]).toMatchObject([words, found]);
    }
    await em.execute('update businesses set name = ? where id = ?', ['Shalimar Banquets', venue.businessId]);
    expect(await search(customer, 'shalimar')).toMatchObject(found);
    expect(await search(venue.owner, 'shalimar')).toEqual([]);
  });

  it('finds enquiries by how guest and hall are called now', async () => {
    at.clock.advanceMinutes(1);
    await customer.rest('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Is the garden free?' });
    const em = at.context().em;
    expect(await search(venue.owner, 'sana')).toMatchObject([{ bookingId: null }]);
    await em.execute('update users set name = ? where id = ?', ['Mahnoor', customer.id]);
    await em.execute('update halls set hall_name_urdu = ? where id = ?', ['موتی محل', venue.hallId]);
    expect(await search(venue.owner, 'sana')).toEqual([]);
    expect(await search(venue.owner, 'mahnoor موتي')).toMatchObject([{ bookingId: null }]);
  });

  it('finds nothing of others, and no deleted message', async () => {
    const { body } = await send(customer, 'A secret word: kaleidoscope');
    const [stranger, other] = [await at.person(Role.USER), await openVenue(at)];
    expect(await search(stranger, 'kaleidoscope')).toEqual([]);
    const foreign = await other.owner.rest<{ data: Found[] }>('GET', '/business/conversations?search=kaleidoscope');
    expect(foreign.body.data).toEqual([]);
    await customer.rest('DELETE', `/user/messages/${body.id}`);
    expect(await search(venue.owner, 'kaleidoscope')).toEqual([]);
  });

  it('refuses a text that is too long', async () => {
    const words = 'x'.repeat(CONVERSATION_LIMITS.searchMaxCharacters + 1);
    const { status, body } = await customer.rest<{ field: string }>('GET', `/user/conversations?search=${words}`);
    expect([status, body.field]).toEqual([422, 'search']);
  });

  it('reads the page in whose middle a message stands', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five'])
      await send(text === 'Three' ? venue.owner : customer, text);
    const page = (around: number) =>
      customer.graphql<{ bookingThread: { nodes: { sequence: number }[] } }>(
        `{ bookingThread(id: ${bookingId}, paging: { limit: 2 }, around: ${around}) { nodes { sequence } } }`,
      );
    expect((await page(2)).data?.bookingThread.nodes).toEqual([{ sequence: 2 }, { sequence: 1 }]);
    expect((await page(4)).data?.bookingThread.nodes).toEqual([{ sequence: 4 }, { sequence: 3 }]);
    expect((await page(2 ** 31 - 1)).data?.bookingThread.nodes).toEqual([{ sequence: 5 }, { sequence: 4 }]);
    expect((await page(0)).errors[0]?.extensions).toMatchObject({ field: 'around' });
  });
});
