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
  second: SecondPhone;
  /** What the record of the chosen guest has as its second number; null without a number or a guest. */
  savedSecond: SavedSecond | null;
}

/** A second number and whose it is. */
export interface SecondPhone {
  name: string;
  phone: string;
}

/** The second number of the guest who was chosen by this phone, as it was filled in. */
export interface SavedSecond extends SecondPhone {
  of: string;
}

/** As the form has it where there is none. */
export const NO_SECOND: SecondPhone = { name: '', phone: '' };

/** Whether two second numbers are written alike, and are of the same person. */
export function isSameSecond(one: SecondPhone, other: SecondPhone): boolean {
  return one.name.trim() === other.name.trim() && one.phone.trim() === other.phone.trim();
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
    second: NO_SECOND,
    savedSecond: null,
  };
}

/** An entry with the services that its hall offers: those of a hall that was chosen before stay behind. */
export function keepOffered(
  values: EntryValues,
  hall: { optionalServices: readonly { id: number }[] } | undefined,
): EntryValues {
  if (!hall) return values;
  const offered = new Set(hall.optionalServices.map(({ id }) => id));
  return { ...values, optionalServiceIds: values.optionalServiceIds.filter((id) => offered.has(id)) };
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
