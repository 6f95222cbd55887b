import { INVITATION_MESSAGES, type InvitationProblem } from '@mehfil/api/domain/businesses/team';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CallError } from '../../../graphql/errors';
import {
  useAcceptInvitationMutation,
  useReadInvitationMutation,
  type ReadInvitationMutation,
} from '../../../graphql/generated/invitation';
import { isMemberWithoutFactor } from '../../../graphql/rights';
import { useSession } from '../../../graphql/session';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainButton, PlainButtonLink } from '../../../ui/PlainButton';
import styles from './InvitationScreen.module.css';
import { invitationText } from './invitation.text';

type Offer = ReadInvitationMutation['readInvitation'];
type State =
  | { kind: 'loading' }
  | { kind: 'offer'; offer: Offer }
  | { kind: 'done'; businessName: string }
  | { kind: 'problem'; title: string; text: string };

function isProblem(reason: unknown): reason is InvitationProblem {
  return typeof reason === 'string' && Object.hasOwn(INVITATION_MESSAGES, reason);
}

/** Reads the offer of a link, anew when another person is signed in. */
function useOffer(token: string) {
  const words = useText(invitationText);
  const { status, viewer } = useSession();
  const { run } = useReadInvitationMutation({ failure: () => undefined });
  const [state, setState] = useState<State>({ kind: 'loading' });
  const toProblem = ({ details, message }: CallError): State =>
    isProblem(details.reason)
      ? { kind: 'problem', ...words.problems[details.reason] }
      : { kind: 'problem', title: words.failure.title, text: message || words.failure.fallback };
  const read = useEffectEvent(() => run({ input: { token: token || '-' } }));
  const toState = useEffectEvent((answer: Awaited<ReturnType<typeof run>>): State =>
    answer.ok ? { kind: 'offer', offer: answer.data.readInvitation } : toProblem(answer.error),
  );
  const viewerId = viewer?.id;
  useEffect(() => {
    if (status === 'loading') return;
    let isCurrent = true;
    void read().then((answer) => {
      if (isCurrent) setState(toState(answer));
    });
    return () => {
      isCurrent = false;
    };
  }, [token, status, viewerId]);
  return { state, setState };
}

interface OfferProps {
  offer: Offer;
  token: string;
  onDone: (businessName: string) => void;
}

function Actions({ offer, token, onDone }: OfferProps) {
  const words = useText(invitationText);
  const say = useSay();
  const { viewer, refresh, signOut } = useSession();
  const { pathname } = useLocation();
  const { run, pending } = useAcceptInvitationMutation({ failure: words.failure });
  if (!viewer) {
    // In the history, not in an address: the token reaches no server by it.
    const state = { from: `${pathname}#${token}` };
    return (
      <>
        <p className={styles.text}>{words.visitor(offer.email)}</p>
        <div className="row gap-12">
          <PlainButtonLink to={paths.login} state={state}>
            {words.signIn}
          </PlainButtonLink>
          <PlainButtonLink look="secondary" to={paths.register} state={state}>
            {words.register}
          </PlainButtonLink>
        </div>
      </>
    );
  }
  if (offer.viewerProblem) {
    return (
      <>
        <p className={styles.problem} role="alert">
          {say(offer.viewerProblem)}
        </p>
        <PlainButton look="secondary" onClick={() => void signOut()}>
          {words.otherAccount}
        </PlainButton>
      </>
    );
  }
  const accept = async () => {
    const answer = await run({ input: { token } });
    if (!answer.ok) return;
    await refresh();
    onDone(offer.businessName);
  };
  return (
    <PlainButton size="large" block pending={pending} onClick={() => void accept()}>
      {pending ? words.accepting : words.accept}
    </PlainButton>
  );
}

/** What an invitation offers, and the press that accepts it: mail scanners open links. */
export function InvitationScreen() {
  const words = useText(invitationText);
  const token = useLocation().hash.slice(1);
  const { viewer } = useSession();
  const { state, setState } = useOffer(token);
  const isMissing = isMemberWithoutFactor(viewer);
  if (state.kind === 'loading') return <p role="status">{words.loading}</p>;
  if (state.kind === 'problem') {
    return (
      <div role="status">
        <h1 className="heading-40">{state.title}</h1>
        <p className={styles.text}>{state.text}</p>
        <PlainButtonLink to={viewer ? paths.dashboard : paths.landing}>{words.home}</PlainButtonLink>
      </div>
    );
  }
  if (state.kind === 'done') {
    return (
      <div role="status">
        <h1 className="heading-40">{words.doneTitle}</h1>
        <p className={styles.text}>{words.doneText(state.businessName)}</p>
        {isMissing && <p className={styles.text}>{words.factorText}</p>}
        <PlainButtonLink to={paths.business.bookings}>{isMissing ? words.setUpFactor : words.goOn}</PlainButtonLink>
      </div>
    );
  }
  const { offer } = state;
  return (
    <>
      <h1 className="heading-40">{words.title}</h1>
      <p className={styles.text}>{words.offer(offer.businessName, words.roles[offer.role])}</p>
      <p className={styles.text}>{words.may[offer.role]}</p>
      <Actions offer={offer} token={token} onDone={(businessName) => setState({ kind: 'done', businessName })} />
    </>
  );
}
