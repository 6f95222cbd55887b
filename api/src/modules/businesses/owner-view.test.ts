import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { openVenue, type Venue } from '../../testing/scene.js';

const VIEW = `query View($id: Int!) { ownerView(id: $id) {
  business { id name status }
  dashboard { currency totalHalls monthlyBookings waitingRequests days { date } }
  hallFigures { total active averageCapacity }
  bookingStats { totalBookings pending confirmed revenue }
  settings { currency timeZone taxPercentage timeSlots { slotDuration } operatingHours { dayOfWeek } } } }`;
const OWN = `query Own {
  businessDashboard { currency totalHalls monthlyBookings waitingRequests days { date } }
  viewerHallFigures { total active averageCapacity }
  businessBookingStats { totalBookings pending confirmed revenue }
  businessSettings { currency timeZone taxPercentage timeSlots { slotDuration } operatingHours { dayOfWeek } } }`;
const HALLS = 'query Halls($id: Int!) { hallsOfBusiness(id: $id) { nodes { id title isFeatured } totalCount } }';
const BOOKINGS = `query Bookings($id: Int!, $filter: BookingFilter) { bookingsOfBusiness(id: $id, filter: $filter) {
  nodes { id hallTitle customerName status viewerCanCancel viewerCanAnswer } totalCount } }`;

let at: Harness;
let venue: Venue;
let other: Venue;
let admin: Person;
let moderator: Person;
let bookingId: number;

const REQUEST = `mutation Request($input: RequestBookingInput!) { requestBooking(input: $input) { id } }`;

beforeAll(async () => {
  at = await startHarness();
  venue = await openVenue(at, { tax: 16, hall: { hallName: 'Rose Hall' } });
  other = await openVenue(at, { hall: { hallName: 'Tulip Hall' } });
  admin = await at.person(Role.ADMIN);
  moderator = await at.person(Role.MODERATOR);
  const customer = await at.person(Role.USER);
  const { data, errors } = await customer.graphql<{ requestBooking: { id: number } }>(REQUEST, {
    input: {
      hallId: venue.hallId,
      startTime: '2027-03-20T10:00:00.000Z',
      endTime: '2027-03-20T14:00:00.000Z',
      guestCount: 50,
      customerName: 'Ayesha Noor',
      customerPhone: '+92 300 1234567',
      customerEmail: 'ayesha@mail.test',
    },
  });
  expect(errors).toEqual([]);
  bookingId = data?.requestBooking.id ?? 0;
});
afterAll(() => at.close());

const findAuditEntries = async () =>
  at
    .context()
    .em.execute<object[]>(
      `select action, subject_id, actor_id from audit_events where action = 'business.viewed-as-owner' order by id`,
    );

describe('[product: control panel] what the owner sees', () => {
  it('staff see the owner’s statistics and settings, and opening them is audited', async () => {
    const own = (await venue.owner.graphql(OWN)).data;
    const { data, errors } = await moderator.graphql<{ ownerView: Record<string, unknown> }>(VIEW, {
      id: venue.businessId,
    });
    expect(errors).toEqual([]);
    expect(data?.ownerView).toMatchObject({
      business: { id: venue.businessId, status: 'APPROVED' },
      dashboard: own?.businessDashboard,
      hallFigures: own?.viewerHallFigures,
      bookingStats: own?.businessBookingStats,
      settings: own?.businessSettings,
    });
    expect(await findAuditEntries()).toEqual([
      { action: 'business.viewed-as-owner', subject_id: String(venue.businessId), actor_id: moderator.id },
    ]);
  });

  it('its halls and bookings are that business’s only, as read-only rows', async () => {
    const halls = await moderator.graphql<{ hallsOfBusiness: { nodes: object[] } }>(HALLS, { id: venue.businessId });
    expect(halls.data?.hallsOfBusiness).toEqual({
      nodes: [{ id: venue.hallId, title: 'Rose Hall', isFeatured: false }],
      totalCount: 1,
    });
    const bookings = await moderator.graphql(BOOKINGS, { id: venue.businessId });
    expect(bookings.data?.bookingsOfBusiness).toEqual({
      nodes: [
        {
          id: bookingId,
          hallTitle: 'Rose Hall',
          customerName: 'Ayesha Noor',
          status: 'PENDING',
          viewerCanCancel: false,
          viewerCanAnswer: false,
        },
      ],
      totalCount: 1,
    });
    expect((await admin.graphql(BOOKINGS, { id: other.businessId })).data).toMatchObject({
      bookingsOfBusiness: { nodes: [], totalCount: 0 },
    });
  });

  it('staff find the halls of all businesses by name, those that are offline too', async () => {
    await at.context().em.execute(`update halls set status = 'inactive' where id = ?`, [other.hallId]);
    const query = `query All($filter: OwnedHallFilter) { allHalls(filter: $filter) { nodes { id title businessId } totalCount } }`;
    const find = async (filter: object) => (await moderator.graphql(query, { filter })).data;
    expect(await find({ text: 'tulip' })).toEqual({
      allHalls: { nodes: [{ id: other.hallId, title: 'Tulip Hall', businessId: other.businessId }], totalCount: 1 },
    });
    expect(await find({ text: 'hall' })).toMatchObject({ allHalls: { totalCount: 2 } });
    expect(await find({ text: 'hall', status: 'ACTIVE' })).toMatchObject({ allHalls: { totalCount: 1 } });
    expect((await venue.owner.graphql(query)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    await at.context().em.execute(`update halls set status = 'active' where id = ?`, [other.hallId]);
  });

  it('a confirmed booking can be cancelled by an admin, not by a moderator', async () => {
    await venue.owner.graphql('mutation Approve($id: Int!) { approveBooking(id: $id) { id } }', { id: bookingId });
    const read = async (who: Person) => {
      const { data } = await who.graphql<{ bookingsOfBusiness: { nodes: object[] } }>(BOOKINGS, {
        id: venue.businessId,
        filter: { status: 'CONFIRMED' },
      });
      return data?.bookingsOfBusiness.nodes;
    };
    expect(await read(admin)).toMatchObject([{ id: bookingId, viewerCanCancel: true }]);
    expect(await read(moderator)).toMatchObject([{ id: bookingId, viewerCanCancel: false }]);
  });

  it('an unknown business is not found, and nothing is audited', async () => {
    const before = (await findAuditEntries()).length;
    for (const query of [VIEW, HALLS, BOOKINGS])
      expect((await admin.graphql(query, { id: 999_999 })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await findAuditEntries()).toHaveLength(before);
  });

  it('is for staff only: not even for its owner', async () => {
    const customer = await at.person(Role.USER);
    for (const query of [VIEW, HALLS, BOOKINGS]) {
      const variables = { id: venue.businessId };
      expect((await at.visitor.graphql(query, variables)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      for (const person of [customer, venue.owner, other.owner])
        expect((await person.graphql(query, variables)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('takes the same statements however many halls and bookings there are', async () => {
    const statements = async (id: number) =>
      (await recordStatements(at.app.orm, () => admin.graphql(VIEW, { id }))).statements.length;
    expect(await statements(venue.businessId)).toBe(await statements(other.businessId));
  });
});
