import { HALL_LIMITS, SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { findAddressName, toAddressName } from './address-names';
import { useAddressState, type Address } from './address-state';

/** The part of a search that is about the event rather than about the list: it travels along (docs/decisions/0052-what-was-asked.md). */
export type EventCriteria = Pick<
  HallSearch,
  'location' | 'guests' | 'date' | 'lastDate' | 'weekdays' | 'partOfDay' | 'startTime' | 'endTime' | 'currency'
>;

type Value = HallSearch[keyof HallSearch];

/** Reads one criterion of an address; undefined where it makes no sense. */
export type Reader = (value: string) => Value | undefined;

function weekdayNumbers(value: string): number[] | undefined {
  const days = value.split(',').filter((day) => /^[0-6]$/.test(day));
  return days.length > 0 ? [...new Set(days.map(Number))].sort() : undefined;
}

const day: Reader = (value) => (isDay(value) ? value : undefined);
const time: Reader = (value) => (isTimeOfDay(value) ? value : undefined);

/** How each of them is read. */
export const EVENT_READERS: Readonly<Record<keyof EventCriteria, Reader>> = {
  location: (value) => value.trim().slice(0, SEARCH_LIMITS.locationMaxCharacters) || undefined,
  guests: (value) => (/^[1-9]\d{0,5}$/.test(value) ? Math.min(Number(value), HALL_LIMITS.capacityMax) : undefined),
  date: day,
  lastDate: day,
  weekdays: weekdayNumbers,
  partOfDay: (value) => findAddressName(Object.values(PartOfDay), value),
  startTime: time,
  endTime: time,
  currency: (value) => (/^[A-Z]{3}$/.test(value) ? value : undefined),
};

function toText(name: string, value: Value): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object') return [value.latitude, value.longitude, value.radiusKm ?? 'any'].join(',');
  return name === 'order' || name === 'partOfDay' ? toAddressName(String(value)) : String(value).trim();
}

/**
 * Describes criteria in an address, each under its own name. Forgiving: what can't be understood (or says `all`) counts as not there;
 * what is empty is left out. Parameters of others stay, after them.
 *
 * @param readers in the order in which they are written
 */
export function defineCriteria<Criteria extends Partial<HallSearch>>(
  readers: Readonly<Partial<Record<keyof HallSearch, Reader>>>,
): Address<Criteria> {
  const fields = Object.entries(readers) as [keyof HallSearch, Reader][];
  const read = (params: URLSearchParams): Criteria => {
    const found: Partial<Record<keyof HallSearch, unknown>> = {};
    for (const [name, reader] of fields) {
      const text = params.get(name);
      const value = text === null || text === 'all' ? undefined : reader(text);
      if (value !== undefined) found[name] = value;
    }
    return found as Criteria;
  };
  const write = (criteria: Criteria, others: URLSearchParams = new URLSearchParams()): URLSearchParams => {
    const next = new URLSearchParams();
    const values: Partial<HallSearch> = criteria;
    for (const [name] of fields) {
      const text = toText(name, values[name]);
      if (text !== '' && text !== 'all') next.set(name, text);
    }
    for (const [name, value] of others) {
      if (!(name in readers)) next.append(name, value);
    }
    return next;
  };
  return { read, write, change: (params, part) => write({ ...read(params), ...part }, params) };
}

const CRITERIA: Address<EventCriteria> = defineCriteria(EVENT_READERS);

/** An address on this site with the criteria in it; what it says itself stays. */
export function withCriteria(address: string, criteria: EventCriteria): string {
  const query = CRITERIA.write(criteria).toString();
  if (query === '') return address;
  const [rest = '', ...hash] = address.split('#');
  return [`${rest}${rest.includes('?') ? '&' : '?'}${query}`, ...hash].join('#');
}

/** What was asked for on the way to this page, in its address. */
export interface EventCriteriaState {
  criteria: EventCriteria;
  /** Changes some of it, in place: undefined takes a criterion away. */
  change: (part: Partial<EventCriteria>) => void;
  /** The query of this page with some of it changed, for links. */
  queryWith: (part: Partial<EventCriteria>) => string;
  /** Another address of this site with the criteria in it. */
  linkTo: (address: string) => string;
}

/** The criteria in this page's address, for whatever links to halls, compares, saves or books them. */
export function useEventCriteria(): EventCriteriaState {
  const { state: criteria, changeQuietly, linkTo } = useAddressState(CRITERIA);
  return {
    criteria,
    change: changeQuietly,
    queryWith: linkTo,
    linkTo: (address) => withCriteria(address, criteria),
  };
}
