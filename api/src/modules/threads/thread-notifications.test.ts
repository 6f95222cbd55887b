import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import type { Venue } from '../../testing/scene.js';
import { openTalk } from '../../testing/talk.js';

let at: Harness;
let customer: Person;
let clerk: Person;
let venue: Venue;
let bookingId: number;

interface ListBody {
  data: { kind: string; readAt: string | null }[];
}

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  ({ customer, clerk, venue, bookingId } = await openTalk(at));
});

const toPath = (who: Person, id: number, about: string) =>
  `/${who === customer ? 'user' : 'business'}/${about}/${id}/messages`;
const send = (who: Person, text: string, id = bookingId, about = 'bookings') =>
  who.rest<{ id: number }>('POST', toPath(who, id, about), { text });
const mark = (who: Person, to: number, id = bookingId, about = 'bookings') =>
  who.rest('PUT', `${toPath(who, id, about)}/read`, { to });
/** Whether somebody was told of messages that aren't read yet, of each conversation. */
const unread = async (who: Person) => {
  const { data } = (await who.rest<ListBody>('GET', '/notifications')).body;
  return data.filter(({ kind }) => kind === 'message_received').map(({ readAt }) => readAt === null);
};

describe('[product: Talk] the notification of messages', () => {
  it('is read with the last of them, for each reader', async () => {
    await send(customer, 'Is there a ramp?');
    await send(customer, 'And a lift?');
    await mark(clerk, 1);
    expect(await unread(clerk)).toEqual([true]);
    await mark(clerk, 2);
    expect([await unread(clerk), await unread(venue.owner)]).toEqual([[false], [true]]);
    await send(customer, 'And a stage?');
    expect(await unread(clerk)).toEqual([true]);
  });

  it('is read once all that was unread is deleted', async () => {
    const [first, second] = [(await send(customer, 'One')).body, (await send(customer, 'Two')).body];
    await customer.rest('DELETE', `/user/messages/${second.id}`);
    expect([await unread(clerk), await unread(venue.owner)]).toEqual([[true], [true]]);
    await mark(clerk, 1);
    await send(customer, 'Three').then(({ body }) => customer.rest('DELETE', `/user/messages/${body.id}`));
    expect([await unread(clerk), await unread(venue.owner)]).toEqual([[false], [true]]);
    await customer.rest('DELETE', `/user/messages/${first.id}`);
    expect(await unread(venue.owner)).toEqual([false]);
  });

  it('of another conversation stays unread', async () => {
    const { body } = await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, {
      text: 'Is the 20th free?',
    });
    await send(customer, 'Is there a ramp?');
    await mark(clerk, 1, body.id, 'enquiries');
    expect(await unread(clerk)).toEqual([true, false]);
  });
});
