import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { supportsPasskeys } from '../../lib/passkeys';
import type { Door, PasskeySignIn } from './sign-in-by-passkey';

/** The sign-in by passkey at a door. What it needs loads when it is asked for: the first view stays as it is. */
export function usePasskeySignIn(door: Door) {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const run = async (): Promise<PasskeySignIn> => {
    setPending(true);
    try {
      const { signInByPasskey } = await import('./sign-in-by-passkey');
      return await signInByPasskey(client, door);
    } catch {
      // The code could not be loaded.
      return { problem: 'FAILED', message: '' };
    } finally {
      setPending(false);
    }
  };
  return { isOffered: supportsPasskeys(), pending, run };
}
