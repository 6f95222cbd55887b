import { isolated } from '../../../i18n/isolated';
import { defineText } from '../../../i18n/text';

export const bookingAnswersText = defineText({
  name: 'bookingAnswersText',
  en: {
    bulk: {
      title: {
        approve: (count: number) => (count === 1 ? 'Approve 1 booking?' : `Approve ${count} bookings?`),
        decline: (count: number) => (count === 1 ? 'Decline 1 request?' : `Decline ${count} requests?`),
      },
      text: {
        approve:
          'Each customer with an e-mail address is told at once; a function that was requested together with others is final once all of them are accepted. Requests that overlap an approved one are cancelled; of those selected here, the earliest request comes first.',
        decline: 'Each customer with an e-mail address reads your reason. A declined request can’t be taken up again.',
      },
      accepts:
        'Approving only accepts requests that their first payment confirms: their time is held until it is due, and is free again without it.',
      leftOut: (count: number) =>
        count === 1
          ? '1 request is left out: it was answered meanwhile, or is no longer in this list.'
          : `${count} requests are left out: they were answered meanwhile, or are no longer in this list.`,
      reason: 'Reason for all of them (optional)',
      confirm: {
        approve: (count: number) => `Approve ${count}`,
        decline: (count: number) => `Decline ${count}`,
      },
      done: {
        approve: (count: number) => (count === 1 ? '1 booking was approved.' : `${count} bookings were approved.`),
        accept: (count: number) =>
          count === 1
            ? '1 request was accepted: its time is held until its first payment is due.'
            : `${count} requests were accepted: their times are held until their first payments are due.`,
        decline: (count: number) => (count === 1 ? '1 request was declined.' : `${count} requests were declined.`),
      },
      summary: 'Not every request could be answered',
      booking: (invoice: string, customer: string, hall: string) =>
        [invoice, isolated(customer), isolated(hall)].join(', '),
      back: 'Back',
    },
    detailsTitle: 'Booking Details',
    approveDialog: {
      title: 'Approve this booking?',
      acceptTitle: 'Accept this request?',
      discountTitle: 'Approve this discount?',
      discount: (member: string, agreed: string, quoted: string) =>
        `${isolated(member)} agreed on ${agreed} instead of ${quoted}. The booking is confirmed at that price.`,
      discountReason: (reason: string) => `Reason: ${isolated(reason)}`,
      text: (customer: string, hall: string, when: string) =>
        `${customer} gets ${hall} on ${when}, and is told at once.`,
      withoutEmail: (customer: string, hall: string, when: string) =>
        `${customer} gets ${hall} on ${when}. There is no e-mail address for this guest, so please tell them yourself.`,
      acceptText: (customer: string, hall: string, when: string) =>
        `${customer} is told at once that you accept the request for ${hall} on ${when}. The time is held until the first payment is due; the booking is confirmed once you have recorded it.`,
      functionText: (customer: string, hall: string, when: string) =>
        `${customer} asks for ${hall} on ${when}, together with other functions.`,
      checking: 'Looking for requests that overlap...',
      none: 'No other request is affected.',
      conflicts: (count: number) =>
        count === 1
          ? 'This request overlaps and will be cancelled; its customer is told by mail, where there is an address:'
          : `These ${count} requests overlap and will be cancelled; their customers are told by mail, where there is an address:`,
      conflict: (customer: string, hall: string, when: string) => [isolated(customer), isolated(hall), when].join(', '),
      refusedByCity: 'A rule of the city refuses this booking, so it can’t be approved.',
      schedule: {
        CLOSED: 'You have closed this date. Approved, the booking takes place all the same.',
        OTHER_HOURS: 'You have set other hours for this date. Approved, the booking keeps its own.',
      },
      confirm: 'Approve',
      confirmDiscount: 'Approve discount',
      confirmAll: (count: number) => (count === 1 ? 'Approve and cancel 1' : `Approve and cancel ${count}`),
      accept: 'Accept',
      acceptAll: (count: number) => (count === 1 ? 'Accept and cancel 1' : `Accept and cancel ${count}`),
      back: 'Back',
    },
    declineDialog: {
      title: 'Decline this request?',
      text: (customer: string) => `${customer} reads your reason. A declined request can’t be taken up again.`,
      withoutEmail: (customer: string) =>
        `There is no e-mail address for ${customer}, so please tell them yourself. A declined request can’t be taken up again.`,
      reason: 'Reason (optional)',
      confirm: 'Decline',
      back: 'Back',
    },
    labels: {
      placeholder: 'Deposit paid, VIP, ...',
      hint: 'Only your team and the platform’s staff can read them.',
      changed: 'Somebody of your team has changed these labels meanwhile:',
      none: 'No labels',
      lost: {
        title: 'The labels were not saved',
        description: 'What you chose is there again when you open the booking.',
      },
    },
    notes: {
      hint: 'Only your team and the platform’s staff can read them, never the customer.',
      changed: 'Somebody of your team has changed these notes meanwhile:',
      none: 'No notes',
      lost: {
        title: 'The notes were not saved',
        description: 'What you wrote is there again when you open the booking.',
      },
    },
    updated: { title: 'Booking status updated' },
    accepted: {
      title: 'Request accepted',
      description: 'Its time is held until the first payment is due, which confirms the booking.',
    },
    failedUpdate: { title: 'Update failed', fallback: 'Failed to update booking status. Please try again.' },
  },
});
