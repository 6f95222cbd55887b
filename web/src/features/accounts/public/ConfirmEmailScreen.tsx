import { useConfirmEmailMutation } from '../../../graphql/generated/account-links';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainButton, PlainButtonLink } from '../../../ui/PlainButton';
import { accountLinksText } from './account-links.text';
import styles from './AccountScreen.module.css';
import { toLinkProblem, useMailedLink } from './useMailedLink';
import { LinkOutcome } from './LinkOutcome';

/** Confirms an address by the link that led here: by a press, since mail scanners open links. */
export function ConfirmEmailScreen() {
  const { confirm: words, problems } = useText(accountLinksText);
  const { token, outcome, end } = useMailedLink();
  const { viewer, refresh } = useSession();
  const { run, pending } = useConfirmEmailMutation({
    failure: (error) =>
      toLinkProblem(error)
        ? undefined
        : { tone: 'danger', title: words.failure.title, description: error.message || words.failure.fallback },
  });
  // The landing page leads owners and staff to theirs.
  const goOn = <PlainButtonLink to={viewer ? paths.dashboard : paths.landing}>{words.goOn}</PlainButtonLink>;
  if (outcome === 'done') {
    return (
      <LinkOutcome title={words.doneTitle} text={words.doneText}>
        {goOn}
      </LinkOutcome>
    );
  }
  if (outcome === 'SIGN_IN') {
    // In the history, not in an address: the token reaches no server by it.
    const state = { from: `${paths.confirmEmail}#${token}` };
    return (
      <LinkOutcome {...problems.SIGN_IN}>
        <div className="row gap-12">
          <PlainButtonLink to={paths.login} state={state}>
            {words.signIn}
          </PlainButtonLink>
          <PlainButtonLink look="secondary" to={paths.forgotPassword}>
            {words.reset}
          </PlainButtonLink>
        </div>
      </LinkOutcome>
    );
  }
  if (outcome !== undefined) {
    const { title, text } = problems[outcome];
    return (
      <LinkOutcome
        title={title}
        text={outcome === 'USED' ? words.usedText : viewer ? text : `${text} ${words.newLinkText}`}
      >
        {viewer || outcome === 'USED' ? goOn : <PlainButtonLink to={paths.login}>{words.newLink}</PlainButtonLink>}
      </LinkOutcome>
    );
  }
  const send = async () => {
    const answer = await run({ input: { token } });
    const result = answer.ok ? 'done' : toLinkProblem(answer.error);
    if (result) end(result);
    if (answer.ok && viewer) await refresh();
  };
  return (
    <>
      <h1 className="heading-40">{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <PlainButton size="large" block pending={pending} onClick={() => void send()}>
        {pending ? words.submitting : words.submit}
      </PlainButton>
    </>
  );
}
