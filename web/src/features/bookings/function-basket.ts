import { FUNCTION_NAMES, type FunctionName } from '@mehfil/api/domain/bookings/functions';
import type { Occasion } from '@mehfil/api/domain/bookings/occasions';
import { GROUP_LIMITS } from '@mehfil/api/domain/bookings/limits';
import type { ServiceChoice } from '@mehfil/api/domain/bookings/inputs';
import { isSameChoice, type ChosenMenu } from './menu-data';
import { sessionStore, type KeyValueStore } from '../../lib/storage';

/** A function that waits in this tab to be asked for together with others. */
export interface DraftedFunction {
  functionName: FunctionName;
  hallId: number;
  hallTitle: string;
  timeZone: string;
  startTime: string;
  endTime: string;
  guestCount: number;
  optionalServices: ServiceChoice[];
  menu?: ChosenMenu;
  childCount?: number;
  specialRequests: string | null;
}

/** Functions of one customer, with the name that they were asked for under before. */
export interface FunctionBasket {
  name: string;
  functions: DraftedFunction[];
}

const EMPTY: FunctionBasket = { name: '', functions: [] };

function toKey(viewerId: number): string {
  return `functions:${viewerId}`;
}

function isBasket(value: unknown): value is FunctionBasket {
  return typeof value === 'object' && value !== null && 'name' in value && 'functions' in value;
}

/** What the customer has collected in this tab. */
export function readBasket(viewerId: number, store: KeyValueStore = sessionStore): FunctionBasket {
  try {
    const kept: unknown = JSON.parse(store.read(toKey(viewerId)) ?? 'null');
    return isBasket(kept) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps the functions in this tab until they are sent. */
export function keepBasket(viewerId: number, basket: FunctionBasket, store: KeyValueStore = sessionStore): void {
  store.write(toKey(viewerId), JSON.stringify(basket));
}

/**
 * Chooses a hall for a function, in place of one that was chosen for it before.
 * @returns the basket, or null where there is no room in it
 */
export function chooseForFunction(
  viewerId: number,
  drafted: DraftedFunction,
  store: KeyValueStore = sessionStore,
): FunctionBasket | null {
  const { name, functions } = readBasket(viewerId, store);
  const at = functions.findIndex(({ functionName }) => functionName === drafted.functionName);
  if (at < 0 && functions.length >= GROUP_LIMITS.functionsMax) return null;
  const basket = { name, functions: at < 0 ? [...functions, drafted] : functions.with(at, drafted) };
  keepBasket(viewerId, basket, store);
  return basket;
}

/** Whether a function is in the basket as it would be chosen now; services and special requests may have been added. */
export function isInBasket(functions: readonly DraftedFunction[], drafted: DraftedFunction): boolean {
  return functions.some(
    ({ functionName, hallId, startTime, endTime, guestCount, menu }) =>
      functionName === drafted.functionName &&
      hallId === drafted.hallId &&
      startTime === drafted.startTime &&
      endTime === drafted.endTime &&
      guestCount === drafted.guestCount &&
      isSameChoice(menu, drafted.menu),
  );
}

/** The function that was named, else the one that is usually celebrated next: the first one that isn't in the basket. */
function nextName(functions: readonly DraftedFunction[], occasion: Occasion | null): FunctionName {
  const used = new Set(functions.map(({ functionName }) => functionName));
  const free = FUNCTION_NAMES.filter((name) => !used.has(name));
  return free.find((name) => name === occasion) ?? free[0] ?? 'OTHER';
}

/** Adds a function, unless the basket is full. @returns whether there was room */
export function addToBasket(
  viewerId: number,
  { occasion, ...drafted }: Omit<DraftedFunction, 'functionName'> & { occasion: Occasion | null },
  store: KeyValueStore = sessionStore,
): boolean {
  const { name, functions } = readBasket(viewerId, store);
  if (functions.length >= GROUP_LIMITS.functionsMax) return false;
  const added = { ...drafted, functionName: nextName(functions, occasion) };
  keepBasket(viewerId, { name, functions: [...functions, added] }, store);
  return true;
}
