import { booking } from '../../../testing/bookings';
import type { PagedBooking, PagedEvent } from './page-data';

/** A booking as its page reads it; tests state only what matters. */
export function pagedBooking(particulars: Partial<PagedBooking> = {}): PagedBooking {
  return {
    ...booking(),
    nextStep: 'AWAIT_ANSWER',
    viewerCanReview: false,
    viewerCanCancel: false,
    finalGuests: null,
    ...particulars,
  };
}

/** An event of its timeline. */
export function pagedEvent(particulars: Partial<PagedEvent> = {}): PagedEvent & { __typename: string } {
  return {
    __typename: 'BookingEvent',
    key: 'made',
    kind: 'REQUESTED',
    at: '2027-03-01T07:00:00.000Z',
    side: 'CUSTOMER',
    actorName: 'Ayesha Noor',
    until: null,
    reason: null,
    note: null,
    amount: null,
    mail: null,
    change: null,
    ...particulars,
  };
}

/** The expenses of a booking, as its page reads them: none yet. */
export function unspent(): Record<string, unknown> {
  return {
    ...{
      __typename: 'BookingExpenses',
      bookingId: 41,
      currency: 'PKR',
      today: '2027-03-10',
      canBeRecorded: false,
    },
    ...{ earnings: null, expenses: [] },
  };
}

/** The payments of a booking, as its page reads them: nothing is paid yet. */
export function unpaid(particulars: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    __typename: 'BookingPayments',
    ...{
      bookingId: 41,
      currency: 'PKR',
      today: '2027-03-02',
      kept: 0,
      owed: 100_000,
      paid: 0,
      balance: 100_000,
      due: 0,
      overdue: 0,
    },
    ...{
      viewerCanRecord: false,
      viewerCanPlan: false,
      isCancelled: false,
      details: null,
      viewerCanProve: false,
      canBeCharged: false,
      entries: [],
      proofs: [],
    },
    parts: [
      {
        ...{ __typename: 'OwedPart', kind: 'PLAN', label: 'Rest', isOverdue: false },
        ...{ amount: 100_000, left: 100_000, due: 'BEFORE_START', days: 7, dueOn: '2027-03-20' },
      },
    ],
    ...particulars,
  };
}

/** A task of a booking, as its page reads it: open, without a day. */
export function task(particulars: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...{ __typename: 'BookingTask', id: 1, text: 'Call', day: null, isDue: false, isOverdue: false },
    ...{ createdBy: 'Ayesha', doneAt: null, doneBy: null },
    ...particulars,
  };
}

/** The tasks of a booking. */
export function tasksOf(
  tasks: readonly Record<string, unknown>[],
  particulars: Record<string, unknown> = {},
): Record<string, unknown> {
  return { __typename: 'BookingTasks', bookingId: 41, today: '2027-03-10', canBeAdded: true, tasks, ...particulars };
}
