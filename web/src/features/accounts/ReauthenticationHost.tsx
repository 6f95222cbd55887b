import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { getReauthentication } from '../../graphql/reauthentication';
import { AntdBoundary } from '../../ui/AntdBoundary';
import { lazyPart } from '../../ui/lazy-part';

const ReauthenticationDialog = lazyPart(
  () => import('./ReauthenticationDialog').then((module) => module.ReauthenticationDialog),
  null,
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
      <ReauthenticationDialog onAnswer={answer} />
    </AntdBoundary>
  );
}
