import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../modules/accounts/user.entity.js';
import { Booking } from '../modules/bookings/booking.entity.js';
import { Business } from '../modules/businesses/business.entity.js';
import { HallCategory } from '../modules/catalogue/hall-category.entity.js';
import { HallType } from '../modules/catalogue/hall-type.entity.js';
import { Hall } from '../modules/halls/hall.entity.js';
import { BookingStatus, CancellationReason } from '../domain/bookings/transitions.js';
import { BusinessStatus } from '../domain/businesses/transitions.js';
import { PriceType } from '../domain/catalogue/price-types.js';
import type { CurrencyCode } from '../domain/currency/currencies.js';
import { HallStatus } from '../domain/halls/inputs.js';
import { toHundredths, ZERO } from '../domain/money/money.js';
import { TEST_NOW } from './harness.js';

/** Test fixtures, inserted directly into the database: by default an ordinary, bookable hall in Lahore. */

let count = 0;
const HOUR_MS = 3_600_000;

/** Overrides for a business. */
export interface BusinessScene {
  name?: string;
  phone?: string;
  status?: BusinessStatus;
  currency?: CurrencyCode;
  timeZone?: string;
  instantConfirmation?: boolean;
}

/** Inserts a business of an owner, approved by default. Returns its id. */
export async function givenBusiness(em: EntityManager, ownerId: number, scene: BusinessScene = {}): Promise<number> {
  count += 1;
  const business = em.create(Business, {
    owner: ref(em.getReference(User, ownerId)),
    name: `Banquets ${count}`,
    location: 'Main Boulevard, Gulberg, Lahore',
    phone: '0300 1234567',
    description: 'Halls for weddings and corporate events.',
    status: BusinessStatus.APPROVED,
    createdAt: TEST_NOW,
    appliedAt: TEST_NOW,
    approvedAt: TEST_NOW,
    ...scene,
  });
  await em.flush();
  return business.id;
}

/** Overrides for a hall; prices in units of the currency. */
export interface HallScene {
  hallNumber?: string;
  hallName?: string | null;
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
}

/** Inserts a hall with its category and type, active by default. Returns its id. */
export async function givenHall(em: EntityManager, businessId: number, scene: HallScene = {}): Promise<number> {
  count += 1;
  const { pricePerHour = 1000, pricePerPerson = 1500, ...stated } = scene;
  const business = ref(em.getReference(Business, businessId));
  const kind = { business, priceType: PriceType.FIXED, price: ZERO, createdAt: TEST_NOW };
  const category = em.create(HallCategory, { ...kind, name: `Wedding ${count}` });
  const type = em.create(HallType, { ...kind, name: `Marquee ${count}` });
  const hall = em.create(Hall, {
    business,
    category: ref(category),
    type: ref(type),
    hallNumber: String(count),
    hallName: `Hall of test ${count}`,
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

/** Columns that a status requires. */
const STATUS_COLUMNS = {
  [BookingStatus.PENDING]: {},
  [BookingStatus.CONFIRMED]: { confirmedAt: TEST_NOW },
  [BookingStatus.CANCELLED]: { cancelledAt: TEST_NOW, cancellationReason: CancellationReason.WITHDRAWN },
};

/** Inserts a booking of a hall, pending and five hours long by default; a confirmed one is in the ledger. Returns its id. */
export async function givenBooking(
  em: EntityManager,
  { userId, hallId }: { userId: number; hallId: number },
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
      user: ref(fork.getReference(User, userId)),
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
      ...STATUS_COLUMNS[status],
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
