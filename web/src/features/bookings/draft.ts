import type { BookingForm } from '@mehfil/api/domain/bookings/inputs';
import type { Occasion } from '@mehfil/api/domain/bookings/occasions';
import type { KeyValueStore } from '../../lib/storage';
import type { ChosenMenu } from './menu-data';
import { sessionStore } from '../../lib/storage';

/** The wizard's form while it is filled in. */
export type WizardValues = Omit<BookingForm, 'specialRequests' | 'occasion' | 'menu' | 'childCount'> & {
  specialRequests: string;
  occasion: Occasion | null;
  menu: ChosenMenu | null;
  /** Whether somebody chose the menu or none; until then it is the cheapest one. */
  isMenuChosen: boolean;
  /** How many of the guests are children, where the menu has a share for them. */
  childCount: number | null;
};

/** What is kept of a wizard that was left: it is there again after signing in, for the same person. */
export interface Draft {
  step: number;
  values: Partial<WizardValues>;
}

interface Kept extends Draft {
  /** Whose contact details these are. */
  viewerId: number | null;
}

const CONTACT = ['customerName', 'customerPhone', 'customerEmail', 'specialRequests'] as const;
/** Contact details are asked for in this step; who has none yet doesn't skip it. */
const CONTACT_STEP = 4;

function toKey(hallId: number): string {
  return `booking-draft:${hallId}`;
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'step' in value && 'values' in value;
}

function parsed(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab until the booking is made. */
export function keepDraft(hallId: number, viewerId: number | null, draft: Draft, store = sessionStore): void {
  store.write(toKey(hallId), JSON.stringify({ ...draft, viewerId }));
}

/** The draft of a hall. What somebody else wrote about themselves in this tab is left out. */
export function readDraft(hallId: number, viewerId: number | null, store: KeyValueStore = sessionStore): Draft | null {
  const kept = parsed(store.read(toKey(hallId)));
  if (!kept) return null;
  const { step, values } = kept;
  if (kept.viewerId === null || kept.viewerId === viewerId) return { step, values };
  const others = new Set<string>(CONTACT);
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => !others.has(name)));
  return { step: Math.min(step, CONTACT_STEP), values: own };
}

/** Forgets a draft. */
export function dropDraft(hallId: number, store: KeyValueStore = sessionStore): void {
  store.remove(toKey(hallId));
}
