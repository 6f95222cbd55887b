import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../modules/accounts/user.entity.js';
import { Booking } from '../modules/bookings/booking.entity.js';
import { Business } from '../modules/businesses/business.entity.js';
import { TeamMember } from '../modules/businesses/team-member.entity.js';
import { OperatingHours } from '../modules/businesses/operating-hours.entity.js';
import { TimeSlotSettings } from '../modules/businesses/time-slot-settings.entity.js';
import { FixedService } from '../modules/catalogue/fixed-service.entity.js';
import { HallCategory } from '../modules/catalogue/hall-category.entity.js';
import { HallType } from '../modules/catalogue/hall-type.entity.js';
import { OptionalService } from '../modules/catalogue/optional-service.entity.js';
import { HallFixedService } from '../modules/halls/hall-fixed-service.entity.js';
import { Hall } from '../modules/halls/hall.entity.js';
import { HallShift } from '../modules/halls/hall-shift.entity.js';
import { Role } from '../domain/accounts/roles.js';
import type { OpeningHours } from '../domain/availability/availability.js';
import { BookingSource } from '../domain/bookings/entry.js';
import { BookingStatus, CancellationReason } from '../domain/bookings/transitions.js';
import type { MemberRole } from '../domain/businesses/team.js';
import { BusinessStatus } from '../domain/businesses/transitions.js';
import { PriceType, type ServicePriceType } from '../domain/catalogue/price-types.js';
import type { CurrencyCode } from '../domain/currency/currencies.js';
import { HallStatus } from '../domain/halls/inputs.js';
import { toHundredths, toPercentHundredths, ZERO } from '../domain/money/money.js';
import { TEST_NOW, type Harness, type Person } from './harness.js';

/** The one builder of test data, inserted directly into the database: by default an ordinary, bookable hall in Lahore. */

let count = 0;
const HOUR_MS = 3_600_000;

/** Overrides for a business; percentages in percent. */
export interface BusinessScene {
  name?: string;
  phone?: string;
  status?: BusinessStatus;
  currency?: CurrencyCode;
  timeZone?: string;
  instantConfirmation?: boolean;
  holdHours?: number;
  discount?: number;
  tax?: number;
  slots?: Partial<
    Pick<
      TimeSlotSettings,
      'slotDuration' | 'bufferTime' | 'allowMultipleSlots' | 'maxAdvanceBookingDays' | 'minAdvanceBookingHours'
    >
  >;
  hours?: OpeningHours[];
}

/** Columns that a business's status requires. */
const BUSINESS_STATUS_COLUMNS = {
  [BusinessStatus.NOT_APPLIED]: {},
  [BusinessStatus.PENDING]: {},
  [BusinessStatus.APPROVED]: { approvedAt: TEST_NOW },
  [BusinessStatus.REJECTED]: { rejectionReason: 'Incomplete' },
  [BusinessStatus.SUSPENDED]: { approvedAt: TEST_NOW, suspendedAt: TEST_NOW, suspensionReason: 'Complaints' },
};

/** Inserts a business of an owner, approved by default. Returns its id. */
export async function givenBusiness(em: EntityManager, ownerId: number, scene: BusinessScene = {}): Promise<number> {
  count += 1;
  const { status = BusinessStatus.APPROVED, discount = 0, tax = 0, slots, hours = [], ...stated } = scene;
  const business = em.create(Business, {
    owner: ref(em.getReference(User, ownerId)),
    name: `Banquets ${count}`,
    location: 'Main Boulevard, Gulberg, Lahore',
    phone: '0300 1234567',
    description: 'Halls for weddings and corporate events.',
    status,
    discountPercentage: toPercentHundredths(discount),
    taxPercentage: toPercentHundredths(tax),
    createdAt: TEST_NOW,
    appliedAt: TEST_NOW,
    ...BUSINESS_STATUS_COLUMNS[status],
    ...stated,
  });
  if (slots) em.create(TimeSlotSettings, { business: ref(business), ...slots });
  for (const day of hours) em.create(OperatingHours, { business: ref(business), ...day });
  await em.flush();
  return business.id;
}

