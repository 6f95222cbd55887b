import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../../graphql/session';
import { useText } from '../../../../i18n/text';
import { signInAddress } from '../../../../lib/redirect-state';
import { AntdBoundary } from '../../../../ui/AntdBoundary';
import { lazyPart } from '../../../../ui/lazy-part';
import { PlainButton, PlainButtonLink } from '../../../../ui/PlainButton';
import { Spinner } from '../../../../ui/Spinner';
import { askHallText } from './ask-hall.text';
import { ASK_HASH, canAsk } from '../../../../lib/ask-hash';

const AskDialog = lazyPart(() => import('./AskDialog').then((module) => module.AskDialog));

interface AskHallProps {
  hall: { id: number; title: string; isPublic: boolean; business: { id: number; timeZone: string } };
}

/** *Ask the hall*, for customers who aren't of its own team; visitors sign in first. */
export function AskHall({ hall }: AskHallProps) {
  const words = useText(askHallText);
  const { status, viewer } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // A press is heard before it is known who is signed in.
  const isOpen = hash === ASK_HASH;
  const setHash = (next: string) => void navigate({ pathname, search, hash: next }, { replace: true });
  const signIn = signInAddress(`${pathname}${search}${ASK_HASH}`);
  const isOfTeam = viewer?.membership?.businessId === hall.business.id;
  if (!hall.isPublic || isOfTeam || !canAsk(viewer)) return null;
  if (status !== 'loading' && !viewer) {
    return (
      <div>
        {isOpen && <Navigate to={signIn} replace />}
        <PlainButtonLink look="secondary" to={signIn}>
          {words.ask}
        </PlainButtonLink>
      </div>
    );
  }
  return (
    <div>
      <PlainButton look="secondary" onClick={() => setHash(ASK_HASH)}>
        {words.ask}
      </PlainButton>
      {isOpen && viewer && (
        <AntdBoundary fallback={<Spinner above />}>
          <AskDialog hall={hall} timeZone={hall.business.timeZone} onClose={() => setHash('')} />
        </AntdBoundary>
      )}
    </div>
  );
}
