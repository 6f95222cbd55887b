import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadRenewal } from './renewal-on-demand';
import { SessionStore, type SessionState } from './session-store';
import type { TokenStore } from './token';

export type { Viewer } from './session-store';

/** Who is using the page, and the ways in and out. */
export type Session = SessionState & Pick<SessionStore, 'signIn' | 'signOut' | 'renew' | 'refresh'>;

const SessionContext = createContext<Session | null>(null);

/** Holds the session. The token is read from local storage and kept in step with other tabs. */
export function SessionProvider({ token, children }: { token: TokenStore; children: ReactNode }) {
  const client = useApolloClient();
  const [store] = useState(() => new SessionStore(client, token));
  const state = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => store.start(), [store]);
  useEffect(() => loadRenewal(token).keepFresh(), [token]);
  const session = useMemo(() => {
    const { signIn, signOut, renew, refresh } = store;
    return { ...state, signIn, signOut, renew, refresh };
  }, [store, state]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is using the page, and the ways in and out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
