import { HALL_LIMITS } from './limits.js';
import { countCharacters } from '../text/text.js';

/** A part of a listing that guests look for. */
export const ListingPart = {
  /** Category, type, capacity and prices, without which a hall can't go online. */
  DETAILS: 'DETAILS',
  /** The main picture. */
  PROFILE_IMAGE: 'PROFILE_IMAGE',
  /** The pictures of the slider. */
  GALLERY: 'GALLERY',
  DESCRIPTION: 'DESCRIPTION',
  /** Latitude and longitude, for the map and searches nearby. */
  COORDINATES: 'COORDINATES',
} as const;
export type ListingPart = keyof typeof ListingPart;

/** The fields of a hall that its completeness depends on. */
export interface Listing {
  hasCategory: boolean;
  hasType: boolean;
  capacity: number | null;
  /** In any unit: only its presence counts. */
  pricePerHour: number | null;
  pricePerPerson: number | null;
  description: string | null;
  profileImage: string | null;
  sliderImages: readonly string[];
  latitude: number | null;
  longitude: number | null;
}

/** A missing part of a listing, with advice to its owner. */
export interface ListingGap {
  part: ListingPart;
  advice: string;
}

/** How complete a listing is. */
export interface Completeness {
  /** The percentage of parts that are present, as an integer. */
  percent: number;
  /** Most important first. */
  gaps: ListingGap[];
}

const { imagesAdvisedMin, imagesAdvisedMax, descriptionAdvisedCharacters } = HALL_LIMITS;

/** The names of missing details that a hall needs to go online. */
export function missingDetails(hall: Listing): string[] {
  const needed: [string, boolean][] = [
    ['category', hall.hasCategory],
    ['hall type', hall.hasType],
    ['capacity', hall.capacity !== null],
    ['price per hour', hall.pricePerHour !== null],
    ['price per person', hall.pricePerPerson !== null],
  ];
  return needed.filter(([, isThere]) => !isThere).map(([name]) => name);
}

function detailsAdvice(hall: Listing): string | null {
  const missing = missingDetails(hall);
  return missing.length === 0 ? null : `Add what guests book by: ${missing.join(', ')}.`;
}

function galleryAdvice({ sliderImages }: Listing): string | null {
  const lacking = imagesAdvisedMin - sliderImages.length;
  if (lacking <= 0) return null;
  const pictures = lacking === 1 ? '1 more gallery picture' : `${lacking} more gallery pictures`;
  return `Add ${pictures}: halls with ${imagesAdvisedMin} to ${imagesAdvisedMax} show best.`;
}

function descriptionAdvice({ description }: Listing): string | null {
  const written = countCharacters(description?.trim() ?? '');
  if (written >= descriptionAdvisedCharacters) return null;
  return written === 0
    ? 'Describe the hall: what it looks like, what is close by, what guests praise.'
    : `Say more about the hall: ${descriptionAdvisedCharacters} characters or more read well.`;
}

const ADVICE: readonly (readonly [ListingPart, (hall: Listing) => string | null])[] = [
  [ListingPart.DETAILS, detailsAdvice],
  [
    ListingPart.PROFILE_IMAGE,
    ({ profileImage }) => (profileImage === null ? 'Add a profile image: it is the first thing guests see.' : null),
  ],
  [ListingPart.GALLERY, galleryAdvice],
  [ListingPart.DESCRIPTION, descriptionAdvice],
  [
    ListingPart.COORDINATES,
    ({ latitude, longitude }) =>
      latitude === null || longitude === null ? 'Add coordinates, so that guests find the hall on the map.' : null,
  ],
];

/** How complete a hall's listing is, and what is missing. */
export function measureCompleteness(hall: Listing): Completeness {
  const gaps = ADVICE.flatMap(([part, adviceFor]) => {
    const advice = adviceFor(hall);
    return advice === null ? [] : [{ part, advice }];
  });
  return { percent: Math.round(((ADVICE.length - gaps.length) / ADVICE.length) * 100), gaps };
}
