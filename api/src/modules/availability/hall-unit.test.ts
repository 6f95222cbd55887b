import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { UNIT_LIMITS, UNIT_MESSAGES } from '../../domain/halls/units.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, openVenue, type Venue, type VenueScene } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

interface Unit {
  id: number;
  name: string;
  halls: { id: number; title: string }[];
}

interface Refusal {
  code: string;
  message: string;
  field?: string;
  details?: { bookingIds?: number[]; fields?: { field: string; message: string }[] };
}

const EVENING = { startTime: '2027-03-20T14:00:00.000Z', endTime: '2027-03-20T18:00:00.000Z' };

/** A full marquee and its two halves, each hall with a unit of its own still. */
interface Marquee extends Venue {
  left: number;
  right: number;
}

async function openMarquee(scene: VenueScene = {}): Promise<Marquee> {
  const venue = await openVenue(at, { instantConfirmation: true, ...scene });
  const { em } = at.context();
  const left = await givenHall(em, venue.businessId, { hallName: 'Left half', hallNameUrdu: 'بایاں حصہ' });
  const right = await givenHall(em, venue.businessId, { hallName: 'Right half' });
  return { ...venue, left, right };
}

async function listUnits(owner: Person): Promise<Unit[]> {
  const { status, body } = await owner.rest<Unit[]>('GET', '/business/units');
  expect(status).toBe(200);
  return body;
}

async function listUnitIds(owner: Person, hallIds: readonly number[]): Promise<number[]> {
  const units = await listUnits(owner);
  return units.filter(({ halls }) => halls.some(({ id }) => hallIds.includes(id))).map(({ id }) => id);
}

function setUnits(owner: Person, hallId: number, unitIds: readonly number[]) {
  return owner.rest<Unit[] & Refusal>('PUT', `/business/halls/${hallId}/units`, { unitIds });
}

/** Gives the marquee the units of its halves. */
async function join({ owner, hallId, left, right }: Marquee): Promise<void> {
  const { status } = await setUnits(owner, hallId, await listUnitIds(owner, [left, right]));
  expect(status).toBe(200);
}

function book(hallId: number, times: { startTime: string; endTime: string } = EVENING) {
  return customer.rest<{ id: number; status: string } & Refusal>('POST', '/user/bookings', bookingInput(hallId, times));
}

/** Confirmed bookings without their row on a unit of their hall, and pairs of them in one unit at once. */
async function findLedgerFaults(): Promise<unknown[]> {
  const { em } = at.context();
  return [
    ...(await em.execute(
      `select b.id from bookings b join hall_unit_links l on l.hall_id = b.hall_id
         left join occupancies o on o.booking_id = b.id and o.unit_id = l.unit_id
         where b.status = 'confirmed' and b.end_time > ? and o.id is null`,
      [at.clock.now().toISOString()],
    )),
    ...(await em.execute(
      `select o.id from occupancies o join bookings b on b.id = o.booking_id
         where upper(o.period) > ? and not exists (
           select from hall_unit_links l where l.hall_id = b.hall_id and l.unit_id = o.unit_id)`,
      [at.clock.now().toISOString()],
    )),
  ];
}

