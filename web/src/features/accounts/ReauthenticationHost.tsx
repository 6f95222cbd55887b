import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { getReauthentication } from '../../graphql/reauthentication';
import { AntdBoundary } from '../../ui/AntdBoundary';

const ReauthenticationDialog = lazy(() =>
  import('./ReauthenticationDialog').then((module) => ({ default: module.ReauthenticationDialog })),
);

/** Where the password is asked for again, on whatever screen. */
export function ReauthenticationHost() {
  const { subscribe, isAsked, answer } = getReauthentication(useApolloClient());
  const open = useSyncExternalStore(subscribe, isAsked);
  // Whoever waits for an answer must not wait forever.
  useEffect(() => () => answer(false), [answer]);
  if (!open) return null;
  return (
    <AntdBoundary fallback={null}>
      <Suspense fallback={null}>
        <ReauthenticationDialog onAnswer={answer} />
      </Suspense>
    </AntdBoundary>
  );
}
