import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { NamedQuery } from '../../database/prepared.js';
import { enumName, hundredths, isOneOf, type Database } from '../../database/tables.js';
import type { PriceType, ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { BookingSettings } from '../../domain/availability/availability.js';
import type { ServiceChoice } from '../../domain/bookings/inputs.js';
import {
  priceBooking,
  type HallCharges,
  type Price,
  type PricedFixedService,
  type PricedKind,
  type PricedService,
} from '../../domain/bookings/price.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { DomainError } from '../../domain/input/errors.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import type { MenuPrice, OfferedMenu } from '../../domain/menus/menus.js';
import type { CancellationStep } from '../../domain/payments/cancellation-rules.js';
import type { PlanRule } from '../../domain/payments/plan.js';
import { selectExceptionsJson } from '../availability/schedule-exceptions.queries.js';
import type { RateBook } from '../../domain/rates/rates.js';
import { selectCityRulesJson } from '../city-rules/city-rules.queries.js';
import { menuJson, menusJson } from '../menus/menu.queries.js';
import { selectHijriStartsJson, selectRatesJson } from '../rates/rates.queries.js';
import { selectOwnSettingsJson } from '../halls/hall-booking-settings.queries.js';
import { selectShiftsJson } from '../halls/hall-shifts.queries.js';
import { selectSettingsJson, toBookingSettings } from '../businesses/settings.queries.js';

/** A service with the fields that a booking stores. */
export interface OfferedService extends PricedService {
  description: string | null;
}

/** A chosen service. */
export interface WantedService extends OfferedService {
  quantity: number;
}

/** The current terms of a hall: everything that prices and requests depend on. */
export interface HallTerms {
  hallId: number;
  businessId: number;
  ownerId: number;
  title: string;
  location: string;
  capacity: number;
  pricePerHour: Hundredths;
  pricePerPerson: Hundredths;
  businessName: string;
  /** The business's data for invoices. */
  seller: { address: string; phone: string; taxNumber: string | null; logo: string | null };
  currency: CurrencyCode;
  discountPercentage: PercentHundredths;
  taxPercentage: PercentHundredths;
  instantConfirmation: boolean;
  /** The version of the business's terms that requests accept; null without terms. */
  businessTermsId: number | null;
  /** What is to be paid when; empty without a plan. */
  paymentRules: readonly PlanRule[];
  /** What comes back if the customer cancels. */
  cancellationRules: readonly CancellationStep[];
  /** Until how many days before the event the final number of guests is set without asking. */
  finalGuestsDays: number;
  /** For how many hours a request holds its time; 0 is no hold. */
  holdHours: number;
  settings: BookingSettings;
  /** Other prices on some days. */
  rateBook: RateBook;
  category: (PricedKind & { name: string }) | null;
  type: (PricedKind & { name: string }) | null;
  fixedServices: (PricedFixedService & { description: string | null })[];
  /** The chosen services that the business offers. */
  optionalServices: WantedService[];
  /** The menu that is chosen, if the business offers it. */
  menu: OfferedMenu | null;
  /** The customer's normalized e-mail address in a booking; null for a quote. */
  customerEmailKey: string | null;
}

/** The terms that prices without optional services depend on. */
export interface PriceTerms extends Pick<
  HallTerms,
  | 'hallId'
  | 'pricePerHour'
  | 'pricePerPerson'
  | 'currency'
  | 'discountPercentage'
  | 'taxPercentage'
  | 'rateBook'
  | 'category'
  | 'type'
  | 'fixedServices'
  | 'optionalServices'
> {
  settings: Pick<BookingSettings, 'timeZone' | 'shifts'>;
}

const eb = expressionBuilder<HallTables, 'h' | 'b'>();

type HallTables = Database & { h: Database['halls']; b: Database['businesses'] };

function categoryJson() {
  return jsonObjectFrom(
    eb
      .selectFrom('hall_categories as k')
      .select(['k.name', hundredths('k.price').as('price'), enumName<PriceType>('k.price_type').as('priceType')])
      .whereRef('k.id', '=', 'h.category_id'),
  );
}

function typeJson() {
  return jsonObjectFrom(
    eb
      .selectFrom('hall_types as k')
      .select(['k.name', hundredths('k.price').as('price'), enumName<PriceType>('k.price_type').as('priceType')])
      .whereRef('k.id', '=', 'h.type_id'),
  );
}

function fixedServicesJson() {
  return jsonArrayFrom(
    eb
      .selectFrom('hall_fixed_services as f')
      .innerJoin('fixed_services as s', 's.id', 'f.service_id')
      .select(['s.id', 's.name', 's.description', hundredths('s.price').as('price')])
      .select([enumName<ServicePriceType>('s.price_type').as('priceType'), 's.is_included as isIncluded'])
      .whereRef('f.hall_id', '=', 'h.id')
      .orderBy('s.id'),
  );
}

/** The chosen services of a business. */
function optionalServicesJson(serviceIds: readonly number[]) {
  return jsonArrayFrom(
    eb
      .selectFrom('optional_services as s')
      .select(['s.id', 's.name', 's.description', hundredths('s.price').as('price')])
      .select([enumName<ServicePriceType>('s.price_type').as('priceType'), sql<boolean>`true`.as('isIncluded')])
      .whereRef('s.business_id', '=', 'b.id')
      .where(isOneOf('s.id', serviceIds))
      .orderBy('s.id'),
  );
}

/** The payment plan of a hall (`h`), else of its business (`b`). */
export function paymentRulesJson() {
  const found = eb
    .selectFrom('payment_plans as p')
    .select('p.rules')
    .whereRef('p.business_id', '=', 'b.id')
    .where((plan) => plan.or([plan('p.hall_id', 'is', null), plan('p.hall_id', '=', plan.ref('h.id'))]))
    .orderBy('p.hall_id', (order) => order.asc().nullsLast())
    .limit(1);
  return sql<PlanRule[]>`coalesce((${found}), '[]')`;
}

/** The terms of a business (`b`) that requests accept; null without any. */
function currentTermsId() {
  return eb
    .selectFrom('business_terms as t')
    .select((t) => t.case().when('t.text', 'is not', null).then(t.ref('t.id')).end().as('id'))
    .whereRef('t.business_id', '=', 'b.id')
    .orderBy('t.version', 'desc')
    .limit(1);
}

/** The version of a business's terms that counts; null without any. */
export async function findCurrentTermsId(em: EntityManager, businessId: number): Promise<number | null> {
  const business = em.getKysely<Database>().selectFrom('businesses as b').where('b.id', '=', businessId);
  return (await business.select(currentTermsId().as('id')).executeTakeFirstOrThrow()).id;
}

/** A hall, and the moment at which its terms are read. */
interface WantedHall {
  hallId: number;
  now: Date;
  menuId?: number | undefined;
}

/** Public halls (`h`) and their businesses (`b`), with everything that prices without optional services depend on. */
function selectPriceTerms(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['h.id as hallId', 'b.currency'])
    .select([hundredths('h.price_per_hour').as('pricePerHour'), hundredths('h.price_per_person').as('pricePerPerson')])
    .select([
      hundredths<PercentHundredths>('b.discount_percentage').as('discountPercentage'),
      hundredths<PercentHundredths>('b.tax_percentage').as('taxPercentage'),
      selectShiftsJson().as('shifts'),
      selectRatesJson(now).as('rates'),
      selectHijriStartsJson().as('hijriStarts'),
      categoryJson().as('category'),
      typeJson().as('type'),
      fixedServicesJson().as('fixedServices'),
    ])
    .where('h.is_public', '=', true);
}

