import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import {
  useBookingRequestedSubscription,
  useBusinessBookingChangedSubscription,
} from '../../../graphql/generated/business-bookings';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { businessBookingsText } from './business-bookings.text';

/**
 * New requests come by themselves, with a word; whatever changes elsewhere is shown at once.
 *
 * @param shown the documents that are read again; the same array at every call
 */
export function useLiveRequests(shown: readonly DocumentNode[]): void {
  const words = useText(businessBookingsText);
  const client = useApolloClient();
  const readAgain = useCallback(() => void client.refetchQueries({ include: [...shown] }), [client, shown]);
  useBookingRequestedSubscription({
    onData: ({ bookingRequested: { customerName, hallTitle } }) => {
      showToast({ tone: 'neutral', ...words.newRequest(customerName, hallTitle) });
      readAgain();
    },
  });
  useBusinessBookingChangedSubscription({
    onData: ({ bookingChanged }) => {
      // A customer's new request has just been told by the other subscription, which leaves out the team's entries.
      if (bookingChanged.status !== 'PENDING' || bookingChanged.source === 'OWNER') readAgain();
    },
  });
}
