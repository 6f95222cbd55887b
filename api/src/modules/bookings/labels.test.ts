import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { DESK_MESSAGES } from '../../domain/bookings/inputs.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import type { Person } from '../../testing/harness.js';
import { givenMember, openVenue } from '../../testing/scene.js';
import { JOBS } from '../jobs.js';
import { openRequestScene, type BookingBody, type RefusalBody, type RequestScene } from './testing.js';

let scene: RequestScene;
let id: number;
let other: number;

beforeAll(async () => {
  scene = await openRequestScene();
  id = (await scene.request(scene.plain.hallId)).body.id;
  const later = { startTime: '2027-03-25T14:00:00Z', endTime: '2027-03-25T18:00:00Z' };
  other = (await scene.request(scene.plain.hallId, later)).body.id;
});
afterAll(() => scene.at.close());

function label(who: Person, labels: unknown, booking = id) {
  return who.rest<BookingBody & RefusalBody>('PUT', `/business/bookings/${booking}/labels`, { labels });
}

async function labelsFor(who: Person): Promise<unknown> {
  const { data } = await who.graphql<{ booking: { labels: string[] } }>(`{ booking(id: ${id}) { labels } }`);
  return data?.booking.labels;
}

describe('the owner’s private labels on a booking', () => {
  it('are saved over what was read alone: what a colleague has changed meanwhile is told', async () => {
    const { owner } = scene.plain;
    const save = (labels: string[], previousLabels: string[]) =>
      owner.rest<BookingBody & RefusalBody>('PUT', `/business/bookings/${other}/labels`, { labels, previousLabels });
    expect((await save(['VIP'], [])).status).toBe(200);
    expect(await save(['Stage'], [])).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'labels', message: DESK_MESSAGES.labelsChanged, details: { current: ['VIP'] } },
    });
    // The same again, whose first answer was lost.
    expect(await save(['VIP'], [])).toMatchObject({ status: 200, body: { labels: ['VIP'] } });
    expect((await save([], ['VIP'])).status).toBe(200);
  });

  it('are set by owner and team, read by them and staff, never by the customer', async () => {
    const { at, customer, plain, count } = scene;
    const mails = await count('outbox_mails');
    expect(await label(plain.owner, ['  Deposit paid ', 'VIP'])).toMatchObject({
      status: 200,
      body: { id, labels: ['Deposit paid', 'VIP'] },
    });
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, plain.businessId, clerk.id, 'CLERK');
    expect((await label(clerk, ['VIP', 'Deposit paid'])).body.labels).toEqual(['VIP', 'Deposit paid']);
    for (const who of [plain.owner, clerk, await at.person(Role.ADMIN)])
      expect(await labelsFor(who)).toEqual(['VIP', 'Deposit paid']);
    expect(await labelsFor(customer)).toEqual([]);
    expect(JSON.stringify((await customer.rest('GET', '/user/bookings')).body)).not.toContain('Deposit');
    const { data } = await customer.graphql<{ exportAccountData: { content: string } }>(
      '{ exportAccountData { content } }',
    );
    expect(data?.exportAccountData.content).not.toContain('Deposit');
    expect(await count('outbox_mails')).toBe(mails);
  });

  it('filter the list, and are suggested', async () => {
    const { plain } = scene;
    await label(plain.owner, ['VIP']);
    await label(plain.owner, ['Deposit paid', 'vip lounge'], other);
    const found = async (wanted: string) => {
      const { body } = await plain.owner.rest<{ data: BookingBody[]; paging: { total: number } }>(
        'GET',
        `/business/bookings?label=${encodeURIComponent(wanted)}`,
      );
      return [body.paging.total, ...body.data.map((each) => each.id)];
    };
    expect(await found('VIP')).toEqual([1, id]);
    expect(await found('Deposit paid')).toEqual([1, other]);
    expect(await found('Dep')).toEqual([0]);
    const { data } = await plain.owner.graphql('{ businessBookingStats { labels } }');
    expect(data?.businessBookingStats).toEqual({ labels: ['Deposit paid', 'VIP', 'vip lounge'] });
    const stranger = await openVenue(scene.at);
    const theirs = await stranger.owner.graphql('{ businessBookingStats { labels } }');
    expect(theirs.data?.businessBookingStats).toEqual({ labels: [] });
  });

  it('are in the CSV file, with formulas escaped', async () => {
    await label(scene.plain.owner, ['=SUM(A1)', 'VIP']);
    const response = await fetch(`${scene.at.url}/api/business/bookings/export.csv?label=VIP`, {
      headers: { authorization: `Bearer ${scene.plain.owner.token}` },
    });
    const [heading, row] = (await response.text()).split('\r\n');
    expect(heading).toMatch(/,Private notes,Labels,Occasion,Menu,Menu amount,Children$/);
    expect(row).toMatch(/,'=SUM\(A1\); VIP,,,/);
  });

  it.each([
    ['too many', Array.from({ length: BOOKING_LIMITS.labelsMax + 1 }, (_, index) => `Label ${index}`)],
    ['one that is too long', ['n'.repeat(BOOKING_LIMITS.labelMaxCharacters + 1)]],
    ['an empty one', ['VIP', ' ']],
    ['one twice', ['VIP', 'vip']],
    ['control characters', ['a\u0000b']],
    ['nothing', undefined],
  ])('refuse %s naming the field, and stay', async (_what, labels) => {
    await label(scene.plain.owner, ['Kept']);
    const refused = await label(scene.plain.owner, labels);
    expect(refused).toMatchObject({ status: 422, body: { field: expect.stringMatching(/^labels/) } });
    expect(await labelsFor(scene.plain.owner)).toEqual(['Kept']);
  });

  it('are refused to others', async () => {
    const { at, customer, plain } = scene;
    await label(plain.owner, ['Kept']);
    const stranger = await openVenue(at);
    expect((await label(stranger.owner, ['x'])).status).toBe(404);
    for (const who of [customer, await at.person(Role.ADMIN)]) expect((await label(who, ['x'])).status).toBe(403);
    expect((await label(at.visitor, ['x'])).status).toBe(401);
    expect((await label(plain.owner, ['x'], 999_999)).status).toBe(404);
    expect(await labelsFor(plain.owner)).toEqual(['Kept']);
  });

  it('go with the contact once its period is over', async () => {
    const { at, plain } = scene;
    await label(plain.owner, ['Cousin of Bilal']);
    const started = at.clock.now();
    at.clock.set(new Date('2028-06-01T00:00:00Z'));
    await JOBS['apply-retention']?.(at.context(), {});
    at.clock.set(started);
    const rows = await at.context().em.execute<object[]>('select labels from bookings where id = ?', [id]);
    expect(rows).toEqual([{ labels: [] }]);
  });
});
