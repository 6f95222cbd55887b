import { useEffect } from 'react';
import { readOfflineCopy } from '../../features/bookings/offline-copy';
import { ListsOffer } from '../../features/saved-halls/public/ListsOffer';
import { pageClock } from '../../lib/clock';
import { localStore } from '../../lib/storage';
import { BottomBar } from './BottomBar';

/** What customers have on every public page, and visitors don't load. */
export function CustomerParts() {
  // Removes one that is too old, also where somebody never opens the bookings again.
  useEffect(() => void readOfflineCopy(localStore, new Date(pageClock())), []);
  return (
    <>
      <BottomBar />
      <ListsOffer />
    </>
  );
}
