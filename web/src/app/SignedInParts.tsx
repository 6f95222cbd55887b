import type { ComponentType } from 'react';
import { useSession } from '../graphql/session';
import { useBusyServer } from '../lib/busy-server';
import { lazyPart } from '../ui/lazy-part';

/** In place of a part that couldn't be loaded: nothing depends on it. */
const Nothing = () => null;

const orNothing = (load: () => Promise<ComponentType>) => lazyPart(() => load().catch(() => Nothing), null);

const Notice = orNothing(() => import('./ConnectionNotice').then((module) => module.ConnectionNotice));
const Reauthentication = orNothing(() =>
  import('../features/accounts/ReauthenticationHost').then((module) => module.ReauthenticationHost),
);

/** What everybody has who is signed in, in any frame; visitors don't load it before there is something to say. */
export function SignedInParts() {
  const { viewer } = useSession();
  const isBusy = useBusyServer();
  return (
    <>
      {viewer && <Reauthentication />}
      {(viewer ?? isBusy) && <Notice />}
    </>
  );
}
