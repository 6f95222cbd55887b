import { useApolloClient } from '@apollo/client/react';
import { getReauthentication } from '../../../../graphql/reauthentication';
import type { MutationOutcome } from '../../../../graphql/useAppMutation';

/** A way to make delicate changes: where the sign-in is too old the password is asked for, and the change made again. */
export interface GuardedChanges {
  /** Makes a change; `null` where the person gave up at the password. */
  guarded: <T>(change: () => Promise<MutationOutcome<T>>) => Promise<MutationOutcome<T> | null>;
  /** Asks for the password; whether it was given. */
  ask: () => Promise<boolean>;
}

/** Tells a change that was given up at the password (docs/security.md) from others. */
export function useGuardedChanges(): GuardedChanges {
  const { ask } = getReauthentication(useApolloClient());
  return {
    ask,
    guarded: async (change) => {
      const outcome = await change();
      return outcome.ok || outcome.error.code !== 'REAUTHENTICATION_REQUIRED' ? outcome : null;
    },
  };
}
