import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../graphql/session';
import { currentLocale } from '../i18n/locale-store';
import { localStore } from '../lib/storage';
import { STORAGE_KEYS } from '../lib/storage-keys';

/** Brings the languages of the account that signs in and of this browser together. */
export function AccountLocale() {
  const { viewer } = useSession();
  const client = useApolloClient();
  const id = viewer?.id;
  const kept = viewer?.locale;

  useEffect(() => {
    if (id === undefined) return;
    const chosen = localStore.read(STORAGE_KEYS.locale);
    if (kept ? kept === currentLocale() : chosen === null) return;
    // Without its words the page stays as it is; a language that couldn't be kept is tried again with the next visit.
    void import('./keep-locale').then((module) => module.followAccount(client, kept, chosen)).catch(() => undefined);
  }, [id, kept, client]);
  return null;
}
