import { useSession } from '../graphql/session';
import { lazyPart } from '../ui/lazy-part';

const Notice = lazyPart(() => import('./SessionEndNotice').then((module) => module.SessionEndNotice), null);

/** Says that a session has ended; what it takes loads when one does. */
export function SessionEnd() {
  return useSession().hasEnded ? <Notice /> : null;
}