/** The same of one hall, with everything that requests depend on. */
function selectTerms(db: Kysely<Database>, hallId: number, now: Date, serviceIds: readonly number[], menuId: number) {
  return selectPriceTerms(db, now)
    .select(['b.id as businessId', 'b.owner_id as ownerId', 'h.hall_name as hallName'])
    .select(['h.hall_number as hallNumber', 'h.location', sql<number>`h.capacity`.as('capacity')])
    .select(['b.name as businessName', 'b.instant_confirmation as instantConfirmation', 'b.hold_hours as holdHours'])
    .select(['b.cancellation_rules as cancellationRules', 'b.final_guests_days as finalGuestsDays'])
    .select([
      jsonBuildObject({
        address: eb.ref('b.location'),
        phone: eb.ref('b.phone'),
        taxNumber: eb.ref('b.tax_number'),
        logo: eb.ref('b.logo'),
      }).as('seller'),
      currentTermsId().as('businessTermsId'),
      paymentRulesJson().as('paymentRules'),
      selectSettingsJson().as('settings'),
      selectOwnSettingsJson().as('ownSettings'),
      selectExceptionsJson(now).as('exceptions'),
      selectCityRulesJson(sql`${now}::timestamptz`).as('cityRules'),
      optionalServicesJson(serviceIds).as('optionalServices'),
      menuJson(menuId).as('menu'),
    ])
    .where('h.id', '=', hallId);
}

