import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { givenHall, openVenue, bookingInput, shareUnits, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let venue: Venue;
let secondHall: number;
const ids: number[] = [];

/** Six requests of a business, three evenings in two halls, requested a minute apart; the first is confirmed. */
beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at, {
    optional: [{ name: 'Menu', price: 10, priceType: 'FIXED' }],
    hall: { hallName: 'Rose_Hall 100%', hallNameUrdu: 'گلاب ہال' },
  });
  secondHall = await givenHall(at.context().em, venue.businessId, { hallName: 'Hall 45', pricePerHour: 20_000 });
  const names = ['Ayesha', 'Bilal', 'Chand', 'Dāūd', 'Erum', 'عائشہ'];
  for (const [place, customerName] of names.entries()) {
    const day = `2027-03-1${place % 3}`;
    const occasions = ['walima', 'nikah', undefined];
    const request = bookingInput(place < 3 ? venue.hallId : secondHall, {
      startTime: `${day}T20:00:00Z`,
      endTime: `${day}T23:00:00Z`,
      customerName,
      occasion: occasions[place],
      customerEmail: `guest${place}@mail.test`,
      optionalServiceIds: venue.optionalIds,
    });
    ids.push((await customer.rest<{ id: number }>('POST', '/user/bookings', request)).body.id);
    at.clock.advanceMinutes(1);
  }
  await venue.owner.rest('PUT', `/business/bookings/${ids[0]}/status`, { status: 'confirmed' });
});
afterAll(() => at.close());

/** A number as Urdu writes it, in six digits. */
function toUrduNumber(id: number | undefined): string {
  return String(id)
    .padStart(6, '0')
    .replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
}

interface List {
  data: { id: number; customerName: string }[];
  paging: { page: number; limit: number; total: number; nextCursor: string | null };
}

async function listed(query: string): Promise<(number | undefined)[]> {
  const { status, body } = await venue.owner.rest<List>('GET', `/business/bookings?${query}`);
  expect(status).toBe(200);
  return body.data.map(({ id }) => ids.indexOf(id));
}

