import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type InferResult, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../context.js';
import { BatchedStatement } from '../../database/batched.js';
import { NamedQuery } from '../../database/prepared.js';
import { enumName, hundredths, type Database } from '../../database/tables.js';
import type { PriceType, ServicePriceType } from '../../domain/catalogue/price-types.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { selectSettingsJson, toBookingSettings } from '../businesses/settings.queries.js';
import type { HallDetail } from './hall-detail.types.js';
import { FACT_COLUMNS, FACT_VALUES } from './hall-facts.queries.js';
import { selectOwnSettingsJson } from './hall-booking-settings.queries.js';
import { selectShiftsJson } from './hall-shifts.queries.js';
import { share } from '../../graphql/finished.js';
import { canSee } from './hall.policy.js';

const eb = expressionBuilder<Database & { h: Database['halls']; b: Database['businesses'] }, 'h' | 'b'>();

/** A hall (`h`) with its business (`b`) and the facts of its policy. */
function selectHall(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['h.id', 'h.is_public as isPublic', 'b.id as businessId', 'b.owner_id as ownerId'])
    .select('b.is_trading as isTrading')
    .where('h.id', '=', id)
    .where('h.deleted_at', 'is', null);
}

function categoryJson() {
  return jsonObjectFrom(
    eb
      .selectFrom('hall_categories as k')
      .select([
        'k.id',
        'k.name',
        hundredths('k.price').as('price'),
        enumName<PriceType>('k.price_type').as('priceType'),
      ])
      .select('b.currency')
      .whereRef('k.id', '=', 'h.category_id'),
  );
}

function typeJson() {
  return jsonObjectFrom(
    eb
      .selectFrom('hall_types as k')
      .select([
        'k.id',
        'k.name',
        hundredths('k.price').as('price'),
        enumName<PriceType>('k.price_type').as('priceType'),
      ])
      .select('b.currency')
      .whereRef('k.id', '=', 'h.type_id'),
  );
}

function fixedServicesJson() {
  return jsonArrayFrom(
    eb
      .selectFrom('hall_fixed_services as l')
      .innerJoin('fixed_services as s', 's.id', 'l.service_id')
      .select(['s.id', 's.name', 's.description', hundredths('s.price').as('price')])
      .select([enumName<ServicePriceType>('s.price_type').as('priceType'), 's.is_included as isIncluded', 'b.currency'])
      .whereRef('l.hall_id', '=', 'h.id')
      .orderBy('s.name')
      .orderBy('s.id'),
  );
}

function optionalServicesJson() {
  return jsonArrayFrom(
    eb
      .selectFrom('optional_services as s')
      .select(['s.id', 's.name', 's.description', hundredths('s.price').as('price')])
      .select([enumName<ServicePriceType>('s.price_type').as('priceType'), 'b.currency', 's.picture'])
      .whereRef('s.business_id', '=', 'b.id')
      .orderBy('s.name')
      .orderBy('s.id'),
  );
}

function amenitiesJson() {
  return jsonArrayFrom(
    eb
      .selectFrom('hall_amenities as l')
      .innerJoin('amenities as a', 'a.id', 'l.amenity_id')
      .select(['a.id', 'a.name', 'a.description', 'a.icon'])
      .whereRef('l.hall_id', '=', 'h.id')
      .orderBy('a.name')
      .orderBy('a.id'),
  );
}

/** A hall with everything that its page shows; one statement. */
function selectDetail(db: Kysely<Database>, id: number, viewerId: number) {
  return selectHall(db, id)
    .select(['h.hall_number as hallNumber', 'h.hall_name as hallName', 'h.description', 'h.location'])
    .select(['h.hall_name_urdu as hallNameUrdu', 'h.description_urdu as descriptionUrdu'])
    .select(FACT_COLUMNS)
    .select(FACT_VALUES)
    .select(['h.city', 'h.latitude', 'h.longitude', 'h.capacity'])
    .select([
      hundredths<Hundredths | null>('h.price_per_hour').as('pricePerHour'),
      hundredths<Hundredths | null>('h.price_per_person').as('pricePerPerson'),
      sql<number>`h.rating::float8`.as('rating'),
    ])
    .select(['h.review_count as reviewCount', 'h.profile_image as profileImage', 'h.slider_images as sliderImages'])
    .select(['h.is_featured as isFeatured', 'b.name as businessName'])
    .select(['b.currency', 'b.time_zone as timeZone', 'b.is_trading as isVerified'])
    .select(['b.instant_confirmation as instantConfirmation', 'b.payment_required as confirmsOnPayment'])
    .select([
      hundredths<PercentHundredths>('b.discount_percentage').as('discountPercentage'),
      hundredths<PercentHundredths>('b.tax_percentage').as('taxPercentage'),
      selectSettingsJson().as('settings'),
      categoryJson().as('category'),
      typeJson().as('type'),
      fixedServicesJson().as('fixedServices'),
      optionalServicesJson().as('optionalServices'),
      amenitiesJson().as('amenities'),
      selectOwnSettingsJson().as('ownSettings'),
      selectShiftsJson().as('shifts'),
      eb
        .exists(
          eb
            .selectFrom('saved_halls as v')
            .select('v.hall_id')
            .where('v.user_id', '=', viewerId)
            .whereRef('v.hall_id', '=', 'h.id'),
        )
        .$castTo<boolean>()
        .as('viewerHasSaved'),
    ]);
}

