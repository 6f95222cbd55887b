import { OFFLINE_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useEffect } from 'react';
import { useOfflineBookingsQuery } from '../../../graphql/generated/offline-bookings';
import { useSession } from '../../../graphql/session';
import { pageClock } from '../../../lib/clock';
import { hasServiceWorkers, registerServiceWorker } from '../../../lib/service-worker';
import { localStore } from '../../../lib/storage';
import { saveOfflineCopy, type OfflineBooking } from '../offline-copy';

const VARIABLES = { paging: { limit: OFFLINE_LIMITS.bookingsMax } };

/**
 * Keeps the customer's bookings on the device, with the page that shows them where there is no connection (docs/decisions/0008-web-app.md). Browsers
 * without service workers, and sites without TLS, have neither.
 */
export function useOfflineCopy(): void {
  const { viewer } = useSession();
  const accountId = viewer?.id;
  const { data } = useOfflineBookingsQuery({
    variables: VARIABLES,
    freshFor: 0,
    skip: accountId === undefined || !hasServiceWorkers(),
  });
  useEffect(() => {
    if (!data || accountId === undefined) return;
    const { upcoming, waiting } = data;
    const bookings: OfflineBooking[] = [
      ...upcoming.nodes.map((booking) => ({ ...booking, stage: 'UPCOMING' as const })),
      ...waiting.nodes.map((booking) => ({ ...booking, stage: 'WAITING' as const })),
    ];
    saveOfflineCopy(localStore, accountId, bookings, new Date(pageClock()));
    registerServiceWorker();
  }, [data, accountId]);
}
