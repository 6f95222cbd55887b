/** Queries that an answer makes old. */
export const ANSWER_REFETCH = [
  'BusinessBookings',
  'BusinessBookingStats',
  'BusinessCalendar',
  'OwnerDashboard',
  'OwnerActivity',
  'OwnedHalls',
  'RevenueByMonth',
  'BookingPage',
  'BookingPayments',
  'BookingContract',
  'BookingExpenses',
];

/** Queries that a change of a booking makes old. */
export const CHANGE_REFETCH = [...ANSWER_REFETCH, 'BookingDetail', 'OpenBookingChange', 'Enquiry'];
