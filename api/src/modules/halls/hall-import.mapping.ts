import { createHash } from 'node:crypto';
import { currencySymbol, type CurrencyCode } from '../../domain/currency/currencies.js';
import type { HallDefaults } from '../../domain/halls/import.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import type { SourceRow } from './hall-import.source.js';

/** Columns by the field that they fill; of several the first that says something. Documented in docs/operations.md. */
const COLUMNS = {
  importRef: ['importRef', 'id', '@id', 'ref', 'reference', 'externalId', 'osmId'],
  hallNumber: ['hallNumber', 'number', 'hallNo', 'code'],
  hallName: ['hallName', 'name', 'title', 'venue', 'venueName', 'nameEn', 'name:en'],
  description: ['description', 'about', 'details'],
  capacity: ['capacity', 'guests', 'maxGuests', 'guestsMax', 'seats', 'seating'],
  pricePerHour: ['pricePerHour', 'perHour', 'hourlyPrice', 'hourlyRate', 'rentPerHour'],
  pricePerPerson: ['pricePerPerson', 'perPerson', 'pricePerHead', 'perHead', 'pricePerPlate', 'platePrice', 'plate'],
  location: ['location', 'address', 'fullAddress', 'addr:full'],
  city: ['city', 'addr:city', 'town', 'nearestCity'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  category: ['category', 'hallCategory'],
  type: ['type', 'hallType'],
  profileImage: ['profileImage', 'image', 'photo', 'picture'],
  sliderImages: ['sliderImages', 'gallery', 'images', 'photos', 'pictures'],
} as const;

/** What an address is put together from where no column has the whole of it, in this order. */
const ADDRESS_PARTS = [
  ['houseNumber', 'addr:housenumber'],
  ['street', 'addr:street'],
  ['suburb', 'area', 'neighbourhood', 'addr:suburb'],
] as const;
const PROVINCE = ['province', 'addr:province', 'state', 'region'] as const;

type Field = keyof typeof COLUMNS;

/** Case, blanks and marks don't count: `Price per person`, `price_per_person` and `pricePerPerson` are one column. */
export function plain(column: string): string {
  return column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const KNOWN = new Set([...Object.values(COLUMNS), ...ADDRESS_PARTS, PROVINCE].flat().map(plain));

/** The columns of a file that an import makes nothing of. */
export function unusedColumns(columns: readonly string[]): string[] {
  return columns.filter((column) => column !== '' && !KNOWN.has(plain(column)));
}

/** What the file itself calls the column that fills a field; the field's own name where it has none. */
export function columnOf(field: string, columns: readonly string[]): string {
  const names =
    Object.entries(COLUMNS)
      .find(([filled]) => filled === field)?.[1]
      .map(plain) ?? [];
  return columns.find((column) => names.includes(plain(column))) ?? field;
}

/** What a row says of a hall, not judged yet: texts, as the rules of the hall form read them. */
export type HallDraft = Partial<Record<Exclude<Field, 'sliderImages'>, string | number | null>> & {
  importRef: string;
  sliderImages: string[];
};

/**
 * What a row says of a hall, with the defaults where it says nothing. Nothing else is filled in, but for a number and a
 * reference that follow from the row itself.
 * @param currency of the business, whose sign may stand beside its prices
 */
export function hallDraft({ values }: SourceRow, defaults: HallDefaults, currency: CurrencyCode): HallDraft {
  const byPlainName = new Map<string, string>();
  for (const [column, value] of values) {
    if (!byPlainName.has(plain(column))) byPlainName.set(plain(column), value);
  }
  const first = (names: readonly string[]): string | undefined =>
    names.map((name) => byPlainName.get(plain(name))).find((value) => value !== undefined);
  const of = (field: Field): string | undefined => first(COLUMNS[field]);

  const city = of('city') ?? defaults.city ?? null;
  const location = of('location') ?? addressOf(first, city);
  const draft = {
    hallName: of('hallName') ?? null,
    description: of('description') ?? null,
    capacity: plainNumber(of('capacity')) ?? defaults.capacity ?? null,
    pricePerHour: plainAmount(of('pricePerHour'), currency) ?? defaults.pricePerHour ?? null,
    pricePerPerson: plainAmount(of('pricePerPerson'), currency) ?? defaults.pricePerPerson ?? null,
    location,
    city,
    latitude: of('latitude') ?? null,
    longitude: of('longitude') ?? null,
    category: of('category') ?? defaults.category ?? null,
    type: of('type') ?? defaults.type ?? null,
    profileImage: of('profileImage') ?? null,
    sliderImages: (of('sliderImages') ?? '').split(/[|\s]+/).filter((address) => address !== ''),
  };
  // Of the row alone: other defaults must not make another hall of it.
  const derived = derivedRef({ ...draft, location: of('location') ?? addressOf(first, of('city') ?? null) });
  const importRef = of('importRef') ?? derived;
  const fitting = importRef.length <= HALL_LIMITS.numberMaxCharacters ? importRef : derived;
  return { ...draft, importRef, hallNumber: of('hallNumber') ?? fitting };
}

function addressOf(first: (names: readonly string[]) => string | undefined, city: string | null): string {
  const [houseNumber, street, suburb] = ADDRESS_PARTS.map(first);
  const road = [houseNumber, street].filter(Boolean).join(' ');
  const parts = [road, suburb, city, first(PROVINCE)].filter(
    (part) => part !== undefined && part !== null && part !== '',
  );
  return [...new Set(parts)].join(', ');
}

/** A row without a reference is known again by its name and place. */
function derivedRef({
  hallName,
  location,
  latitude,
  longitude,
}: Pick<HallDraft, 'hallName' | 'location' | 'latitude' | 'longitude'>): string {
  const identity = JSON.stringify([hallName, location, latitude, longitude]);
  return `row-${createHash('sha256').update(identity).digest('hex').slice(0, 12)}`;
}

/** Thousands in threes, or in lakhs and crores. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** `1,200` and `1,20,000` without their commas; anything else as it is. */
function plainNumber(value: string | undefined): string | undefined {
  return value !== undefined && GROUPED.test(value) ? value.replaceAll(',', '') : value;
}

/** An amount without the sign of the business's own currency: `Rs. 2,500/-`. Another currency's sign stays, and is refused. */
export function plainAmount(value: string | undefined, currency: CurrencyCode): string | undefined {
  if (value === undefined) return undefined;
  const signs = [currency, currencySymbol(currency), ...(currency === 'PKR' ? ['rs.', 'rs'] : [])];
  const sign = signs.find((each) => value.toLowerCase().startsWith(each.toLowerCase()));
  const amount = (sign === undefined ? value : value.slice(sign.length)).replace(/\/-$/, '').trim();
  return plainNumber(amount);
}
