import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../context.js';
import { hundredthsFromNumeric } from '../../database/types.js';
import { isStaff } from '../../domain/accounts/roles.js';
import type { PriceType, ServicePriceType } from '../../domain/catalogue/price-types.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { asPercentHundredths, type Hundredths } from '../../domain/money/money.js';
import { settingsJson, settingsOf, type SettingsRow } from '../businesses/settings.queries.js';
import type { HallCategoryDetail, HallDetail, HallTypeDetail } from './hall-detail.types.js';

/** Money inside JSON travels as text: a JSON number would lose its exactness. */
interface PricedRow {
  id: number;
  name: string;
  description: string | null;
  price: string;
}

interface KindRow extends PricedRow {
  priceType: PriceType;
}

interface ServiceRow extends PricedRow {
  priceType: ServicePriceType;
  isIncluded: boolean;
}

interface HallRow {
  id: number;
  hall_number: string;
  hall_name: string | null;
  description: string | null;
  location: string;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  capacity: number | null;
  price_per_hour: string | null;
  price_per_person: string | null;
  rating: string;
  review_count: number;
  profile_image: string | null;
  slider_images: string[];
  is_featured: boolean;
  is_public: boolean;
  business_id: number;
  business_name: string;
  currency: string;
  time_zone: string;
  is_verified: boolean;
  instant_confirmation: boolean;
  discount_percentage: string;
  tax_percentage: string;
  settings: SettingsRow;
  category: KindRow | null;
  type: KindRow | null;
  fixed_services: ServiceRow[];
  optional_services: ServiceRow[];
  amenities: HallDetail['amenities'];
  has_saved: boolean;
}

const pricedJson = (alias: string, more = '') =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'description', ${alias}.description,
    'price', ${alias}.price::text, 'priceType', upper(${alias}.price_type)${more})`;

/**
 * Who may see a hall: everybody a public one; its owner and staff any that isn't removed. Takes the viewer's id and whether
 * the viewer is staff.
 */
const VISIBLE = 'h.deleted_at is null and (h.is_public or b.owner_id = ? or ?)';

function visibleTo(viewer: Viewer | null): [number, boolean] {
  return [viewer?.id ?? 0, isStaff(viewer?.role)];
}

/** Everything the page of a hall shows, in one statement. */
const DETAIL = `
  select h.id, h.hall_number, h.hall_name, h.description, h.location, h.city, h.latitude, h.longitude, h.capacity,
    h.price_per_hour::text, h.price_per_person::text, h.rating::text, h.review_count, h.profile_image, h.slider_images,
    h.is_featured, h.is_public, b.id as business_id, b.name as business_name, b.currency, b.time_zone,
    b.is_trading as is_verified, b.instant_confirmation,
    b.discount_percentage::text, b.tax_percentage::text, ${settingsJson('b')} as settings,
    (select ${pricedJson('c')} from hall_categories c where c.id = h.category_id) as category,
    (select ${pricedJson('t')} from hall_types t where t.id = h.type_id) as type,
    coalesce((select json_agg(${pricedJson('s', `, 'isIncluded', s.is_included`)} order by s.name, s.id)
      from hall_fixed_services l join fixed_services s on s.id = l.service_id where l.hall_id = h.id), '[]') as fixed_services,
    coalesce((select json_agg(${pricedJson('o')} order by o.name, o.id)
      from optional_services o where o.business_id = b.id), '[]') as optional_services,
    coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'description', a.description, 'icon', a.icon)
        order by a.name, a.id)
      from hall_amenities l join amenities a on a.id = l.amenity_id where l.hall_id = h.id), '[]') as amenities,
    exists (select from saved_halls v where v.user_id = ? and v.hall_id = h.id) as has_saved
  from halls h join businesses b on b.id = h.business_id
  where h.id = ? and ${VISIBLE}`;

/** A hall's page, or null where the viewer can't see one. */
export async function findHallDetail(em: EntityManager, id: number, viewer: Viewer | null): Promise<HallDetail | null> {
  const rows = await em.execute<HallRow[]>(DETAIL, [viewer?.id ?? 0, id, ...visibleTo(viewer)]);
  return rows[0] ? toDetail(rows[0]) : null;
}

const amount = (text: string | null): Hundredths | null => (text === null ? null : hundredthsFromNumeric(text));

function toKind(row: KindRow | null, currency: string): (HallCategoryDetail & HallTypeDetail) | null {
  if (!row) return null;
  return { id: row.id, name: row.name, price: hundredthsFromNumeric(row.price), priceType: row.priceType, currency };
}

function toDetail(row: HallRow): HallDetail {
  const { currency } = row;
  const settings = settingsOf(row.settings);
  const images = [...(row.profile_image === null ? [] : [row.profile_image]), ...row.slider_images];
  const priced = ({ price, ...service }: ServiceRow) => ({ ...service, price: hundredthsFromNumeric(price), currency });
  return {
    id: row.id,
    hallNumber: row.hall_number,
    hallName: row.hall_name,
    title: hallTitle({ hallName: row.hall_name, hallNumber: row.hall_number }),
    description: row.description,
    location: row.location,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    capacity: row.capacity,
    pricePerHour: amount(row.price_per_hour),
    pricePerPerson: amount(row.price_per_person),
    currency,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    profileImage: row.profile_image,
    sliderImages: row.slider_images,
    images: [...new Set(images)],
    isFeatured: row.is_featured,
    isPublic: row.is_public,
    category: toKind(row.category, currency),
    type: toKind(row.type, currency),
    business: {
      id: row.business_id,
      name: row.business_name,
      currency,
      timeZone: row.time_zone,
      isVerified: row.is_verified,
      instantConfirmation: row.instant_confirmation,
      discountPercentage: asPercentHundredths(hundredthsFromNumeric(row.discount_percentage)),
      taxPercentage: asPercentHundredths(hundredthsFromNumeric(row.tax_percentage)),
    },
    fixedServices: row.fixed_services.map(priced),
    optionalServices: row.optional_services.map(priced),
    amenities: row.amenities,
    operatingHours: [...settings.operatingHours],
    timeSlots: {
      slotDuration: settings.slotDuration,
      allowMultipleSlots: settings.allowMultipleSlots,
      bufferTime: settings.bufferTime,
      maxAdvanceBookingDays: settings.maxAdvanceBookingDays,
      minAdvanceBookingHours: settings.minAdvanceBookingHours,
    },
    viewerHasSaved: row.has_saved,
  };
}

/** A hall that a viewer can see, as far as others need to know it. */
export interface VisibleHall {
  id: number;
  isPublic: boolean;
  ownerId: number;
  businessName: string;
  businessPhone: string;
  currency: string;
}

/** The hall, or null where the viewer can't see one. */
export async function findVisibleHall(
  em: EntityManager,
  id: number,
  viewer: Viewer | null,
): Promise<VisibleHall | null> {
  const rows = await em.execute<VisibleHall[]>(
    `select h.id, h.is_public as "isPublic", b.owner_id as "ownerId", b.name as "businessName",
        b.phone as "businessPhone", b.currency
       from halls h join businesses b on b.id = h.business_id where h.id = ? and ${VISIBLE}`,
    [id, ...visibleTo(viewer)],
  );
  return rows[0] ?? null;
}
