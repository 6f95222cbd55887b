import { Flex } from 'antd';
import { useState } from 'react';
import { useViewerTeamQuery } from '../../../../graphql/generated/team';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { PlusIcon } from '../../../../ui/icons';
import { lazyPart } from '../../../../ui/lazy-part';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { PageHeader } from '../../../../ui/PageHeader';
import { TradingGate } from '../TradingGate';
import { Invitations } from './Invitations';
import { Members } from './Members';
import { RoleRights } from './RoleRights';
import { teamText } from './team.text';

const InviteDialog = lazyPart(() => import('./InviteDialog').then((module) => module.InviteDialog));

function Team() {
  const { data, error, refetch } = useViewerTeamQuery({ freshFor: 0 });
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  return (
    <Flex vertical gap={24}>
      <Members people={data?.viewerTeam.people} />
      <Invitations invitations={data?.viewerTeam.invitations} />
      <RoleRights />
    </Flex>
  );
}

/** Team: who acts for the business, who is invited, and what each role may do (docs/decisions/0017-accounts.md). */
export function TeamScreen() {
  const words = useText(teamText);
  const [isInviting, setIsInviting] = useState(false);
  const head = { title: words.title, text: words.text };
  const actions = (
    <>
      <ButtonLink look="secondary" to={paths.business.teamActivity}>
        {words.activity.link}
      </ButtonLink>
      <Button icon={<PlusIcon />} onClick={() => setIsInviting(true)}>
        {words.invite}
      </Button>
    </>
  );
  return (
    <TradingGate header={<PageHeader {...head} />} none={words.none} pending={words.pending}>
      <PageHeader {...head} actions={actions} />
      <Team />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </TradingGate>
  );
}
