import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { DESK_MESSAGES } from '../../domain/bookings/inputs.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import type { Person } from '../../testing/harness.js';
import { openVenue } from '../../testing/scene.js';
import { openRequestScene, type BookingBody, type RefusalBody, type RequestScene } from './testing.js';

let scene: RequestScene;
let admin: Person;
let id: number;

beforeAll(async () => {
  scene = await openRequestScene();
  admin = await scene.at.person(Role.ADMIN);
  ({
    body: { id },
  } = await scene.request(scene.plain.hallId));
});
afterAll(() => scene.at.close());

const WRITE = `mutation Write($id: Int!, $input: BookingNotesInput!) { setBookingNotes(id: $id, input: $input) { id notes } }`;
const READ = `query Read($id: Int!) { booking(id: $id) { notes } }`;

function write(who: Person, notes: unknown) {
  return who.rest<BookingBody & RefusalBody>('PUT', `/business/bookings/${id}/notes`, { notes });
}

async function notesFor(who: Person): Promise<unknown> {
  const { data } = await who.graphql<{ booking: { notes: string | null } }>(READ, { id });
  return data?.booking.notes;
}

describe('the owner’s private notes on a booking', () => {
  it('are written over REST and GraphQL, and read by owner and staff, never by the customer', async () => {
    const { customer, plain } = scene;
    const written = await write(plain.owner, '  Paid 50,000 by bank transfer.\nCall before noon. ');
    expect(written).toMatchObject({
      status: 200,
      body: { id, notes: 'Paid 50,000 by bank transfer.\nCall before noon.' },
    });
    expect(await notesFor(plain.owner)).toContain('bank transfer');
    expect(await notesFor(admin)).toContain('bank transfer');
    expect(await notesFor(customer)).toBeNull();
    const own = await customer.rest('GET', '/user/bookings');
    expect(JSON.stringify(own.body)).not.toContain('bank transfer');
    const list = await plain.owner.rest<{ data: BookingBody[] }>('GET', '/business/bookings');
    expect(list.body.data.find((each) => each.id === id)?.notes).toContain('bank transfer');

    const again = await plain.owner.graphql(WRITE, { id, input: { notes: 'Settled' } });
    expect(again.data).toEqual({ setBookingNotes: { id, notes: 'Settled' } });
    expect(await write(plain.owner, undefined)).toMatchObject({ status: 422, body: { field: 'notes' } });
    expect(await notesFor(plain.owner)).toBe('Settled');
    expect((await write(plain.owner, '  ')).body.notes).toBeNull();
  });

  it('are saved over what was read alone: what a colleague has changed meanwhile is told', async () => {
    const { owner } = scene.plain;
    const save = (notes: string | null, previousNotes?: string | null) =>
      owner.rest<BookingBody & RefusalBody & { details?: object }>('PUT', `/business/bookings/${id}/notes`, {
        notes,
        ...(previousNotes !== undefined && { previousNotes }),
      });
    await write(owner, null);
    expect(await save('Call Ali', null)).toMatchObject({ status: 200, body: { notes: 'Call Ali' } });
    expect(await save('Call Ali at 5', 'Call Ali')).toMatchObject({ status: 200 });
    for (const previous of ['Call Ali', null, '']) {
      expect(await save('Call Bilal', previous)).toMatchObject({
        status: 409,
        body: {
          ...{ code: 'CONFLICT', field: 'notes', message: DESK_MESSAGES.notesChanged },
          details: { current: 'Call Ali at 5' },
        },
      });
    }
    // The same again, whose first answer was lost.
    expect(await save('Call Ali at 5', 'Call Ali')).toMatchObject({ status: 200, body: { notes: 'Call Ali at 5' } });
    expect(await notesFor(owner)).toBe('Call Ali at 5');
    expect((await save('Call Bilal')).status).toBe(200);
  });

  it('are one entry of the audit log while somebody types', async () => {
    const { at, plain } = scene;
    const count = async () => {
      const [row] = await at
        .context()
        .em.execute<{ count: number }[]>(
          `select count(*)::int as count from audit_events where action = 'booking.noted' and subject_id = ?::text`,
          [String(id)],
        );
      return row?.count ?? 0;
    };
    at.clock.advanceMinutes(20);
    const before = await count();
    for (const text of ['C', 'Ca', 'Call']) await write(plain.owner, text);
    expect(await count()).toBe(before + 1);
    at.clock.advanceMinutes(20);
    await write(plain.owner, 'Called');
    expect(await count()).toBe(before + 2);
  });

  it('are in the CSV file, with formulas escaped', async () => {
    await write(scene.plain.owner, '=SUM(A1)');
    const response = await fetch(`${scene.at.url}/api/business/bookings/export.csv`, {
      headers: { authorization: `Bearer ${scene.plain.owner.token}` },
    });
    const [heading, row] = (await response.text()).split('\r\n');
    expect(heading).toMatch(/,Private notes,Labels,Occasion,Menu,Menu amount,Children$/);
    expect(row).toMatch(/,'=SUM\(A1\),,,,/);
  });

  it('can be written on a past booking, without notifications', async () => {
    const { at, customer, plain, request, count } = scene;
    const { body } = await request(plain.hallId, {
      startTime: '2027-03-25T14:00:00Z',
      endTime: '2027-03-25T18:00:00Z',
    });
    await customer.rest('DELETE', `/user/bookings/${body.id}`);
    const mails = await count('outbox_mails');
    const noted = await plain.owner.rest<BookingBody>('PUT', `/business/bookings/${body.id}/notes`, {
      notes: 'Asked again',
    });
    expect(noted).toMatchObject({ status: 200, body: { status: 'cancelled', notes: 'Asked again' } });
    expect(await count('outbox_mails')).toBe(mails);
    const [row] = await at
      .context()
      .em.execute<{ revision: number }[]>('select revision from bookings where id = ?', [body.id]);
    expect(row?.revision).toBe(1);
  });

  it('are refused to others, and change nothing', async () => {
    const { at, customer, plain } = scene;
    await write(plain.owner, 'Kept');
    const other = await openVenue(at);
    expect((await write(other.owner, 'x')).status).toBe(404);
    for (const who of [customer, admin, await at.person(Role.MODERATOR)])
      expect((await write(who, 'x')).status).toBe(403);
    expect((await write(at.visitor, 'x')).status).toBe(401);
    expect(await notesFor(plain.owner)).toBe('Kept');
  });

  it.each([
    ['longer than their limit', 'n'.repeat(BOOKING_LIMITS.notesMaxCharacters + 1), 422],
    ['with control characters', 'a\u0000b', 422],
    ['that are no text', 7, 422],
  ])('refuse notes %s naming the field', async (_what, notes, status) => {
    const refused = await write(scene.plain.owner, notes);
    expect(refused).toMatchObject({ status, body: { field: 'notes' } });
  });

  it('of a booking that doesn’t exist are not found', async () => {
    const missing = await scene.plain.owner.rest('PUT', '/business/bookings/999999/notes', { notes: 'x' });
    expect(missing.status).toBe(404);
  });
});