describe('[business §2 Bookings management] the owner’s list', () => {
  it.each([
    ['all, the last requested first', '', [5, 4, 3, 2, 1, 0]],
    ['the first requested first', 'order=oldest', [0, 1, 2, 3, 4, 5]],
    ['by start', 'order=soonest', [0, 3, 1, 4, 2, 5]],
    ['by start, the latest first', 'order=latest', [5, 2, 4, 1, 3, 0]],
    ['by price', 'order=highest', [5, 4, 3, 2, 1, 0]],
    ['confirmed ones', 'status=confirmed', [0]],
    ['of a hall', () => `hallId=${secondHall}`, [5, 4, 3]],
    ['from a day on: 20:00 in UTC is the next day in Lahore', 'from=2027-03-12', [5, 4, 2, 1]],
    ['up to a day, included', 'to=2027-03-12', [4, 3, 1, 0]],
    ['up to the last day that can be given', 'to=2199-12-31', [5, 4, 3, 2, 1, 0]],
    ['by a name, without case', 'text=bilal', [1]],
    ['by a name in Urdu', `text=${encodeURIComponent('عائشہ')}`, [5]],
    ['by a name in Arabic letters', `text=${encodeURIComponent('عائشة')}`, [5]],
    ['by a name without its accents', 'text=daud', [3]],
    ['by a name with accents', `text=${encodeURIComponent('Bilál')}`, [1]],
    ['by one letter, which begins a word', 'text=d', [3]],
    ['by an address', 'text=guest4@', [4]],
    ['by a hall’s name, literally', `text=${encodeURIComponent('rose_hall 100%')}`, [2, 1, 0]],
    ['a lone % finds only what holds one', `text=${encodeURIComponent('0%')}`, [2, 1, 0]],
    ['by an invoice’s number', () => `text=INV-${String(ids[3]).padStart(6, '0')}`, [3]],
    ['by an invoice’s number in Urdu’s digits', () => `text=INV-${encodeURIComponent(toUrduNumber(ids[3]))}`, [3]],
    ['by a number in Urdu’s digits', () => `text=${encodeURIComponent(toUrduNumber(ids[3]))}`, [3]],
    ['for an occasion', 'occasion=walima', [0]],
    ['by an occasion', 'text=Nikah', [1]],
    ['not by the beginning of an occasion', 'text=nik', []],
    ['by an occasion in Urdu', `text=${encodeURIComponent('نکاح')}`, [1]],
    ['several filters at once', () => `status=pending&hallId=${venue.hallId}&to=2027-03-12`, [1]],
  ] satisfies [string, string | (() => string), number[]][])('%s', async (_which, query, expected) => {
    expect(await listed(typeof query === 'function' ? query() : query)).toEqual(expected);
  });

  it.each(['newest', 'oldest', 'soonest', 'latest', 'highest'])(
    'pages by cursor in the order %s without gaps or duplicates',
    async (order) => {
      const seen: number[] = [];
      let after = '';
      for (let page = 0; page < 3; page += 1) {
        const { body } = await venue.owner.rest<List>('GET', `/business/bookings?order=${order}&limit=2${after}`);
        expect(body.paging).toMatchObject({ limit: 2, total: 6 });
        seen.push(...body.data.map(({ id }) => id));
        after = `&after=${body.paging.nextCursor}`;
        expect(body.paging.nextCursor === null).toBe(page === 2);
      }
      expect([...seen].sort()).toEqual([...ids].sort());
    },
  );

  it.each([
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['page=0', 'page'],
    ['after=nonsense', 'after'],
    [`after=${Buffer.from('["x",1]').toString('base64url')}`, 'after'],
    ['status=lost', 'status'],
    ['occasion=party', 'occasion'],
    ['from=2027-02-30', 'from'],
    ['from=2027-03-02&to=2027-03-01', 'to'],
    ['to=9999-12-31', 'to'],
    ['hallId=0', 'hallId'],
    [`text=${'x'.repeat(201)}`, 'text'],
  ])('?%s is refused naming %s', async (query, field) => {
    const refused = await venue.owner.rest<{ field: string }>('GET', `/business/bookings?${query}`);
    expect(refused.status).toBe(422);
    expect(refused.body.field).toMatch(new RegExp(`(^|\\.)${field}$`));
  });

  it('shows statistics of the whole business', async () => {
    const { data } = await venue.owner.graphql<{ businessBookingStats: Record<string, unknown> }>(
      '{ businessBookingStats { totalBookings confirmed pending revenue currency oldestPendingAt } }',
    );
    expect(data?.businessBookingStats).toEqual({
      totalBookings: 6,
      confirmed: 1,
      pending: 5,
      revenue: 180_010,
      currency: 'PKR',
      oldestPendingAt: '2027-03-01T07:01:00.000Z',
    });
  });

  it('is refused to others', async () => {
    const other = await openVenue(at);
    expect((await other.owner.rest<List>('GET', '/business/bookings')).body.data).toEqual([]);
    const withoutApplication = await at.person(Role.BUSINESS);
    expect((await withoutApplication.rest('GET', '/business/bookings')).status).toBe(404);
    expect((await customer.rest('GET', '/business/bookings')).status).toBe(403);
    expect((await at.visitor.rest('GET', '/business/bookings')).status).toBe(401);
    const somebody = await at.person(Role.USER);
    expect((await somebody.rest<List>('GET', '/user/bookings')).body.data).toEqual([]);
  });
});

describe('[customer §7 GET /api/user/bookings] the customer’s list', () => {
  it('a customer’s list contains only their bookings', async () => {
    const other = await at.person(Role.USER);
    const request = bookingInput(secondHall, { startTime: '2027-04-01T10:00:00Z', endTime: '2027-04-01T13:00:00Z' });
    const own = await other.rest<{ id: number }>('POST', '/user/bookings', request);
    const { status, body } = await other.rest<List>('GET', '/user/bookings');
    expect({ status, ids: body.data.map(({ id }) => id) }).toEqual({ status: 200, ids: [own.body.id] });
    expect(body.data[0]).toMatchObject({ status: 'pending', businessCurrency: 'PKR', hallTitle: expect.any(String) });
    expect((await at.visitor.rest('GET', '/user/bookings')).status).toBe(401);
    expect((await venue.owner.rest('GET', '/user/bookings')).status).toBe(403);
  });
});