/** Makes a customer's account a member of a business. Returns the membership's id. */
export async function givenMember(
  em: EntityManager,
  businessId: number,
  userId: number,
  role: MemberRole,
): Promise<number> {
  const member = em.create(TeamMember, {
    business: ref(em.getReference(Business, businessId)),
    user: ref(em.getReference(User, userId)),
    role,
    joinedAt: TEST_NOW,
  });
  await em.flush();
  return member.id;
}

interface Kind {
  price: number;
  priceType: PriceType;
}

/** Overrides for a hall; prices in units of the currency. */
export interface HallScene {
  hallNumber?: string;
  hallName?: string | null;
  hallNameUrdu?: string | null;
  description?: string | null;
  location?: string;
  city?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  capacity?: number;
  pricePerHour?: number;
  pricePerPerson?: number;
  profileImage?: string | null;
  sliderImages?: string[];
  status?: HallStatus;
  isFeatured?: boolean;
  category?: Kind;
  type?: Kind;
}

/** Inserts a hall with its category and type, active by default. Returns its id. */
export async function givenHall(em: EntityManager, businessId: number, scene: HallScene = {}): Promise<number> {
  count += 1;
  const { pricePerHour = 10_000, pricePerPerson = 1_500, category, type, ...stated } = scene;
  const business = ref(em.getReference(Business, businessId));
  const kind = ({ price, priceType }: Kind = { price: 0, priceType: PriceType.FIXED }) => ({
    business,
    price: toHundredths(price),
    priceType,
    createdAt: TEST_NOW,
  });
  const hall = em.create(Hall, {
    business,
    category: ref(em.create(HallCategory, { ...kind(category), name: `Wedding ${count}` })),
    type: ref(em.create(HallType, { ...kind(type), name: `Marquee ${count}` })),
    hallNumber: String(count),
    hallName: `Moti Mahal ${count}`,
    location: 'Canal Road, Lahore',
    capacity: 300,
    status: HallStatus.ACTIVE,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    ...stated,
    pricePerHour: toHundredths(pricePerHour),
    pricePerPerson: toHundredths(pricePerPerson),
  });
  await em.flush();
  return hall.id;
}

/** Overrides for a booking. */
export interface BookingScene {
  startTime?: Date;
  endTime?: Date;
  status?: BookingStatus;
}

/** Columns that a booking's status requires. */
const BOOKING_STATUS_COLUMNS = {
  [BookingStatus.PENDING]: {},
  [BookingStatus.CONFIRMED]: { confirmedAt: TEST_NOW },
  [BookingStatus.CANCELLED]: { cancelledAt: TEST_NOW, cancellationReason: CancellationReason.WITHDRAWN },
};

/** Inserts a booking of a hall, pending and five hours long by default; a confirmed one is in the ledger. Returns its id. */
export async function givenBooking(
  em: EntityManager,
  { userId, enteredBy = null, hallId }: { userId: number | null; enteredBy?: number | null; hallId: number },
  {
    startTime = TEST_NOW,
    endTime = new Date(startTime.getTime() + 5 * HOUR_MS),
    status = BookingStatus.PENDING,
  }: BookingScene = {},
): Promise<number> {
  return em.transactional(async (fork) => {
    const hall = await fork.findOneOrFail(Hall, hallId, { populate: ['business'] });
    const { name, currency, timeZone } = hall.business.$;
    const booking = fork.create(Booking, {
      user: userId === null ? null : ref(fork.getReference(User, userId)),
      source: userId === null ? BookingSource.OWNER : BookingSource.CUSTOMER,
      enteredBy: enteredBy === null ? null : ref(fork.getReference(User, enteredBy)),
      hall: ref(hall),
      business: ref(hall.business.$),
      startTime,
      endTime,
      status,
      guestCount: 100,
      customerName: 'A customer',
      customerPhone: '0300 7654321',
      customerEmail: 'customer@mail.test',
      hallTitle: hall.title,
      hallLocation: hall.location,
      businessName: name,
      currency,
      timeZone,
      hours: 5,
      pricePerHour: hall.pricePerHour ?? ZERO,
      pricePerPerson: hall.pricePerPerson ?? ZERO,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
      ...BOOKING_STATUS_COLUMNS[status],
    });
    await fork.flush();
    if (status === BookingStatus.CONFIRMED) {
      await fork.execute(
        `insert into occupancies (unit_id, period, kind, booking_id)
         select unit_id, tstzrange(?, ?), 'booking', ? from hall_unit_links where hall_id = ?`,
        [startTime.toISOString(), endTime.toISOString(), booking.id, hallId],
      );
    }
    return booking.id;
  });
}

