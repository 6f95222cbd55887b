import { Flex } from 'antd';
import {
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  type ViewerTeamQuery,
} from '../../../../graphql/generated/team';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { DialogHost } from '../../../../ui/DialogHost';
import { EmailAddress } from '../../../../ui/EmailAddress';
import { EmptyState } from '../../../../ui/EmptyState';
import { StatusTag } from '../../../../ui/StatusTag';
import type { Column } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import { useConfirm } from '../../../../ui/useConfirm';
import { teamWords } from '../../team-words.text';
import { teamText } from './team.text';

type Invitation = ViewerTeamQuery['viewerTeam']['invitations'][number];

const HEADING_ID = 'team-invitations';

function ActionsCell({ invitation: { id, email } }: { invitation: Invitation }) {
  const words = useText(teamText);
  const refetch = ['ViewerTeam'];
  const resend = useResendInvitationMutation({
    success: { tone: 'success', ...words.resent },
    about: email,
    failure: words.notResent,
    refetch,
  });
  const confirm = useConfirm();
  const revoke = useRevokeInvitationMutation({
    success: { tone: 'success', ...words.revoked },
    about: email,
    failure: words.notRevoked,
    refetch,
  });
  const ask = () =>
    confirm({
      danger: true,
      title: words.revokeTitle,
      text: words.revokeText(email),
      confirmLabel: words.revokeConfirm,
      cancelLabel: words.revokeKeep,
      onConfirm: () => revoke.run({ id }),
    });
  return (
    <Flex wrap gap={8}>
      <Button
        look="secondary"
        pending={resend.pending}
        aria-label={words.resendTo(email)}
        onClick={() => void resend.run({ id })}
      >
        {words.resend}
      </Button>
      <Button look="quiet" aria-label={words.revokeOf(email)} onClick={ask}>
        {words.revoke}
      </Button>
    </Flex>
  );
}

/** Whom the owner has invited, until they accept. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] | undefined }) {
  const words = useText(teamText);
  const { roles } = useText(teamWords);
  const format = useFormat();
  const { invitationTable: table } = words;
  const columns: readonly Column<Invitation>[] = [
    {
      key: 'email',
      title: table.email,
      required: true,
      narrow: 'plain',
      share: 2.4,
      render: ({ email }) => <EmailAddress>{email}</EmailAddress>,
    },
    { key: 'role', title: table.role, render: ({ role }) => roles[role] },
    {
      key: 'expires',
      title: table.expires,
      share: 1.2,
      render: ({ expiresAt, isExpired }) =>
        isExpired ? <StatusTag status="inactive" label={words.expired} /> : format.compactDate(expiresAt),
    },
    {
      key: 'actions',
      title: table.actions,
      narrow: 'plain',
      share: 2,
      render: (invitation) => <ActionsCell invitation={invitation} />,
    },
  ];
  return (
    <Card as="section" labelledBy={HEADING_ID}>
      <h2 id={HEADING_ID} className="below heading-20">
        {words.invitations}
      </h2>
      <DialogHost>
        <DataTable<Invitation>
          id={HEADING_ID}
          label={words.invitations}
          columns={columns}
          rows={invitations}
          rowKey={({ id }) => id}
          rowLabel={({ email }) => email}
          fixedColumns
          empty={<EmptyState level={3} title={words.noInvitations} text={words.noInvitationsText} />}
        />
      </DialogHost>
    </Card>
  );
}
