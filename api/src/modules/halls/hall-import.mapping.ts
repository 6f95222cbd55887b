import { createHash } from 'node:crypto';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { IMPORTED_FACTS, type HallDefaults } from '../../domain/halls/import.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import type { SourceRow } from './hall-import.source.js';
import {
  createCellReader,
  findUnknownColumns,
  findColumnName,
  toLine,
  toPlainAmount,
  toPlainNumber,
} from './import-columns.js';

/** Columns by field; the first one with a value is used. Documented in docs/operations.md. */
const COLUMNS = {
  importRef: ['importRef', 'id', '@id', 'ref', 'reference', 'externalId', 'osmId'],
  hallNumber: ['hallNumber', 'number', 'hallNo', 'code'],
  hallName: ['hallName', 'name', 'title', 'venue', 'venueName', 'nameEn', 'name:en'],
  description: ['description', 'about', 'details'],
  hallNameUrdu: ['hallNameUrdu', 'nameUrdu', 'nameUr', 'name:ur'],
  descriptionUrdu: ['descriptionUrdu', 'descriptionUr', 'description:ur'],
  capacity: ['capacity', 'guests', 'maxGuests', 'guestsMax', 'seats', 'seating'],
  roundsCapacity: ['roundsCapacity', 'seatsAtRoundTables'],
  theaterCapacity: ['theaterCapacity', 'theatreCapacity'],
  standingCapacity: ['standingCapacity', 'standingGuests'],
  parkingSpaces: ['parkingSpaces', 'capacity:parking'],
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

/** Columns to assemble an address from if no column has all of it, in this order. */
const ADDRESS_PARTS = [
  ['houseNumber', 'addr:housenumber'],
  ['street', 'addr:street'],
  ['suburb', 'area', 'neighbourhood', 'addr:suburb'],
] as const;
const PROVINCE = ['province', 'addr:province', 'state', 'region'] as const;

type Field = keyof typeof COLUMNS;

/** The columns of a file that the import ignores. */
export function findUnusedColumns(columns: readonly string[]): string[] {
  return findUnknownColumns(columns, [...Object.values(COLUMNS), ...ADDRESS_PARTS, PROVINCE].flat());
}

/** The file's column name for a field; the field's own name if there is none. */
export function getColumnName(field: string, columns: readonly string[]): string {
  return findColumnName(field, columns, COLUMNS);
}

/** An unvalidated hall of a row, as text for the rules of the hall form. */
export type HallDraft = Partial<Record<Exclude<Field, 'sliderImages'>, string | number | null>> & {
  importRef: string;
  sliderImages: string[];
};

/**
 * Reads a hall from a row, with defaults for missing values. Only a number and a reference are derived from the row itself.
 * @param currency of the business, whose symbol may precede its prices
 */
export function toHallDraft({ values }: SourceRow, defaults: HallDefaults, currency: CurrencyCode): HallDraft {
  const first = createCellReader(values);
  const of = (field: Field): string | undefined => toLine(field, first(COLUMNS[field]));

  const city = of('city') ?? defaults.city ?? null;
  const location = of('location') ?? toAddress(first, city);
  const draft = {
    hallName: of('hallName') ?? null,
    description: of('description') ?? null,
    hallNameUrdu: of('hallNameUrdu') ?? null,
    descriptionUrdu: of('descriptionUrdu') ?? null,
    capacity: toPlainNumber(of('capacity')) ?? defaults.capacity ?? null,
    ...Object.fromEntries(IMPORTED_FACTS.map((fact) => [fact, toPlainNumber(of(fact)) ?? null])),
    pricePerHour: toPlainAmount(of('pricePerHour'), currency) ?? defaults.pricePerHour ?? null,
    pricePerPerson: toPlainAmount(of('pricePerPerson'), currency) ?? defaults.pricePerPerson ?? null,
    location,
    city,
    latitude: of('latitude') ?? null,
    longitude: of('longitude') ?? null,
    category: of('category') ?? defaults.category ?? null,
    type: of('type') ?? defaults.type ?? null,
    profileImage: of('profileImage') ?? null,
    sliderImages: (of('sliderImages') ?? '').split(/[|\s]+/).filter((address) => address !== ''),
  };
  // From the row only: other defaults must not change a hall's identity.
  const derived = deriveRef({ ...draft, location: of('location') ?? toAddress(first, of('city') ?? null) });
  const importRef = of('importRef') ?? derived;
  const fitting = importRef.length <= HALL_LIMITS.numberMaxCharacters ? importRef : derived;
  return { ...draft, importRef, hallNumber: of('hallNumber') ?? fitting };
}

function toAddress(first: (names: readonly string[]) => string | undefined, city: string | null): string {
  const [houseNumber, street, suburb] = ADDRESS_PARTS.map(first);
  const road = [houseNumber, street].filter(Boolean).join(' ');
  const parts = [road, suburb, city, first(PROVINCE)].filter(
    (part) => part !== undefined && part !== null && part !== '',
  );
  return [...new Set(parts)].join(', ');
}

/** Identifies a row without a reference by its name and place. */
function deriveRef({
  hallName,
  location,
  latitude,
  longitude,
}: Pick<HallDraft, 'hallName' | 'location' | 'latitude' | 'longitude'>): string {
  const identity = JSON.stringify([hallName, location, latitude, longitude]);
  return `row-${createHash('sha256').update(identity).digest('hex').slice(0, 12)}`;
}
