import { useSession } from '../graphql/session';
import { useBusyServer } from '../lib/busy-server';
import { lazyPart } from '../ui/lazy-part';

/** In place of a part that couldn't be loaded: nothing depends on it. */
const Nothing = () => null;

const Notice = lazyPart(
  () =>
    import('./ConnectionNotice').then(
      (module) => module.ConnectionNotice,
      () => Nothing,
    ),
  null,
);

/** What everybody has who is signed in, in any frame; visitors don't load it before there is something to say. */
export function SignedInParts() {
  const { viewer } = useSession();
  const isBusy = useBusyServer() !== null;
  return viewer || isBusy ? <Notice /> : null;
}
