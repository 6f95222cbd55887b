import { OFFLINE_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { readTokenClaims } from '../../graphql/token-claims';
import { STORAGE_KEYS } from '../../lib/storage-keys';
import type { KeyValueStore } from '../../lib/storage';

/** A booking as it can be read without a connection. */
export interface OfflineBooking {
  id: number;
  stage: 'UPCOMING' | 'WAITING';
  hallTitle: string;
  hallNameUrdu: string | null;
  hallLocation: string;
  businessName: string;
  /** Once the business may be called; missing from copies that were made before it was kept. */
  businessContact?: { national: string; dialerUrl: string } | null;
  startTime: string;
  endTime: string;
  timeZone: string;
  shiftName: string | null;
  guestCount: number;
}

/** A customer's bookings on this device (docs/decisions/0008-web-app.md). */
export interface OfflineCopy {
  /** Whose they are: the subject of the token. */
  account: string;
  /** When they were read, ISO 8601. */
  savedAt: string;
  bookings: OfflineBooking[];
}

const KEPT_MS = OFFLINE_LIMITS.days * 86_400_000;

function currentAccount(store: KeyValueStore): string | undefined {
  return readTokenClaims(store.read(STORAGE_KEYS.token) ?? '')?.account;
}

function parseCopy(text: string): OfflineCopy | undefined {
  try {
    const copy = JSON.parse(text) as Partial<OfflineCopy> | null;
    const isCopy = typeof copy?.account === 'string' && !Number.isNaN(Date.parse(copy.savedAt ?? ''));
    return isCopy && Array.isArray(copy.bookings) ? (copy as OfflineCopy) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the bookings of an account in place of an earlier copy, unless somebody else, or nobody, has signed in meanwhile.
 * @param accountId whose bookings they are
 */
export function saveOfflineCopy(
  store: KeyValueStore,
  accountId: number,
  bookings: readonly OfflineBooking[],
  now: Date,
): void {
  const account = String(accountId);
  if (account !== currentAccount(store)) return;
  const copy = { account, savedAt: now.toISOString(), bookings };
  store.write(STORAGE_KEYS.offlineBookings, JSON.stringify(copy));
}

/** The copy of whoever is signed in. One that is too old, or somebody else's, is removed; null without one. */
export function readOfflineCopy(store: KeyValueStore, now: Date): OfflineCopy | null {
  const text = store.read(STORAGE_KEYS.offlineBookings);
  if (text === null) return null;
  const copy = parseCopy(text);
  const age = copy ? now.getTime() - Date.parse(copy.savedAt) : Infinity;
  if (copy && age < KEPT_MS && copy.account === currentAccount(store)) return copy;
  store.remove(STORAGE_KEYS.offlineBookings);
  return null;
}
