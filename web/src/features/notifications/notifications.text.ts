import { defineText } from '../../i18n/text';

export const notificationsText = defineText({
  name: 'notificationsText',
  en: {
    markAll: 'Mark all as read',
    notMarked: { title: 'The notifications could not be marked as read' },
    empty: 'No notifications yet',
    emptyText: 'What happens to your bookings shows here.',
    emptyStaffText: 'New applications show here.',
    failed: 'The notifications could not be loaded.',
    retry: 'Try again',
    earlier: 'Show earlier notifications',
    unread: 'New',
    about: (hall: string, day: string) => `${hall}, ${day}`,
    /** By who reads it; the name is the other side’s. */
    customer: {
      BOOKING_ACCEPTED: (): string => 'Accepted: make the first payment to confirm your booking',
      BOOKING_CONFIRMED: (): string => 'Your booking is confirmed',
      BOOKING_DECLINED: (business: string) => `${business} declined your request`,
      BOOKING_CANCELLED: (_business: string, wasConfirmed: boolean): string =>
        wasConfirmed ? 'Your booking was cancelled' : 'Your request has ended without a booking',
      CHANGE_PROPOSED: (business: string) => `${business} proposes a change`,
      BOOKING_CHANGED: (): string => 'Your booking was changed',
      CHANGE_REFUSED: (business: string) => `${business} did not accept your change`,
      CHANGE_WITHDRAWN: (business: string) => `${business} took back its change`,
      CHANGE_EXPIRED: (business: string) => `${business} did not answer your change in time`,
      OFFER_MADE: (business: string) => `${business} makes you an offer`,
      OFFER_WITHDRAWN: (business: string) => `${business} took back its offer`,
      MESSAGE_RECEIVED: (business: string) => `${business} wrote to you`,
      PROOF_ACCEPTED: (): string => 'Your payment was accepted',
      PROOF_REJECTED: (): string => 'Your proof of payment was rejected',
      PAYMENT_DUE: (): string => 'A payment is due soon',
      PAYMENT_OVERDUE: (): string => 'A payment is overdue',
    },
    business: {
      BOOKING_REQUESTED: (customer: string) => `${customer} asks for a booking`,
      BOOKING_CONFIRMED: (customer: string) => `${customer} booked a hall`,
      BOOKING_CANCELLED: (customer: string, wasConfirmed: boolean): string =>
        wasConfirmed ? `The booking of ${customer} was cancelled` : `The request of ${customer} has ended`,
      CHANGE_PROPOSED: (customer: string) => `${customer} asks for a change`,
      BOOKING_CHANGED: (customer: string) => `${customer} accepted your change`,
      CHANGE_REFUSED: (customer: string) => `${customer} did not accept your change`,
      CHANGE_WITHDRAWN: (customer: string) => `${customer} took back a change`,
      CHANGE_EXPIRED: (customer: string) => `${customer} did not answer your change in time`,
      OFFER_ACCEPTED: (customer: string) => `${customer} accepted your offer`,
      OFFER_REFUSED: (customer: string) => `${customer} declined your offer`,
      OFFER_EXPIRED: (customer: string) => `${customer} did not answer your offer in time`,
      MESSAGE_RECEIVED: (customer: string) => `${customer} wrote to you`,
      PROOF_SENT: (customer: string) => `${customer} sent a proof of payment`,
    },
    application: (business: string) => `${business} applied`,
    /** Of a kind that this version of the page doesn’t know. */
    other: 'Something happened to a booking',
  },
});
