/**
 * What a customer's screens show around the list of bookings: groups, counts, waiting lists, the next function, the copy for lost
 * connections.
 */
export const VIEWER_SUMMARY_QUERIES = [
  'ViewerWaitingList',
  'ViewerBookingGroups',
  'ViewerBookingCounts',
  'ViewerNextBookings',
  'OfflineBookings',
  'BookingPage',
  'BookingPayments',
  'BookingContract',
] as const;

/** Every query that a request, an answer, a change or a withdrawal makes stale for the customer whose booking it is. */
export const VIEWER_BOOKING_QUERIES = ['ViewerBookings', ...VIEWER_SUMMARY_QUERIES] as const;

/** Every query that joining or leaving a waiting list makes stale. */
export const VIEWER_WAITING_QUERIES = ['ViewerWaitingList', 'ViewerNextBookings'] as const;
