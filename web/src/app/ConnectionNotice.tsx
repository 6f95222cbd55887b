import { useSyncExternalStore } from 'react';
import { joinClasses } from '../lib/classes';
import { useText } from '../i18n/text';
import { useBusyServer } from '../lib/busy-server';
import styles from './ConnectionNotice.module.css';
import { connectionText } from './connection.text';

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, or the server busy, for as long as it is; the region is always there, so that its words are read out. */
export function ConnectionNotice() {
  const words = useText(connectionText);
  const isBusy = useBusyServer();
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return (
    <p role="status" className={joinClasses('unprinted', styles.notice)}>
      {isOnline ? isBusy && words.busy : words.offline}
    </p>
  );
}