describe('[business §2 Bookings management] the calendar', () => {
  const CALENDAR = `query Calendar($from: Date!, $to: Date!) {
    businessCalendar(from: $from, to: $to) { timeZone bookings { id } blocks { hallIds startTime endTime note } } }`;

  it('has the bookings and blocks of the days in the business’s time zone', async () => {
    const input = { date: '2027-03-12', startTime: '22:00', endTime: '02:00', hallId: secondHall, note: 'Wiring' };
    await venue.owner.graphql('mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }', { input });
    const { data } = await venue.owner.graphql<{ businessCalendar: { bookings: { id: number }[]; blocks: unknown[] } }>(
      CALENDAR,
      { from: '2027-03-12', to: '2027-03-12' },
    );
    expect(data?.businessCalendar.bookings.map(({ id }) => ids.indexOf(id))).toEqual([1, 4]);
    expect(data?.businessCalendar.blocks).toEqual([
      {
        hallIds: [secondHall],
        startTime: '2027-03-12T17:00:00.000Z',
        endTime: '2027-03-12T21:00:00.000Z',
        note: 'Wiring',
      },
    ]);
  });

  it('of one hall has only that hall’s, and of another owner’s hall nothing', async () => {
    const OF_HALL = `query Calendar($hallId: Int) { businessCalendar(from: "2027-03-10", to: "2027-03-14", hallId: $hallId) {
      today bookings { id } blocks { hallIds } } }`;
    type Answer = { businessCalendar: { today: string; bookings: { id: number }[]; blocks: { hallIds: number[] }[] } };
    const of = async (hallId: number | null) =>
      (await venue.owner.graphql<Answer>(OF_HALL, { hallId })).data?.businessCalendar;
    const second = await of(secondHall);
    expect(second?.today).toBe('2027-03-01');
    expect(second?.bookings.map(({ id }) => ids.indexOf(id)).sort()).toEqual([3, 4, 5]);
    expect(second?.blocks).toEqual([{ hallIds: [secondHall] }]);
    expect((await of(venue.hallId))?.blocks).toEqual([]);
    expect((await of(null))?.bookings).toHaveLength(6);
    const foreign = await openVenue(at);
    expect(await of(foreign.hallId)).toMatchObject({ bookings: [], blocks: [] });
  });

  it.each([
    ['while it holds its time', 5, true],
    ['not while it holds nothing', 0, false],
  ])('of one hall has what takes the space that it shares: a request %s', async (_, holdHours, takes) => {
    const building = await openVenue(at, { holdHours });
    const guest = await at.person(Role.USER);
    const { em } = at.context();
    const [north, south] = [await givenHall(em, building.businessId), await givenHall(em, building.businessId)];
    await shareUnits(em, building.hallId, [north, south]);
    const ask = async (day: string) => {
      const times = { startTime: `${day}T10:00:00Z`, endTime: `${day}T13:00:00Z` };
      return (await guest.rest<{ id: number }>('POST', '/user/bookings', bookingInput(building.hallId, times))).body.id;
    };
    const [dinner, request] = [await ask('2027-03-10'), await ask('2027-03-11')];
    await building.owner.rest('PUT', `/business/bookings/${dinner}/status`, { status: 'confirmed' });
    const OF_HALL = `query Calendar($hallId: Int!, $perDay: Int) {
      businessCalendar(from: "2027-03-10", to: "2027-03-14", hallId: $hallId, perDay: $perDay) {
        bookings { id takenHallIds } days { date pending confirmed } } }`;
    const of = async (hallId: number, perDay: number | null = null) =>
      (await building.owner.graphql(OF_HALL, { hallId, perDay })).data?.businessCalendar;
    const every = [building.hallId, north, south];
    const all = {
      bookings: [
        { id: dinner, takenHallIds: every },
        { id: request, takenHallIds: takes ? every : [building.hallId] },
      ],
      days: [
        { date: '2027-03-10', pending: 0, confirmed: 1 },
        { date: '2027-03-11', pending: 1, confirmed: 0 },
      ],
    };
    const shown = takes ? all : { bookings: all.bookings.slice(0, 1), days: all.days.slice(0, 1) };
    expect(await of(building.hallId)).toEqual(all);
    expect(await of(north)).toEqual(shown);
    expect(await of(north, 5)).toEqual(shown);
    const own = await guest.graphql('query B($id: Int!) { booking(id: $id) { takenHallIds } }', { id: dinner });
    expect(own.data).toEqual({ booking: { takenHallIds: [building.hallId] } });
  });

  it('is for approved owners only', async () => {
    const code = async (who: Person) =>
      (await who.graphql(CALENDAR, { from: '2027-03-12', to: '2027-03-12' })).errors[0]?.extensions.code;
    expect(await code(at.visitor)).toBe('UNAUTHENTICATED');
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN])
      expect(await code(await at.person(role))).toBe('FORBIDDEN');
    expect(await code(await at.person(Role.BUSINESS))).toBe('NOT_FOUND');
    for (const status of [BusinessStatus.PENDING, BusinessStatus.REJECTED, BusinessStatus.SUSPENDED])
      expect(await code((await openVenue(at, { status })).owner)).toBe('FORBIDDEN');
  });

  it.each([
    ['2027-03-12', '2027-03-11'],
    ['2027-03-01', '2027-05-02'],
  ])('from %s to %s is refused', async (from, to) => {
    const { errors } = await venue.owner.graphql(CALENDAR, { from, to });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'to' });
  });
});

