import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../modules/accounts/user.entity.js';
import { OperatingHours } from '../modules/businesses/operating-hours.entity.js';
import { TimeSlotSettings } from '../modules/businesses/time-slot-settings.entity.js';
import { Business } from '../modules/businesses/business.entity.js';
import { FixedService } from '../modules/catalogue/fixed-service.entity.js';
import { HallCategory } from '../modules/catalogue/hall-category.entity.js';
import { HallType } from '../modules/catalogue/hall-type.entity.js';
import { OptionalService } from '../modules/catalogue/optional-service.entity.js';
import { HallFixedService } from '../modules/halls/hall-fixed-service.entity.js';
import { Hall } from '../modules/halls/hall.entity.js';
import type { ServicePriceType } from '../domain/catalogue/price-types.js';
import { Role } from '../domain/accounts/roles.js';
import type { OpeningHours } from '../domain/availability/availability.js';
import { BusinessStatus } from '../domain/businesses/transitions.js';
import { PriceType } from '../domain/catalogue/price-types.js';
import type { CurrencyCode } from '../domain/currency/currencies.js';
import { HallStatus } from '../domain/halls/inputs.js';
import { toHundredths, toPercentHundredths } from '../domain/money/money.js';
import { TEST_NOW, type Harness, type Person } from './harness.js';

/** A venue for booking tests: by default an approved business in Lahore with one plain hall. */
export interface VenueScene {
  currency?: CurrencyCode;
  timeZone?: string;
  status?: BusinessStatus;
  instantConfirmation?: boolean;
  /** Percent. */
  discount?: number;
  /** Percent. */
  tax?: number;
  slots?: Partial<
    Pick<
      TimeSlotSettings,
      'slotDuration' | 'bufferTime' | 'allowMultipleSlots' | 'maxAdvanceBookingDays' | 'minAdvanceBookingHours'
    >
  >;
  hours?: OpeningHours[];
  hall?: { capacity?: number; pricePerHour?: number; pricePerPerson?: number; status?: HallStatus; hallName?: string };
  category?: { price: number; priceType: PriceType };
  type?: { price: number; priceType: PriceType };
  fixed?: { name: string; price: number; priceType: ServicePriceType; isIncluded?: boolean }[];
  optional?: { name: string; price: number; priceType: ServicePriceType }[];
}

/** What a test works with. */
export interface Venue {
  owner: Person;
  businessId: number;
  hallId: number;
  /** In the order of the scene. */
  fixedIds: number[];
  optionalIds: number[];
}

let count = 0;

/** Creates a venue with one hall and its owner. */
export async function openVenue(at: Harness, scene: VenueScene = {}): Promise<Venue> {
  const owner = await at.person(Role.BUSINESS);
  const { em } = at.context();
  const business = await newBusiness(em, owner, scene);
  const hallId = await addHall(em, business.id, scene);
  const services = newServices(em, business, hallId, scene);
  await em.flush();
  return {
    owner,
    businessId: business.id,
    hallId,
    fixedIds: services.fixed.map(({ id }) => id),
    optionalIds: services.optional.map(({ id }) => id),
  };
}

async function newBusiness(em: EntityManager, owner: Person, scene: VenueScene): Promise<Business> {
  count += 1;
  const status = scene.status ?? BusinessStatus.APPROVED;
  const wasApproved = status === BusinessStatus.APPROVED || status === BusinessStatus.SUSPENDED;
  const business = em.create(Business, {
    owner: ref(em.getReference(User, owner.id)),
    name: `Venue ${count}`,
    location: 'Main Boulevard, Gulberg, Lahore',
    phone: '+92 300 1234567',
    description: 'Halls for weddings and corporate events.',
    status,
    currency: scene.currency ?? 'PKR',
    timeZone: scene.timeZone ?? 'Asia/Karachi',
    instantConfirmation: scene.instantConfirmation ?? false,
    discountPercentage: toPercentHundredths(scene.discount ?? 0),
    taxPercentage: toPercentHundredths(scene.tax ?? 0),
    createdAt: TEST_NOW,
    appliedAt: TEST_NOW,
    approvedAt: wasApproved ? TEST_NOW : null,
    rejectionReason: status === BusinessStatus.REJECTED ? 'Incomplete' : null,
    suspendedAt: status === BusinessStatus.SUSPENDED ? TEST_NOW : null,
    suspensionReason: status === BusinessStatus.SUSPENDED ? 'Complaints' : null,
  });
  if (scene.slots) em.create(TimeSlotSettings, { business: ref(business), ...scene.slots });
  for (const day of scene.hours ?? []) em.create(OperatingHours, { business: ref(business), ...day });
  await em.flush();
  return business;
}

/** Adds a hall to a business. Returns its id. */
export async function addHall(em: EntityManager, businessId: number, scene: VenueScene = {}): Promise<number> {
  count += 1;
  const business = ref(em.getReference(Business, businessId));
  const { hall = {}, category, type } = scene;
  const kind = (price: number | undefined, priceType: PriceType = PriceType.FIXED) => ({
    business,
    price: toHundredths(price ?? 0),
    priceType,
    createdAt: TEST_NOW,
  });
  const created = em.create(Hall, {
    business,
    category: ref(em.create(HallCategory, { ...kind(category?.price, category?.priceType), name: `Wedding ${count}` })),
    type: ref(em.create(HallType, { ...kind(type?.price, type?.priceType), name: `Marquee ${count}` })),
    hallNumber: String(count),
    hallName: hall.hallName ?? `Moti Mahal ${count}`,
    location: 'Canal Road, Lahore',
    capacity: hall.capacity ?? 300,
    pricePerHour: toHundredths(hall.pricePerHour ?? 10_000),
    pricePerPerson: toHundredths(hall.pricePerPerson ?? 1_500),
    status: hall.status ?? HallStatus.ACTIVE,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  });
  await em.flush();
  return created.id;
}

function newServices(em: EntityManager, business: Business, hallId: number, scene: VenueScene) {
  const base = { business: ref(business), createdAt: TEST_NOW };
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
  await em.execute('delete from hall_unit_links where hall_id = ?', [hallId]);
  await em.execute(
    `insert into hall_unit_links (hall_id, unit_id) select ?, unit_id from hall_unit_links where hall_id in (?)`,
    [hallId, ofHallIds],
  );
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
