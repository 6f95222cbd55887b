import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Door, PasskeySignIn } from './sign-in-by-passkey';

/**
 * Whether this browser can make and use passkeys here: they need a secure context. Stands beside the hook, so that the sign-in
 * loads one file for both.
 */
export function supportsPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}

/** The sign-in by passkey, for staff or everybody else. What it needs loads when it is asked for: the first view stays as it is. */
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