/** Overrides for a venue: its business, its hall, and the services that it offers. */
export interface VenueScene extends BusinessScene, Pick<HallScene, 'category' | 'type'> {
  hall?: HallScene;
  fixed?: { name: string; price: number; priceType: ServicePriceType; isIncluded?: boolean }[];
  optional?: { name: string; price: number; priceType: ServicePriceType }[];
  shifts?: ShiftScene[];
}

/** Overrides for a shift; by default dinner of every day, at 3,000 a head. */
export interface ShiftScene {
  name?: string;
  weekdays?: number[];
  startTime?: string;
  endTime?: string;
  price?: number;
  priceType?: ServicePriceType;
}

/** Inserts a shift of a hall. Returns its id. */
export async function givenShift(em: EntityManager, hallId: number, scene: ShiftScene = {}): Promise<number> {
  const { price = 3_000, ...stated } = scene;
  const shift = em.create(HallShift, {
    hall: ref(em.getReference(Hall, hallId)),
    name: 'Dinner',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    startTime: '19:00',
    endTime: '00:30',
    createdAt: TEST_NOW,
    ...stated,
    price: toHundredths(price),
  });
  await em.flush();
  return shift.id;
}

/** What a test works with. */
export interface Venue {
  owner: Person;
  businessId: number;
  hallId: number;
  /** In the order of the scene. */
  fixedIds: number[];
  optionalIds: number[];
  shiftIds: number[];
}

/** Creates an owner with a business, one hall and its services. */
export async function openVenue(at: Harness, scene: VenueScene = {}): Promise<Venue> {
  const { hall, category, type, fixed, optional, shifts = [], ...business } = scene;
  const owner = await at.person(Role.BUSINESS);
  const { em } = at.context();
  const businessId = await givenBusiness(em, owner.id, business);
  const hallId = await givenHall(em, businessId, { category, type, ...hall });
  const services = newServices(em, businessId, hallId, { fixed, optional });
  await em.flush();
  const shiftIds: number[] = [];
  for (const shift of shifts) shiftIds.push(await givenShift(em, hallId, shift));
  return {
    owner,
    businessId,
    hallId,
    fixedIds: services.fixed.map(({ id }) => id),
    optionalIds: services.optional.map(({ id }) => id),
    shiftIds,
  };
}

function newServices(
  em: EntityManager,
  businessId: number,
  hallId: number,
  scene: Pick<VenueScene, 'fixed' | 'optional'>,
) {
  const base = { business: ref(em.getReference(Business, businessId)), createdAt: TEST_NOW };
  const fixed = (scene.fixed ?? []).map((each) =>
    em.create(FixedService, { ...base, ...each, price: toHundredths(each.price), isIncluded: each.isIncluded ?? true }),
  );
  const optional = (scene.optional ?? []).map((each) =>
    em.create(OptionalService, { ...base, ...each, price: toHundredths(each.price) }),
  );
  for (const service of fixed) {
    em.create(HallFixedService, { hall: ref(em.getReference(Hall, hallId)), service: ref(service) });
  }
  return { fixed, optional };
}

/** Makes a hall occupy the units of other halls as well, as a full marquee takes both of its halves. */
export async function shareUnits(em: EntityManager, hallId: number, ofHallIds: readonly number[]): Promise<void> {
  await em.transactional(async (fork) => {
    await fork.execute('delete from hall_unit_links where hall_id = ?', [hallId]);
    await fork.execute(
      `insert into hall_unit_links (hall_id, unit_id) select ?, unit_id from hall_unit_links where hall_id in (?)`,
      [hallId, ofHallIds],
    );
  });
}

/** A complete, valid booking request; hours are local to the hall in Lahore. */
export function bookingInput(hallId: number, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    hallId,
    startTime: '2027-03-20T14:00:00.000Z',
    endTime: '2027-03-20T18:00:00.000Z',
    guestCount: 100,
    customerName: 'Ayesha Khan',
    customerPhone: '+92 300 7654321',
    customerEmail: 'ayesha@mail.test',
    ...overrides,
  };
}