describe('[performance] statements are constant in the rows', () => {
  it('for both lists, with two bookings as with six', async () => {
    const count = async (limit: number, who: Person, path: string) =>
      (await recordStatements(at.app.orm, () => who.rest('GET', `${path}?limit=${limit}`))).statements.length;
    for (const [who, path] of [
      [venue.owner, '/business/bookings'],
      [customer, '/user/bookings'],
    ] as const) {
      expect(await count(6, who, path)).toBe(await count(2, who, path));
      // The viewer, the business, the page, its total, and the services of all bookings.
      expect(await count(6, who, path)).toBeLessThanOrEqual(5);
    }
  });

  it('services are loaded on demand only', async () => {
    const count = async (fields: string) => {
      const document = `{ businessBookings { nodes { ${fields} } } }`;
      const { statements } = await recordStatements(at.app.orm, () => venue.owner.graphql(document));
      return statements.filter((sql) => sql.includes('booking_optional_services')).length;
    };
    expect(await count('id totalPrice')).toBe(0);
    expect(await count('id fixedServices { name } optionalServices { name }')).toBe(1);
  });
});

describe('[issue: Urdu] the customer’s list', () => {
  it('names halls in Urdu, too, where they have such a name', async () => {
    const named = new Map([[venue.hallId, 'گلاب ہال']]);
    interface Named {
      viewerBookings: { nodes: { hallId: number; hallTitle: string; hallNameUrdu: string | null }[] };
    }
    const { data } = await customer.graphql<Named>('{ viewerBookings { nodes { hallId hallTitle hallNameUrdu } } }');
    const nodes = data?.viewerBookings.nodes ?? [];
    expect(nodes).toHaveLength(6);
    for (const { hallId, hallNameUrdu } of nodes) expect(hallNameUrdu).toBe(named.get(hallId) ?? null);
    const { body } = await customer.rest<{ data: { hallNameUrdu: string | null }[] }>('GET', '/user/bookings');
    expect(body.data.filter(({ hallNameUrdu }) => hallNameUrdu === 'گلاب ہال')).toHaveLength(3);
  });
});
