import { useSession } from '../graphql/session';
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

/** What everybody has who is signed in, in any frame; visitors don't load it. */
export function SignedInParts() {
  const { viewer } = useSession();
  return viewer && <Notice />;
}