describe('[issue: shared space] units of a business', () => {
  it('every hall comes with one; they are added, renamed and deleted, and the audit log says so', async () => {
    const { owner, hallId, businessId } = await openVenue(at);
    const [own] = await listUnits(owner);
    expect(own).toMatchObject({ halls: [{ id: hallId }] });
    const added = await owner.rest<Unit>('POST', '/business/units', { name: ' North half ' });
    expect([added.status, added.body]).toEqual([
      201,
      { id: expect.any(Number) as unknown, name: 'North half', halls: [] },
    ]);
    const path = `/business/units/${added.body.id}`;
    expect((await owner.rest<Unit>('PUT', path, { name: 'Garden' })).body).toMatchObject({ name: 'Garden' });
    expect((await owner.rest<Unit>('DELETE', path)).body).toMatchObject({ id: added.body.id, name: 'Garden' });
    expect((await owner.rest('DELETE', path)).status).toBe(404);
    expect(await listUnits(owner)).toEqual([own]);
    const entries = await at
      .context()
      .em.execute('select action from audit_events where business_id = ? order by id', [businessId]);
    expect(entries).toEqual([{ action: 'space.added' }, { action: 'space.changed' }, { action: 'space.removed' }]);
  });

  it.each([
    ['', UNIT_MESSAGES.nameRequired],
    ['x'.repeat(UNIT_LIMITS.nameMaxCharacters + 1), 'Name of the space must be at most 100 characters'],
  ])('the name %j is refused by name', async (name, message) => {
    const { owner } = await openVenue(at);
    const { status, body } = await owner.rest<Refusal>('POST', '/business/units', { name });
    expect([status, body.details?.fields?.[0]?.field]).toEqual([422, 'name']);
    expect(body.message).toContain(message.slice(0, 20));
  });

  it('there can’t be many more than halls', async () => {
    const { owner, businessId } = await openVenue(at);
    await at
      .context()
      .em.execute(`insert into hall_units (business_id, name) select ?, 'Part ' || n from generate_series(1, ?) n`, [
        businessId,
        UNIT_LIMITS.addedMax,
      ]);
    const { status, body } = await owner.rest<Refusal>('POST', '/business/units', { name: 'One more' });
    expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', UNIT_MESSAGES.full]);
  });

  it('a unit that a hall takes can’t be deleted, and the hall is named', async () => {
    const { owner, left } = await openMarquee();
    const [unit = 0] = await listUnitIds(owner, [left]);
    const { status, body } = await owner.rest<Refusal>('DELETE', `/business/units/${unit}`);
    expect([status, body.code]).toEqual([409, 'IN_USE']);
    expect(body.message).toBe('This space is taken by Left half. Give it another space first.');
  });

  it('are listed with the same number of statements for any number of them', async () => {
    const { owner, businessId } = await openVenue(at);
    const count = async () => (await recordStatements(at.app.orm, () => listUnits(owner))).statements.length;
    const before = await count();
    for (let place = 0; place < 4; place += 1) await givenHall(at.context().em, businessId);
    expect(await count()).toBe(before);
  });
});

