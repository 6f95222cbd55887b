import type { EntityManager } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import type { BookingSettings } from '../../domain/availability/availability.js';
import type { ServiceChoice } from '../../domain/bookings/inputs.js';
import {
  priceBooking,
  type Price,
  type PricedFixedService,
  type PricedKind,
  type PricedService,
} from '../../domain/bookings/price.js';
import type { PriceType, ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { DomainError } from '../../domain/input/errors.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { settingsJson, settingsOf, type SettingsRow } from '../businesses/settings.queries.js';

/** A service with what a booking keeps of it. */
export interface OfferedService extends PricedService {
  description: string | null;
}

/** An offered service that is wanted. */
export interface WantedService extends OfferedService {
  quantity: number;
}

/** What a hall asks for at this moment: everything that a price and a request are decided on. */
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
  /** What stands of the business on invoices. */
  seller: { address: string; phone: string; taxNumber: string | null; logo: string | null };
  currency: CurrencyCode;
  discountPercentage: PercentHundredths;
  taxPercentage: PercentHundredths;
  instantConfirmation: boolean;
  settings: BookingSettings;
  category: (PricedKind & { name: string }) | null;
  type: (PricedKind & { name: string }) | null;
  fixedServices: (PricedFixedService & { description: string | null })[];
  /** The wanted ones that the business offers. */
  optionalServices: WantedService[];
  /** The customer's own e-mail address in its comparable form, where somebody books; null for a quote. */
  customerEmailKey: string | null;
}

interface KindJson {
  name: string;
  price: string;
  priceType: PriceType;
}

interface ServiceJson {
  id: number;
  name: string;
  description: string | null;
  price: string;
  priceType: ServicePriceType;
  isIncluded: boolean;
}

interface TermsRow {
  business_id: number;
  owner_id: number;
  hall_name: string | null;
  hall_number: string;
  location: string;
  capacity: number;
  price_per_hour: string;
  price_per_person: string;
  business_name: string;
  seller: HallTerms['seller'];
  currency: CurrencyCode;
  discount_percentage: string;
  tax_percentage: string;
  instant_confirmation: boolean;
  settings: SettingsRow;
  category: KindJson | null;
  type: KindJson | null;
  fixed_services: ServiceJson[];
  optional_services: ServiceJson[];
  customer_email_key: string | null;
}

function kindJson(table: string, id: string): string {
  return `(select json_build_object('name', k.name, 'price', k.price::text, 'priceType', upper(k.price_type))
    from ${table} k where k.id = ${id})`;
}

function servicesJson(from: string, isIncluded: string): string {
  return `(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'description', s.description,
      'price', s.price::text, 'priceType', upper(s.price_type), 'isIncluded', ${isIncluded}) order by s.id), '[]') from ${from})`;
}

function toKind(kind: KindJson | null): (PricedKind & { name: string }) | null {
  return kind && { name: kind.name, price: hundredthsFromNumeric(kind.price), priceType: kind.priceType };
}

function toService<T extends ServiceJson>(service: T): Omit<T, 'price'> & { price: Hundredths } {
  return { ...service, price: hundredthsFromNumeric(service.price) };
}

const NOT_FOUND = 'Hall not found';

/**
 * What a public hall asks for now, in one statement.
 * @param choices the optional services that are wanted
 * @param forCustomer set in the transaction that books: hall, business and this customer are held as they are until it
 *   ends, so that a suspension or a deletion at the same moment comes wholly before or wholly after
 * @throws DomainError NOT_FOUND for a hall that isn't public
 */
export async function hallTerms(
  em: EntityManager,
  hallId: number,
  choices: readonly ServiceChoice[],
  forCustomer?: number,
): Promise<HallTerms> {
  const booking = forCustomer !== undefined;
  const serviceIds = choices.map(({ id }) => id);
  const rows = await em.execute<TermsRow[]>(
    `select b.id as business_id, b.owner_id, h.hall_name, h.hall_number, h.location, h.capacity,
            h.price_per_hour::text, h.price_per_person::text, b.name as business_name, b.currency,
            json_build_object('address', b.location, 'phone', b.phone, 'taxNumber', b.tax_number, 'logo', b.logo) as seller,
            b.discount_percentage::text, b.tax_percentage::text, b.instant_confirmation,
            ${settingsJson('b')} as settings,
            ${kindJson('hall_categories', 'h.category_id')} as category,
            ${kindJson('hall_types', 'h.type_id')} as type,
            ${servicesJson('hall_fixed_services f join fixed_services s on s.id = f.service_id where f.hall_id = h.id', 's.is_included')}
              as fixed_services,
            ${booking ? 'c.email_key' : 'null'} as customer_email_key,
            ${servicesJson('optional_services s where s.business_id = b.id and s.id in (?)', 'true')} as optional_services
       from halls h join businesses b on b.id = h.business_id
       ${booking ? 'join users c on c.id = ? and c.deleted_at is null' : ''}
      where h.id = ? and h.is_public ${booking ? 'for share of h, b, c' : ''}`,
    [serviceIds.length > 0 ? serviceIds : [0], ...(booking ? [forCustomer] : []), hallId],
  );
  const row = rows[0];
  if (!row) throw new DomainError('NOT_FOUND', NOT_FOUND);
  return toTerms(hallId, row, new Map(choices.map(({ id, quantity }) => [id, quantity])));
}

function toTerms(hallId: number, row: TermsRow, quantities: ReadonlyMap<number, number>): HallTerms {
  return {
    hallId,
    businessId: row.business_id,
    ownerId: row.owner_id,
    title: hallTitle({ hallName: row.hall_name, hallNumber: row.hall_number }),
    location: row.location,
    capacity: row.capacity,
    pricePerHour: hundredthsFromNumeric(row.price_per_hour),
    pricePerPerson: hundredthsFromNumeric(row.price_per_person),
    businessName: row.business_name,
    seller: row.seller,
    currency: row.currency,
    // Hundredths of a percent are read like hundredths of money (docs/decisions/0002-money.md).
    discountPercentage: hundredthsFromNumeric(row.discount_percentage) as number as PercentHundredths,
    taxPercentage: hundredthsFromNumeric(row.tax_percentage) as number as PercentHundredths,
    instantConfirmation: row.instant_confirmation,
    settings: settingsOf(row.settings),
    category: toKind(row.category),
    type: toKind(row.type),
    fixedServices: row.fixed_services.map(toService),
    optionalServices: row.optional_services.map((service) => ({
      ...toService(service),
      quantity: quantities.get(service.id) ?? 1,
    })),
    customerEmailKey: row.customer_email_key,
  };
}

/** The price of a stay under a hall's terms; the one rule is in `domain/bookings/price.ts`. */
export function priceOf(terms: HallTerms, hours: number, guests: number): Price {
  return priceBooking({
    hall: terms,
    category: terms.category,
    type: terms.type,
    fixedServices: terms.fixedServices,
    optionalServices: terms.optionalServices,
    discountPercentage: terms.discountPercentage,
    taxPercentage: terms.taxPercentage,
    hours,
    guests,
  });
}
