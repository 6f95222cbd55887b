import { Flex, Switch } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { CallError } from '../../graphql/errors';
import { useLeaveTeamMutation, useSetRequestMailsMutation } from '../../graphql/generated/membership';
import { useSession, type Viewer } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DialogHost, useShowDialog } from '../../ui/DialogHost';
import { teamWords } from './team-words.text';
import { yourTeamText } from './your-team.text';

type Membership = NonNullable<Viewer['membership']>;
type Outcome = { ok: true } | { ok: false; error: CallError };

/** Reads the viewer's account again after a change, and where the owner has ended the membership meanwhile. */
function useReread() {
  const { refresh } = useSession();
  return async (outcome: Outcome) => {
    if (outcome.ok || outcome.error.code === 'NOT_FOUND') await refresh();
  };
}

function MailSwitch({ isOn }: { isOn: boolean }) {
  const words = useText(yourTeamText);
  const hint = useId();
  const reread = useReread();
  const [pending, setPending] = useState(false);
  const { run } = useSetRequestMailsMutation({
    success: (data) => ({ tone: 'success', ...(data.setRequestMails ? words.mailsOn : words.mailsOff) }),
    failure: words.mailsFailed,
  });
  const set = async (wanted: boolean) => {
    setPending(true);
    await reread(await run({ isOn: wanted }));
    setPending(false);
  };
  return (
    <div>
      <label className="switch-label">
        <Switch checked={isOn} loading={pending} aria-describedby={hint} onChange={(wanted) => void set(wanted)} />
        <span>{words.mails}</span>
      </label>
      <p id={hint} className="muted">
        {words.mailsHint}
      </p>
    </div>
  );
}

function Leaving({ businessName }: Pick<Membership, 'businessName'>) {
  const words = useText(yourTeamText);
  const reread = useReread();
  const showDialog = useShowDialog();
  const { run } = useLeaveTeamMutation({
    success: { tone: 'success', title: words.left(businessName) },
    failure: words.notLeft,
  });
  const ask = () =>
    showDialog((close) => (
      <ConfirmDialog
        open
        danger
        title={words.question(businessName)}
        text={words.meaning}
        confirmLabel={words.leave}
        onConfirm={async () => {
          const outcome = await run({});
          close();
          await reread(outcome);
        }}
        onCancel={close}
      />
    ));
  return (
    <div>
      <Button look="caution" onClick={ask}>
        {words.leave}
      </Button>
    </div>
  );
}

/** The focus of what leaves the page with the membership goes to the page's content, never nowhere. */
function useFocusOnLeaving() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const content = element.current?.closest('main');
    return () => {
      if (document.activeElement === document.body) content?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}

function MemberTeam({ membership }: { membership: Membership }) {
  const words = useText(yourTeamText);
  const { roles, right } = useText(teamWords);
  const heading = useId();
  const element = useFocusOnLeaving();
  const { businessName, role, rights, requestMails } = membership;
  return (
    <div ref={element} className="columns">
      <dl className="facts">
        <div>
          <dt>{words.business}</dt>
          <dd>{businessName}</dd>
        </div>
        <div>
          <dt>{words.role}</dt>
          <dd>{roles[role]}</dd>
        </div>
      </dl>
      <div>
        <h3 id={heading} className="heading-20">
          {words.may}
        </h3>
        <Flex component="ul" vertical gap={8} className="bullets above" aria-labelledby={heading}>
          {rights.map((each) => (
            <li key={each}>{right[each]}</li>
          ))}
        </Flex>
      </div>
      <MailSwitch isOn={requestMails} />
      <Leaving businessName={businessName} />
    </div>
  );
}

/** For members of a business's team: what they are there, whether requests are mailed to them, and the way out. */
export function YourTeam() {
  const { viewer } = useSession();
  return <DialogHost>{viewer?.membership && <MemberTeam membership={viewer.membership} />}</DialogHost>;
}