describe('[issue: shared space] the units that a hall takes', () => {
  it('halls that share a unit lock each other; the halves stay independent', async () => {
    const marquee = await openMarquee();
    await join(marquee);
    expect((await book(marquee.left)).status).toBe(201);
    expect((await book(marquee.hallId)).body.code).toBe('SLOT_TAKEN');
    expect((await book(marquee.right)).status).toBe(201);
  });

  it('coming bookings move along: what the hall leaves is free, what it takes is taken', async () => {
    const marquee = await openMarquee({ slots: { bufferTime: 60 } });
    const [own = 0] = await listUnitIds(marquee.owner, [marquee.hallId]);
    await book(marquee.hallId);
    await join(marquee);
    expect((await book(marquee.left)).body.code).toBe('SLOT_TAKEN');
    expect(await findLedgerFaults()).toEqual([]);
    expect((await marquee.owner.rest('DELETE', `/business/units/${own}`)).status).toBe(200);
    const [half = 0] = await listUnitIds(marquee.owner, [marquee.left]);
    expect((await setUnits(marquee.owner, marquee.hallId, [half])).status).toBe(200);
    expect((await book(marquee.right)).status).toBe(201);
    expect(await findLedgerFaults()).toEqual([]);
  });

  it('refuses what would put two coming bookings into one space, names them, and changes nothing', async () => {
    const marquee = await openMarquee();
    const [whole, half] = [(await book(marquee.hallId)).body, (await book(marquee.left)).body];
    const before = await listUnits(marquee.owner);
    const { status, body } = await setUnits(
      marquee.owner,
      marquee.hallId,
      await listUnitIds(marquee.owner, [marquee.left, marquee.right]),
    );
    expect([status, body.code, body.field]).toEqual([409, 'SLOT_TAKEN', 'unitIds']);
    expect(body.message).toMatch(
      /^The booking of Moti Mahal \d+, INV-\d+ \(Mar 20, 2027, 7:00 PM - 11:00 PM\) and the booking of Left half, INV-\d+ \(Mar 20, 2027, 7:00 PM - 11:00 PM\) would then be in the same space\.$/,
    );
    expect(body.details?.bookingIds).toEqual([whole.id, half.id]);
    expect(await listUnits(marquee.owner)).toEqual(before);
    expect(await findLedgerFaults()).toEqual([]);
  });

  it('the buffer counts: a booking that begins within it would overlap', async () => {
    const marquee = await openMarquee({ slots: { bufferTime: 60 } });
    await book(marquee.hallId);
    await book(marquee.left, { startTime: '2027-03-20T18:30:00.000Z', endTime: '2027-03-20T22:00:00.000Z' });
    const [unit = 0] = await listUnitIds(marquee.owner, [marquee.left]);
    expect((await setUnits(marquee.owner, marquee.hallId, [unit])).body.code).toBe('SLOT_TAKEN');
  });

  it('requests that wait stay, and are judged by the new units when they are answered', async () => {
    const marquee = await openMarquee({ instantConfirmation: false });
    const [whole, half] = [(await book(marquee.hallId)).body, (await book(marquee.left)).body];
    await join(marquee);
    const answer = (id: number) =>
      marquee.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
    expect((await answer(half.id)).status).toBe(200);
    expect((await answer(whole.id)).status).toBe(409);
    const { em } = at.context();
    expect(await em.execute('select cancellation_reason from bookings where id = ?', [whole.id])).toEqual([
      { cancellation_reason: 'slot_taken' },
    ]);
  });

  it('blocks of the whole hall move along, those of a part stay where they are', async () => {
    const marquee = await openMarquee();
    const block = (hallId: number, date: string) =>
      marquee.owner.graphql('mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }', {
        input: { hallId, date },
      });
    await block(marquee.hallId, '2027-03-20');
    await join(marquee);
    expect((await book(marquee.left)).body.code).toBe('SLOT_TAKEN');
    await block(marquee.left, '2027-03-22');
    const [right = 0] = await listUnitIds(marquee.owner, [marquee.right]);
    expect((await setUnits(marquee.owner, marquee.hallId, [right])).status).toBe(200);
    const monday = { startTime: '2027-03-22T14:00:00.000Z', endTime: '2027-03-22T18:00:00.000Z' };
    expect((await book(marquee.hallId, monday)).status).toBe(201);
    expect((await book(marquee.left, monday)).body.code).toBe('SLOT_TAKEN');
  });

  it('a booking and a block in one space are a conflict as well', async () => {
    const marquee = await openMarquee();
    await book(marquee.hallId);
    await marquee.owner.graphql('mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }', {
      input: { hallId: marquee.left, date: '2027-03-20' },
    });
    const [unit = 0] = await listUnitIds(marquee.owner, [marquee.left]);
    const { body } = await setUnits(marquee.owner, marquee.hallId, [unit]);
    expect([body.code, body.message]).toEqual(['SLOT_TAKEN', expect.stringContaining('what you blocked')]);
  });

  it('bookings that are over stay as they were, and don’t stand in the way', async () => {
    const marquee = await openMarquee();
    const noon = { startTime: '2027-03-01T10:00:00.000Z', endTime: '2027-03-01T12:00:00.000Z' };
    const past = (await book(marquee.hallId, noon)).body;
    await book(marquee.left, noon);
    const [own = 0] = await listUnitIds(marquee.owner, [marquee.hallId]);
    at.clock.set(new Date('2027-03-01T13:00:00.000Z'));
    try {
      await join(marquee);
      const { em } = at.context();
      expect(await em.execute('select unit_id from occupancies where booking_id = ?', [past.id])).toEqual([
        { unit_id: own },
      ]);
      expect((await marquee.owner.rest('DELETE', `/business/units/${own}`)).status).toBe(200);
      expect(await em.execute('select status from bookings where id = ?', [past.id])).toEqual([
        { status: 'confirmed' },
      ]);
    } finally {
      at.clock.set(TEST_NOW);
    }
  });

  it.each<[unknown, string]>([
    [[], UNIT_MESSAGES.unitRequired],
    [[999_999], UNIT_MESSAGES.unknown],
    [[0], 'Spaces must be ids'],
    [Array.from({ length: UNIT_LIMITS.perHallMax + 1 }, (_, index) => index + 1), 'Spaces can be at most 50'],
  ])('refuses %j by the name of its field', async (unitIds, message) => {
    const { owner, hallId } = await openVenue(at);
    const { status, body } = await owner.rest<Refusal>('PUT', `/business/halls/${hallId}/units`, { unitIds });
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
    expect(body.details?.fields).toEqual([{ field: expect.stringMatching(/^unitIds/) as unknown, message }]);
  });

  it('another owner’s spaces are unknown, and so is another owner’s hall', async () => {
    const [mine, theirs] = [await openVenue(at), await openVenue(at)];
    const [unit = 0] = await listUnitIds(theirs.owner, [theirs.hallId]);
    expect((await setUnits(mine.owner, mine.hallId, [unit])).body.details?.fields).toEqual([
      { field: 'unitIds', message: UNIT_MESSAGES.unknown },
    ]);
    const [own = 0] = await listUnitIds(mine.owner, [mine.hallId]);
    expect((await setUnits(mine.owner, theirs.hallId, [own])).status).toBe(404);
  });

  it('the database refuses a hall without a unit, and a unit of another business', async () => {
    const [mine, theirs] = [await openVenue(at), await openVenue(at)];
    const { em } = at.context();
    await expect(em.execute('delete from hall_unit_links where hall_id = ?', [mine.hallId])).rejects.toMatchObject({
      constraint: 'halls_have_units',
    });
    const [unit = 0] = await listUnitIds(theirs.owner, [theirs.hallId]);
    const foreign = 'insert into hall_unit_links (hall_id, unit_id) values (?, ?)';
    await expect(em.execute(foreign, [mine.hallId, unit])).rejects.toMatchObject({
      constraint: 'hall_unit_links_same_business',
    });
  });

  it('the database refuses a unit that a confirmed booking doesn’t occupy', async () => {
    const marquee = await openMarquee();
    await book(marquee.hallId);
    const [unit = 0] = await listUnitIds(marquee.owner, [marquee.left]);
    await expect(
      at.context().em.execute('insert into hall_unit_links (hall_id, unit_id) values (?, ?)', [marquee.hallId, unit]),
    ).rejects.toMatchObject({ constraint: 'bookings_confirmed_occupies' });
  });
});

