import { useApolloClient } from '@apollo/client/react';
import { readAgain } from '../../../graphql/change';
import { useBookingPageChangedSubscription } from '../../../graphql/generated/booking-page';

/** What the page of a booking reads. */
export const PAGE_QUERIES = ['BookingPage', 'BookingPayments', 'BookingContract', 'BookingExpenses', 'BookingTasks'];

/** Reads the page of a booking again when it changes elsewhere. */
export function useLiveBooking(id: number): void {
  const client = useApolloClient();
  useBookingPageChangedSubscription({
    variables: { id },
    skip: !Number.isInteger(id),
    onData: () => void readAgain(client, PAGE_QUERIES),
  });
}