const DETAIL = new NamedQuery('hall-detail', selectDetail);

type DetailRow = InferResult<ReturnType<typeof selectDetail>>[number];

/** What is asked of a precomputed page: the versions of its parts that are at hand are not sent again. */
interface PageValues {
  id: number;
  viewerId: number;
  hallVersion: number;
  businessVersion: number;
}

/** Typed by hand, since the statement is SQL that is prepared by name. */
interface PageRow {
  read: number;
  hallVersion: number;
  businessVersion: number;
  hallPart: object | null;
  businessPart: object | null;
  viewerHasSaved: boolean;
}

/**
 * The precomputed pages of public halls, in two parts unless they are known; what depends on the viewer isn't part of them. SQL,
 * since it is batched. Each page is looked up by itself (`limit`), whatever PostgreSQL supposes about the number of reads.
 */
const PAGE = new BatchedStatement<PageValues, PageRow>({
  name: 'hall-page',
  text: `select r.read, page.* from json_to_recordset($1::json)
      as r(read int, id int, "viewerId" int, "hallVersion" bigint, "businessVersion" bigint)
    cross join lateral (select p.version as "hallVersion", q.version as "businessVersion",
        case when p.version <> r."hallVersion" or q.version <> r."businessVersion" then p.page end as "hallPart",
        case when p.version <> r."hallVersion" or q.version <> r."businessVersion" then q.page end as "businessPart",
        exists (select from saved_halls v where v.user_id = r."viewerId" and v.hall_id = p.hall_id) as "viewerHasSaved"
      from hall_pages p join business_pages q on q.business_id = p.business_id where p.hall_id = r.id limit 1) page`,
});

/** Pages as read last, by hall, as shown to somebody who hasn't saved it. */
const pages = new LRUCache<number, { hallVersion: number; businessVersion: number; detail: HallDetail }>({
  max: 1_000,
});
/** No version is negative. */
const UNKNOWN = -1;

/** A hall with all details, or null if the viewer can't see it. Only public halls have a precomputed page. */
export async function findHallDetail(em: EntityManager, id: number, viewer: Viewer | null): Promise<HallDetail | null> {
  const known = pages.get(id);
  const { hallVersion: knownHall = UNKNOWN, businessVersion: knownBusiness = UNKNOWN } = known ?? {};
  const asked = { id, viewerId: viewer?.id ?? 0, hallVersion: knownHall, businessVersion: knownBusiness };
  const [page] = await PAGE.read(em, asked);
  if (!page) return viewer && (await buildHallDetail(em, id, viewer));
  const { hallPart, businessPart, viewerHasSaved, hallVersion, businessVersion } = page;
  let detail = known?.detail;
  if (!detail || hallPart !== null) {
    detail = share(toDetail({ ...hallPart, ...businessPart, viewerHasSaved: false } as DetailRow));
    pages.set(id, { hallVersion, businessVersion, detail });
  }
  return viewerHasSaved ? { ...detail, viewerHasSaved } : detail;
}

/** The same from the ordinary tables, for whoever can see a hall that isn't public. */
export async function buildHallDetail(em: EntityManager, id: number, viewer: Viewer): Promise<HallDetail | null> {
  const [row] = await DETAIL.run(em, id, viewer.id);
  return row && canSee(viewer, row) ? toDetail(row) : null;
}

function toDetail(row: DetailRow): HallDetail {
  const {
    businessId,
    businessName,
    timeZone,
    isVerified,
    instantConfirmation,
    confirmsOnPayment,
    settings,
    ownSettings,
    ownerId: _ownerId,
    isTrading: _isTrading,
    ...rest
  } = row;
  const { discountPercentage, taxPercentage, ...hall } = rest;
  const {
    operatingHours,
    timeZone: _zone,
    shifts,
    exceptions: _days,
    ...timeSlots
  } = toBookingSettings(settings, ownSettings, { shifts: hall.shifts, exceptions: [], cityRules: [] });
  const images = [...(hall.profileImage === null ? [] : [hall.profileImage]), ...hall.sliderImages];
  return {
    ...hall,
    title: hallTitle(hall),
    images: [...new Set(images)],
    business: {
      id: businessId,
      name: businessName,
      currency: hall.currency,
      timeZone,
      isVerified,
      instantConfirmation,
      confirmsOnPayment,
      discountPercentage,
      taxPercentage,
    },
    operatingHours: [...operatingHours],
    timeSlots,
    shifts: [...shifts],
  };
}

/** A hall that a viewer can see, with its owner and contact details. */
export type VisibleHall = InferResult<ReturnType<typeof selectContact>>[number];

function selectContact(db: Kysely<Database>, id: number) {
  return selectHall(db, id).select([
    'b.name as businessName',
    'b.phone as businessPhone',
    'b.currency',
    'b.time_zone as timeZone',
  ]);
}

const CONTACT = new NamedQuery('hall-contact', selectContact);

/** A hall, or null if the viewer can't see it. */
export async function findVisibleHall(
  em: EntityManager,
  id: number,
  viewer: Viewer | null,
): Promise<VisibleHall | null> {
  const [hall] = await CONTACT.run(em, id);
  return hall && canSee(viewer, hall) ? hall : null;
}
