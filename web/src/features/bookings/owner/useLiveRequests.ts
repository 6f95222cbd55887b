import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import {
  useBookingRequestedSubscription,
  useBusinessBookingChangedSubscription,
} from '../../../graphql/generated/business-bookings';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { businessBookingsText } from './business-bookings.text';

/** What happens at once is told by several events: a new request by both subscriptions, an answer to many by one for each. */
const TOGETHER_MS = 100;

/** Reads documents again, once for events that come together. */
function useReadAgain(shown: readonly DocumentNode[]): () => void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.refetchQueries({ include: [...shown] });
    }, TOGETHER_MS);
  };
}

/**
 * New requests come by themselves, with a word; whatever changes elsewhere is shown at once.
 *
 * @param shown the documents that are read again
 */
export function useLiveRequests(shown: readonly DocumentNode[]): void {
  const words = useText(businessBookingsText);
  const readAgain = useReadAgain(shown);
  useBookingRequestedSubscription({
    onData: ({ bookingRequested: { customerName, hallTitle } }) => {
      showToast({ tone: 'neutral', ...words.newRequest(customerName, hallTitle) });
      readAgain();
    },
  });
  useBusinessBookingChangedSubscription({ onData: readAgain });
}
