import type { OpenBookingChangeQuery } from '../../graphql/generated/booking-changes';
import { booking } from '../../testing/bookings';
import type { FakeServer } from '../../testing/server';
import type { ShownBooking } from './invoice-data';

type Change = NonNullable<OpenBookingChangeQuery['booking']['openChange']>;
type Terms = Change['before'];

/** What the booking of the tests is: 350 guests on the evening of March 20. */
export const BEFORE: Terms & { __typename: string } = {
  __typename: 'BookingTerms',
  hallId: 3,
  hallTitle: 'Moti Mahal',
  timeZone: 'Asia/Karachi',
  startTime: '2027-03-20T14:00:00.000Z',
  endTime: '2027-03-20T20:00:00.000Z',
  shiftName: null,
  guestCount: 350,
  currency: 'PKR',
  totalPrice: 1_289_340,
  menu: null,
  extras: [],
  optionalServices: [makeService(8, 'Menu A')],
};

/** What it would be: two days later, with fewer guests. */
const AFTER = {
  ...BEFORE,
  quotedPrice: null,
  startTime: '2027-03-22T14:00:00.000Z',
  endTime: '2027-03-22T20:00:00.000Z',
  guestCount: 300,
  totalPrice: 1_189_340,
};

function makeService(serviceId: number, name: string) {
  return { __typename: 'ServiceOfTerms', serviceId, name, quantity: 1 };
}

/** A confirmed booking that can be changed, with one service of the hall. */
export function changeable(particulars: Partial<ShownBooking> = {}) {
  const [menu] = booking().optionalServices;
  if (!menu) throw new Error('The booking has no service');
  return booking({
    status: 'CONFIRMED',
    viewerCanWithdraw: false,
    viewerCanChange: true,
    optionalServices: [{ ...menu, serviceId: 8 }],
    ...particulars,
  });
}

/** A change that waits for an answer. */
export function openChange(particulars: Partial<Change> = {}): Change & { __typename: string } {
  return {
    __typename: 'BookingChange',
    id: 9,
    kind: 'CHANGE',
    note: null,
    proposedBy: 'OWNER',
    status: 'OPEN',
    difference: -100_000,
    priceReason: null,
    waitsForDiscount: false,
    proposer: null,
    expiresAt: '2027-03-20T14:00:00.000Z',
    validUntil: null,
    viewerCanAnswer: true,
    viewerCanWithdraw: false,
    before: BEFORE,
    after: AFTER,
    ...particulars,
  };
}

/** A booking with a change as lists have it. */
export function withChange({ id, kind, status, waitsForDiscount, viewerCanAnswer }: Change) {
  const short = { __typename: 'BookingChange', id, kind, status, waitsForDiscount, viewerCanAnswer };
  return changeable({ viewerCanChange: false, openChange: short });
}

/** The server's preview of a change. */
export function makeQuote(particulars: object = {}) {
  return {
    __typename: 'BookingChangeQuote',
    difference: -100_000,
    isAvailable: true,
    clash: null,
    cityRules: [],
    isImmediate: false,
    before: BEFORE,
    after: AFTER,
    conflicts: [],
    ...particulars,
  };
}

/** A hall of the business, as the form needs it. */
export function changeHall(particulars: object = {}) {
  return {
    __typename: 'HallDetail',
    id: 3,
    capacity: 400,
    business: { __typename: 'HallBusiness', timeZone: 'Asia/Karachi', currency: 'PKR' },
    optionalServices: [
      { __typename: 'HallOptionalService', id: 8, name: 'Menu A' },
      { __typename: 'HallOptionalService', id: 9, name: 'Flowers' },
    ],
    shifts: [] as object[],
    ...particulars,
  };
}

/** What the server was last sent with an operation. */
export function lastSent(server: FakeServer, operation: string) {
  return server.asked.filter((asked) => asked.operation === operation).at(-1)?.variables;
}
