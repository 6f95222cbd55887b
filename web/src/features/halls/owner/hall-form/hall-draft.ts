import { dropDraft, keepDraft, readDraft } from '../../../../lib/form-drafts';
import { newRequestKey } from '../../../../lib/request-key';
import { localStore } from '../../../../lib/storage';
import type { HallChoices } from './HallSections';
import { EMPTY_HALL, type HallValues } from './hall-values';

const NAME = 'new-hall';

/** For how long pictures that nothing shows are sure to be there, in milliseconds: a server sweeps them after a day. */
const PICTURES_KEPT = 22 * 60 * 60 * 1000;

/** A hall that was begun and isn't created yet. */
export interface HallDraft {
  values: HallValues;
  /** Under which the server creates it once, however often and from whichever tab it is sent. */
  key: string;
  /** When it was typed at last, in milliseconds. */
  at: number;
  /** When each picture was added. */
  pictures: Readonly<Record<string, number>>;
  /** Whether it had pictures that are gone by now. */
  hasLostPictures: boolean;
}

type Kept = Pick<HallDraft, 'values' | 'key' | 'at' | 'pictures'>;

function isSameKind(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) return Array.isArray(other);
  if (typeof one === 'string') return typeof other === 'string';
  // A field that may be empty; texts in a figure's field stay as they were typed.
  return other === null || ['string', 'number', 'boolean'].includes(typeof other);
}

/** What another release kept may have other fields, and choices may have been removed since. */
function toValues(kept: object, choices: HallChoices): HallValues {
  const names = Object.keys(EMPTY_HALL) as (keyof HallValues)[];
  const values: HallValues = { ...EMPTY_HALL, ...kept };
  const own = Object.fromEntries(
    names.map((name) => [name, isSameKind(EMPTY_HALL[name], values[name]) ? values[name] : EMPTY_HALL[name]]),
  ) as unknown as HallValues;
  const has = (items: readonly { id: number }[], id: number | null) => items.some((item) => item.id === id);
  return {
    ...own,
    categoryId: has(choices.categories, own.categoryId) ? own.categoryId : null,
    typeId: has(choices.types, own.typeId) ? own.typeId : null,
    fixedServiceIds: own.fixedServiceIds.filter((id) => has(choices.fixedServices, id)),
    amenityIds: own.amenityIds.filter((id) => has(choices.amenities, id)),
  };
}

function listPictures({ profileImage, floorPlan, sliderImages }: HallValues): string[] {
  return [profileImage, floorPlan, ...sliderImages].filter((url) => url !== null);
}

/** The hall that an account has begun in this browser, without pictures that may be gone; null if there is none. */
export function readHallDraft(owner: string, choices: HallChoices, now: number): HallDraft | null {
  const kept = readDraft(owner, NAME, localStore) as Partial<Kept> | undefined;
  if (!kept || typeof kept.values !== 'object' || typeof kept.at !== 'number') return null;
  const { at, pictures = {}, key = newRequestKey() } = kept;
  const values = toValues(kept.values, choices);
  const isThere = (url: string) => now - (pictures[url] ?? 0) < PICTURES_KEPT;
  const sliderImages = values.sliderImages.filter(isThere);
  const one = (url: string | null) => (url !== null && isThere(url) ? url : null);
  return {
    at,
    pictures,
    key,
    values: { ...values, sliderImages, profileImage: one(values.profileImage), floorPlan: one(values.floorPlan) },
    hasLostPictures: !listPictures(values).every(isThere),
  };
}

/**
 * Keeps a hall that is being typed, until it is created.
 * @param pictures when those that it had before were added
 * @returns when each of its pictures was added
 */
export function keepHallDraft(
  owner: string,
  values: HallValues,
  { key, pictures, now }: Pick<HallDraft, 'key' | 'pictures'> & { now: number },
): HallDraft['pictures'] {
  const added = Object.fromEntries(listPictures(values).map((url) => [url, pictures[url] ?? now]));
  const kept: Kept = { values, key, at: now, pictures: added };
  keepDraft(owner, NAME, { ...kept }, localStore);
  return added;
}

/** Whose the hall is that an account has begun in this browser: this tab's, another one's; null if there is none. */
export function findDraftOf(owner: string, key: string): 'this' | 'other' | null {
  const kept = readDraft(owner, NAME, localStore) as Partial<Kept> | undefined;
  if (!kept) return null;
  // What an earlier release kept has no key.
  return (kept.key ?? key) === key ? 'this' : 'other';
}

/** Forgets a hall that an account has begun; another tab's stays. */
export function dropHallDraft(owner: string, key: string): void {
  if (findDraftOf(owner, key) === 'this') dropDraft(owner, NAME, localStore);
}
