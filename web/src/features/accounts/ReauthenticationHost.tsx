import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { getReauthentication } from '../../graphql/reauthentication';
import { useText } from '../../i18n/text';
import { showToast } from '../../lib/toast';
import { AntdBoundary } from '../../ui/AntdBoundary';
import { lazyPart } from '../../ui/lazy-part';
import { uiText } from '../../ui/ui.text';

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
  const words = useText(uiText);
  const giveUp = () => {
    answer(false);
    showToast({ tone: 'danger', title: words.loadFailed.title, description: words.partFailed.text });
  };
  if (!open) return null;
  return (
    <AntdBoundary fallback={null}>
      <ReauthenticationDialog onAnswer={answer} onUnloaded={giveUp} />
    </AntdBoundary>
  );
}