describe('[issue: shared space] the page of a hall', () => {
  const sharing = async (hallId: number) => {
    const { status, body } = await at.visitor.rest<{ id: number }[]>('GET', `/public/halls/${hallId}/shared-space`);
    expect(status).toBe(200);
    return body.map(({ id }) => id);
  };

  it('names the public halls that share its space, not those that are offline', async () => {
    const marquee = await openMarquee();
    expect(await sharing(marquee.hallId)).toEqual([]);
    await join(marquee);
    expect(await sharing(marquee.hallId)).toEqual([marquee.left, marquee.right]);
    expect(await sharing(marquee.left)).toEqual([marquee.hallId]);
    await marquee.owner.graphql('mutation O($id: Int!) { takeHallOffline(id: $id) { id } }', { id: marquee.left });
    expect(await sharing(marquee.hallId)).toEqual([marquee.right]);
    expect((await at.visitor.rest('GET', `/public/halls/${marquee.left}/shared-space`)).status).toBe(404);
  });

  it('names them in Urdu as well, where they have such a name', async () => {
    const marquee = await openMarquee();
    await join(marquee);
    const { body } = await at.visitor.rest<object[]>('GET', `/public/halls/${marquee.hallId}/shared-space`);
    expect(body).toEqual([
      expect.objectContaining({ id: marquee.left, hallNameUrdu: 'بایاں حصہ' }),
      expect.objectContaining({ id: marquee.right, hallNameUrdu: null }),
    ]);
  });
});
