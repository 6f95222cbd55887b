import { useSession } from '../../graphql/session';
import { lazyPart } from '../../ui/lazy-part';

const ConfirmationNotice = lazyPart(
  () => import('./ConfirmationNotice').then((module) => module.ConfirmationNotice),
  null,
);

/** Asks the signed-in person to confirm the address, where that can be done. */
export function EmailNotice() {
  const { viewer } = useSession();
  if (!viewer?.canConfirmEmail) return null;
  return <ConfirmationNotice email={viewer.pendingEmail ?? viewer.email} />;
}
