import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { isDay } from '@mehfil/api/domain/time/days';
import { toAddressName } from './address-names';
import type { Address } from './address-state';

/** How one value stands in an address. */
export interface AddressField<Value> {
  name: string;
  /** Reads it; what makes no sense there counts as absent. */
  read: (text: string | null) => Value;
  /** Writes it; null or nothing leaves it out. */
  write: (value: Value) => string | null;
}

/** The names of enums are written as addresses spell them, other values as they are. */
const spell = (value: string) => (value === value.toUpperCase() ? toAddressName(value) : value);

/** One of a few values; the default is left out of the address. */
export function oneOf<Value extends string, Default extends Value | null>(
  name: string,
  values: readonly Value[],
  byDefault: Default,
): AddressField<Value | Default> {
  return {
    name,
    read: (text) => values.find((value) => value.toLowerCase() === text?.toLowerCase()) ?? byDefault,
    write: (value) => (value === null || value === byDefault ? null : spell(value)),
  };
}

/** A whole number from 1; one above `max` counts as absent. */
export function positive<Default extends number | null | undefined>(
  name: string,
  byDefault: Default,
  max = Infinity,
): AddressField<number | Default> {
  return {
    name,
    read: (text) => {
      const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
      return number > 0 && number <= max ? number : byDefault;
    },
    write: (value) => (value === byDefault ? null : String(value)),
  };
}

/** What somebody typed, cut to so many characters. */
export function freeText(name: string, maxCharacters: number = SEARCH_LIMITS.textMaxCharacters): AddressField<string> {
  return { name, read: (text) => (text ?? '').slice(0, maxCharacters), write: (value) => value.trim() };
}

/** A day as `2027-03-02`; empty where there is none. */
export function day(name: string): AddressField<string> {
  return { name, read: (text) => (text !== null && isDay(text) ? text : ''), write: (value) => value };
}

/**
 * Describes the state of a screen that stands in its address.
 *
 * @param fields the state's values, in the order in which they are written
 */
export function defineAddress<State extends object>(fields: {
  readonly [Name in keyof State]-?: AddressField<State[Name]>;
}): Address<State> {
  const names = Object.keys(fields) as (keyof State & string)[];
  const read = (params: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, fields[name].read(params.get(fields[name].name))])) as State;
  const write = (state: State, others?: URLSearchParams) => {
    const next = new URLSearchParams(others);
    for (const name of names) {
      next.delete(fields[name].name);
      const text = fields[name].write(state[name]);
      if (text) next.set(fields[name].name, text);
    }
    return next;
  };
  const page = names.find((name) => name === 'page');
  const firstPage = (page ? { [page]: fields[page].read(null) } : {}) as Partial<State>;
  return { read, write, change: (params, part) => write({ ...read(params), ...firstPage, ...part }, params) };
}
