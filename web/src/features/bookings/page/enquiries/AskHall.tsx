import { Role } from '@mehfil/api/domain/accounts/roles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../../graphql/session';
import { useText } from '../../../../i18n/text';
import { signInAddress } from '../../../../lib/redirect-state';
import { AntdBoundary } from '../../../../ui/AntdBoundary';
import { lazyPart } from '../../../../ui/lazy-part';
import { PlainButton, PlainButtonLink } from '../../../../ui/PlainButton';
import { askHallText } from './ask-hall.text';

const AskDialog = lazyPart(() => import('./AskDialog').then((module) => module.AskDialog));

/** The end of an address that opens the question: signing in leads back to it. */
const ASK = '#ask';

interface AskHallProps {
  hall: { id: number; title: string; isPublic: boolean };
}

/** *Ask the hall*, for customers; visitors sign in first. */
export function AskHall({ hall }: AskHallProps) {
  const { status, viewer } = useSession();
  if (!hall.isPublic || (viewer && viewer.role !== Role.USER)) return null;
  return <div>{status === 'loading' || viewer ? <Ask hall={hall} isKnown={Boolean(viewer)} /> : <SignIn />}</div>;
}

function SignIn() {
  const words = useText(askHallText);
  const { pathname, search } = useLocation();
  return (
    <PlainButtonLink look="secondary" to={signInAddress(`${pathname}${search}${ASK}`)}>
      {words.ask}
    </PlainButtonLink>
  );
}

/** A press is heard before it is known who is signed in. */
function Ask({ hall, isKnown }: AskHallProps & { isKnown: boolean }) {
  const words = useText(askHallText);
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === ASK);
  return (
    <>
      <PlainButton look="secondary" onClick={() => setOpen(true)}>
        {words.ask}
      </PlainButton>
      {isOpen && isKnown && (
        <AntdBoundary>
          <AskDialog hall={hall} onClose={() => setOpen(false)} />
        </AntdBoundary>
      )}
    </>
  );
}
