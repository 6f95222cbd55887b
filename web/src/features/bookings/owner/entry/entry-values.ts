import type { Occasion } from '@mehfil/api/domain/bookings/occasions';
import type { ChosenMenu } from '../../menu-data';

/** The form of an entry. Times are in the business's time zone. */
export interface EntryValues {
  hallId: number | null;
  date: string;
  startTime: string;
  endTime: string;
  guestCount: number | null;
  occasion: Occasion | null;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  optionalServiceIds: number[];
  menu: ChosenMenu | null;
  /** How many of the guests are children, where the menu has a share for them. */
  childCount: number | null;
  agreedPrice: number | null;
  priceReason: string;
  notes: string;
  isConfirmed: boolean;
  /** Of the other family, say; kept with the guest's record. */
  second: { name: string; phone: string };
}

/** Filled in where no hours are offered. */
const USUAL_HOURS = { startTime: '19:00', endTime: '23:00' } as const;

/** An empty form; an only hall, or the one that is looked at, is chosen already. */
export function emptyEntry(
  day: string,
  hallId: number | null,
  hours: Pick<EntryValues, 'startTime' | 'endTime'> | null = null,
): EntryValues {
  return {
    hallId,
    date: day,
    ...(hours ?? USUAL_HOURS),
    guestCount: null,
    occasion: null,
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    optionalServiceIds: [],
    menu: null,
    childCount: null,
    agreedPrice: null,
    priceReason: '',
    notes: '',
    isConfirmed: true,
    second: { name: '', phone: '' },
  };
}

/** What an enquiry says of the booking that comes of it. */
export interface AskedFor {
  customerName: string;
  customerPhone: string | null;
  guestCount: number | null;
  occasion: Occasion | null;
  note: string | null;
}

/** What is filled in of it. */
export function toKnown({ customerName, customerPhone, guestCount, occasion, note }: AskedFor): Partial<EntryValues> {
  return { customerName, customerPhone: customerPhone ?? '', guestCount, occasion, notes: note ?? '' };
}
