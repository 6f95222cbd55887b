import { useApolloClient } from '@apollo/client/react';
import { Role } from '@mehfil/api/rules';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { freshnessOf } from './freshness';
import { ViewerDocument, type ViewerFieldsFragment } from './generated/session';
import type { TokenStore } from './token';

/** The signed-in person. */
export type Viewer = Omit<ViewerFieldsFragment, 'role'> & { role: Role };

/** What the server answers to a sign-in or a registration. */
export interface SignedIn {
  token: string;
  user: ViewerFieldsFragment;
}

/**
 * Who is using the page. `loading`: there is a token and its owner is being asked for. `failed`: that question got no answer;
 * nobody is signed out for it, and `refresh` asks again.
 */
export interface Session {
  status: 'loading' | 'ready' | 'failed';
  viewer: Viewer | null;
  /** Grows whenever another person is using the page, so that screens start anew. */
  epoch: number;
  /** Begins a session with the server's answer to a sign-in, a registration or a change of password. */
  signIn: (answer: SignedIn) => Promise<void>;
  /** Ends the session: no user, no token, nothing cached (section 4). */
  signOut: () => Promise<void>;
  /** Reads the own account again, after it was changed. */
  refresh: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

function toViewer(user: ViewerFieldsFragment): Viewer {
  return { ...user, role: Role[user.role] };
}

interface Known {
  status: Session['status'];
  viewer: Viewer | null;
  epoch: number;
}

/** Holds the session. The token is read from local storage and kept in step with other tabs. */
export function SessionProvider({ token, children }: { token: TokenStore; children: ReactNode }) {
  const client = useApolloClient();
  const [known, setKnown] = useState<Known>(() => ({ status: token.current() ? 'loading' : 'ready', viewer: null, epoch: 0 }));
  // The token whose owner is shown; another one in the store means that somebody else, or nobody, is signed in now.
  const shown = useRef<string | null>(null);

  const forget = useCallback(async () => {
    freshnessOf(client).clear();
    await client.clearStore();
  }, [client]);

  const load = useCallback(async () => {
    const asked = token.current();
    shown.current = asked;
    try {
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
      if (token.current() !== asked || !data) return;
      setKnown(({ epoch }) => ({ status: 'ready', viewer: toViewer(data.viewer), epoch }));
    } catch {
      // A dead token was removed by the client, and the change of the token is handled below.
      if (token.current() === asked) setKnown((before) => ({ ...before, status: before.viewer ? 'ready' : 'failed' }));
    }
  }, [client, token]);

  useEffect(() => {
    if (token.current()) void load();
  }, [load, token]);

  useEffect(
    () =>
      token.subscribe(() => {
        const current = token.current();
        if (current === shown.current) return;
        shown.current = current;
        setKnown(({ epoch }) => ({ status: current ? 'loading' : 'ready', viewer: null, epoch: epoch + 1 }));
        void forget().then(() => (current ? load() : undefined));
      }),
    [token, forget, load],
  );

  const signIn = useCallback(
    async (answer: SignedIn) => {
      shown.current = answer.token;
      token.set(answer.token);
      await forget();
      setKnown(({ epoch }) => ({ status: 'ready', viewer: toViewer(answer.user), epoch: epoch + 1 }));
    },
    [token, forget],
  );

  const signOut = useCallback(async () => {
    shown.current = null;
    token.set(null);
    setKnown(({ epoch }) => ({ status: 'ready', viewer: null, epoch: epoch + 1 }));
    await forget();
  }, [token, forget]);

  const session = useMemo(() => ({ ...known, signIn, signOut, refresh: load }), [known, signIn, signOut, load]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is using the page, and the ways in and out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
