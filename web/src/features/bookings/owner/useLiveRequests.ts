import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { readAgain } from '../../../graphql/change';
import {
  useBookingRequestedSubscription,
  useBusinessBookingChangedSubscription,
} from '../../../graphql/generated/business-bookings';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { businessBookingsText } from './business-bookings.text';

/** What happens at once is told by several events: a new request by both subscriptions, an answer to many by one for each. */
const TOGETHER_MS = 100;

/** Calls a function once for events that come together. */
function useOnceTogether(call: () => void): () => void {
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
      call();
    }, TOGETHER_MS);
  };
}

/**
 * New requests come by themselves, with a word; whatever changes elsewhere is shown at once.
 *
 * @param queries names of the queries that are read again
 */
export function useLiveRequests(queries: readonly string[]): void {
  const words = useText(businessBookingsText);
  const client = useApolloClient();
  const readTogether = useOnceTogether(() => void readAgain(client, queries));
  useBookingRequestedSubscription({
    onData: ({ bookingRequested: { customerName, hallTitle } }) => {
      showToast({ tone: 'neutral', ...words.newRequest(customerName, hallTitle) });
      readTogether();
    },
  });
  useBusinessBookingChangedSubscription({ onData: readTogether });
}