const QUOTED_TERMS = new NamedQuery(
  'quoted-terms',
  (db: Kysely<Database>, hallId: number, now: Date, serviceIds: readonly number[], menuId: number) =>
    selectTerms(db, hallId, now, serviceIds, menuId).select(sql<string | null>`null`.as('customerEmailKey')),
);

const BOOKED_TERMS = new NamedQuery(
  'booked-terms',
  (
    db: Kysely<Database>,
    hallId: number,
    now: Date,
    serviceIds: readonly number[],
    menuId: number,
    customerId: number,
  ) =>
    selectTerms(db, hallId, now, serviceIds, menuId)
      .innerJoin('users as c', (join) => join.on('c.id', '=', customerId).on('c.deleted_at', 'is', null))
      .select('c.email_key as customerEmailKey')
      .forShare(['h', 'b', 'c']),
);

const NOT_FOUND = 'Hall not found';

/**
 * The current terms of a public hall; one statement.
 * @param choices the chosen optional services
 * @param forCustomer set in the transaction that books: locks hall, business and customer, so that a concurrent suspension or
 *   deletion comes entirely before or after it
 * @throws DomainError NOT_FOUND for a hall that isn't public
 */
export async function findHallTerms(
  em: EntityManager,
  { hallId, now, menuId = 0 }: WantedHall,
  choices: readonly ServiceChoice[],
  forCustomer?: number,
): Promise<HallTerms> {
  const serviceIds = choices.map(({ id }) => id);
  const [row] = await (forCustomer === undefined
    ? QUOTED_TERMS.run(em, hallId, now, serviceIds, menuId)
    : BOOKED_TERMS.run(em, hallId, now, serviceIds, menuId, forCustomer));
  if (!row) throw new DomainError('NOT_FOUND', NOT_FOUND);
  const { hallName, hallNumber, settings, ownSettings, shifts, exceptions, cityRules, rates, hijriStarts, ...found } =
    row;
  const { optionalServices, ...rest } = found;
  const quantities = new Map(choices.map(({ id, quantity }) => [id, quantity]));
  return {
    ...rest,
    title: hallTitle({ hallName, hallNumber }),
    settings: toBookingSettings(settings, ownSettings, { shifts, exceptions, cityRules }),
    rateBook: { rates, hijriStarts },
    optionalServices: optionalServices.map((service) => ({ ...service, quantity: quantities.get(service.id) ?? 1 })),
  };
}

/** The terms of a hall in a list, with those of the wanted menus that are its business's. */
export interface ListedTerms extends PriceTerms {
  menus: readonly OfferedMenu[];
}

/** The terms of public halls by id, for prices without optional services; one statement. */
export async function findPriceTerms(
  em: EntityManager,
  hallIds: readonly number[],
  menuIds: readonly number[],
  now: Date,
): Promise<Map<number, ListedTerms>> {
  if (hallIds.length === 0) return new Map();
  const rows = await selectPriceTerms(em.getKysely<Database>(), now)
    .select(['b.time_zone as timeZone', menusJson(menuIds).as('menus')])
    .where(isOneOf('h.id', hallIds))
    .execute();
  return new Map(
    rows.map(({ timeZone, shifts, rates, hijriStarts, ...rest }) => [
      rest.hallId,
      { ...rest, settings: { timeZone, shifts }, rateBook: { rates, hijriStarts }, optionalServices: [] },
    ]),
  );
}

/** The category and type of a hall with their prices of today, whether or not the hall is public. */
export async function findHallKinds(
  em: EntityManager,
  hallId: number,
): Promise<{ category: PricedKind | null; type: PricedKind | null }> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select([categoryJson().as('category'), typeJson().as('type')])
    .where('h.id', '=', hallId)
    .executeTakeFirst();
  return { category: row?.category ?? null, type: row?.type ?? null };
}

/** What a price is asked for. */
export interface PricedStay {
  /** What the hall charges for itself then. */
  charges: HallCharges;
  hours: number;
  guests: number;
  /** What its menu costs; null without one. */
  menu: MenuPrice | null;
}

/** The price under a hall's terms, calculated by `domain/bookings/price.ts`. */
export function quotePrice(terms: PriceTerms, { charges, hours, guests, menu }: PricedStay): Price {
  return priceBooking({
    hall: charges,
    category: terms.category,
    type: terms.type,
    fixedServices: terms.fixedServices,
    optionalServices: terms.optionalServices,
    discountPercentage: terms.discountPercentage,
    taxPercentage: terms.taxPercentage,
    hours,
    guests,
    menu,
  });
}
