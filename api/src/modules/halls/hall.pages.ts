import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import type { OpeningHours } from '../../domain/availability/availability.js';
import { cheapestShift } from '../../domain/availability/shift-prices.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { PageHead, PageRow, Pages, SitemapPart } from '../../http/page-head.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { GALLERY_PICTURE_SIZES, sharePicture } from '../../domain/media/pictures.js';
import { fromHundredths } from '../../domain/money/money.js';
import { phoneLinks } from '../../domain/text/phone.js';
import { hallAddress } from '../../domain/halls/address.js';
import { hallHeadline } from '../../domain/text/words.js';
import { findHallDetail, findVisibleHall } from './hall-detail.queries.js';
import type { HallFilter } from './hall-search.inputs.js';
import { searchHalls } from './hall-search.service.js';
import type { HallDetail } from './hall-detail.types.js';

const ID_MAX = 2_147_483_647;
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A generated description for a hall without one. */
function describe(hall: HallDetail): string {
  if (hall.description) return hall.description;
  const guests = hall.capacity === null ? '' : ` for up to ${hall.capacity} guests`;
  return `${hall.title} by ${hall.business.name}: a hall${guests} at ${hall.location}. See pictures, prices and free dates.`;
}

/** When a hall is open: while it sells a shift, or by its hours. */
function listOpenHours({ operatingHours, shifts }: HallDetail): Omit<OpeningHours, 'isActive'>[] {
  if (shifts.length === 0) return operatingHours.filter(({ isActive }) => isActive);
  return shifts.flatMap(({ weekdays, startTime: openingTime, endTime: closingTime }) =>
    weekdays.map((dayOfWeek) => ({ dayOfWeek, openingTime, closingTime })),
  );
}

function toOpeningHours(hall: HallDetail): Record<string, unknown>[] {
  return listOpenHours(hall).map(({ dayOfWeek, openingTime, closingTime }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${WEEK[dayOfWeek] ?? 'Sunday'}`,
    opens: openingTime,
    closes: closingTime,
  }));
}

const UNITS: Readonly<Record<ServicePriceType, string>> = {
  PER_PERSON: 'per person',
  PER_HOUR: 'per hour',
  FIXED: 'per booking',
};

/** What a hall costs: its cheapest shift, or its price per guest. */
function describePrice({ shifts, capacity, currency, pricePerPerson }: HallDetail): { priceRange?: string } {
  const least = cheapestShift(shifts, capacity);
  const [price, unit] = least ? [least.price, UNITS[least.priceType]] : [pricePerPerson, UNITS.PER_PERSON];
  if (price === null) return {};
  return { priceRange: `${shifts.length > 1 ? 'from ' : ''}${currency} ${fromHundredths(price)} ${unit}` };
}

/** A hall as schema.org's EventVenue, omitting unknown values. */
function toEventVenue(
  hall: HallDetail,
  { publicUrl, phone }: { publicUrl: string; phone: string | undefined },
): Record<string, unknown> {
  const pictures = hall.images.map((address) => new URL(sharePicture(address), publicUrl).href);
  const hours = toOpeningHours(hall);
  const place =
    hall.latitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: hall.latitude, longitude: hall.longitude } };
  const rating =
    hall.reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: hall.rating,
            reviewCount: hall.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        };
  return {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    name: hall.title,
    description: describe(hall),
    url: new URL(hallAddress(hall.id, hall.title), publicUrl).href,
    ...(pictures.length > 0 ? { image: pictures } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hall.location,
      ...(hall.city ? { addressLocality: hall.city } : {}),
    },
    ...place,
    ...(phone === undefined ? {} : { telephone: phone }),
    ...(hall.capacity === null ? {} : { maximumAttendeeCapacity: hall.capacity }),
    ...describePrice(hall),
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
    ...(hall.amenities.length > 0
      ? {
          amenityFeature: hall.amenities.map(({ name }) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          })),
        }
      : {}),
    ...rating,
  };
}

const head: PageRow['head'] = async (ctx, { id: text = '' }): Promise<PageHead | null> => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id === 0 || id > ID_MAX) return null;
  const hall = await findHallDetail(ctx.em, id, null);
  if (!hall) return null;
  const owner = await findVisibleHall(ctx.em, id, null);
  const phone = phoneLinks(owner?.businessPhone, { currency: hall.currency, timeZone: owner?.timeZone })?.phone;
  const address = hall.sliderImages[0] ?? hall.images[0];
  return {
    title: hallHeadline(hall),
    description: describe(hall),
    path: hallAddress(hall.id, hall.title),
    picture: address === undefined ? undefined : { address, alt: hall.title, sizes: GALLERY_PICTURE_SIZES },
    data: toEventVenue(hall, { publicUrl: ctx.app.env.publicUrl, phone }),
  };
};

/** The page of a hall, with or without its name in the URL. */
export const hallPages: readonly PageRow[] = [
  { path: '/hall/{id}', head },
  { path: '/hall/{id}/{name}', head },
];

/** Cards that a first view shows: as many as stand side by side. */
const FIRST_CARDS = 3;

function findFirstCards(filter: HallFilter): Pages['firstLists'][string] {
  return async (ctx) => {
    const { nodes } = await searchHalls(ctx, { filter, paging: { limit: FIRST_CARDS } });
    const halls = nodes.map(({ id, title, location, profileImage, rating, capacity }) => ({
      title,
      location,
      address: hallAddress(id, title),
      rating: rating.toFixed(1),
      capacity: capacity.toLocaleString('en-US'),
      ...(profileImage === null ? {} : { picture: profileImage }),
    }));
    return { halls };
  };
}

/** The first cards of the lists of halls. */
export const hallFirstLists: Pages['firstLists'] = {
  '/venues/all': findFirstCards({}),
  '/venues/featured': findFirstCards({ featured: true }),
};

function selectPublicHalls(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('halls').where('is_public', '=', true);
}

/** All public halls. */
export const hallSitemap: SitemapPart = {
  name: 'halls',
  async count({ em }) {
    const { count } = await selectPublicHalls(em)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
  async entries({ em }, { limit, offset }) {
    const rows = await selectPublicHalls(em)
      .select(['id', 'hall_name as hallName', 'hall_number as hallNumber', 'updated_at as changedAt'])
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(({ id, changedAt, ...hall }) => ({ path: hallAddress(id, hallTitle(hall)), changedAt }));
  },
};
