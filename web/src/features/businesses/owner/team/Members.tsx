import { Flex } from 'antd';
import { MEMBER_ROLES, type MemberRole } from '@mehfil/api/domain/businesses/team';
import { useState } from 'react';
import {
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
  useSetMemberDiscountMutation,
  type ViewerTeamQuery,
} from '../../../../graphql/generated/team';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { EmailAddress } from '../../../../ui/EmailAddress';
import { Select } from '../../../../ui/Select';
import { StatusTag } from '../../../../ui/StatusTag';
import type { Column } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import { teamWords } from '../../team-words.text';
import { teamText } from './team.text';

type Team = ViewerTeamQuery['viewerTeam'];
type TeamPerson = Team['people'][number];

function PersonCell({ person }: { person: TeamPerson }) {
  const words = useText(teamText);
  const { name, email, isViewer, isSuspended } = person;
  return (
    <Flex vertical gap={4} className="narrowable">
      <Flex component="span" wrap align="center" gap={8} className="strong breakable">
        {name}
        {isViewer && <StatusTag status="active" label={words.you} />}
        {isSuspended && <StatusTag status="suspended" label={words.suspended} />}
      </Flex>
      <span className="muted">
        <EmailAddress>{email}</EmailAddress>
      </span>
    </Flex>
  );
}

function RoleCell({ person: { memberId, name, role } }: { person: TeamPerson }) {
  const words = useText(teamText);
  const { roles } = useText(teamWords);
  const { run, pending } = useChangeMemberRoleMutation({
    success: { tone: 'success', ...words.roleChanged },
    about: name,
    failure: words.roleNotChanged,
    refetch: ['ViewerTeam'],
  });
  if (memberId === null || role === 'OWNER') return roles[role];
  return (
    <Select<MemberRole>
      aria-label={words.roleOf(name)}
      value={role}
      disabled={pending}
      options={MEMBER_ROLES.map((value) => ({ value, label: roles[value] }))}
      onChange={(next) => void run({ id: memberId, input: { role: next } })}
    />
  );
}

/** What can be chosen beside the present one, in percent. */
const DISCOUNTS = [0, 5, 10, 15, 20, 25, 30, 40, 50, 100];

function DiscountCell({ person: { memberId, name, maxDiscountPercent } }: { person: TeamPerson }) {
  const words = useText(teamText);
  const format = useFormat();
  const { run, pending } = useSetMemberDiscountMutation({
    success: { tone: 'success', ...words.discountChanged },
    about: name,
    failure: words.discountNotChanged,
    refetch: ['ViewerTeam'],
  });
  if (memberId === null || maxDiscountPercent === null) return words.anyDiscount;
  const choices = [...new Set([...DISCOUNTS, maxDiscountPercent])].sort((one, other) => one - other);
  return (
    <Select<number>
      aria-label={words.discountOf(name)}
      value={maxDiscountPercent}
      disabled={pending}
      options={choices.map((value) => ({ value, label: format.percent(value) }))}
      onChange={(next) => void run({ id: memberId, input: { maxDiscountPercent: next } })}
    />
  );
}

const HEADING_ID = 'team-members';

/** The owner and the members, with their roles. */
export function Members({ people }: { people: Team['people'] | undefined }) {
  const words = useText(teamText);
  const format = useFormat();
  const [leaving, setLeaving] = useState<TeamPerson | null>(null);
  const remove = useRemoveMemberMutation({
    success: { tone: 'success', ...words.removed },
    about: leaving?.name,
    failure: words.notRemoved,
    refetch: ['ViewerTeam'],
  });
  const confirm = async () => {
    if (leaving && leaving.memberId !== null) await remove.run({ id: leaving.memberId });
    setLeaving(null);
  };
  const columns: readonly Column<TeamPerson>[] = [
    {
      key: 'person',
      title: words.table.person,
      required: true,
      narrow: 'plain',
      share: 2.4,
      render: (person) => <PersonCell person={person} />,
    },
    { key: 'role', title: words.table.role, share: 1.3, render: (person) => <RoleCell person={person} /> },
    { key: 'discount', title: words.table.discount, share: 1.2, render: (person) => <DiscountCell person={person} /> },
    { key: 'since', title: words.table.since, render: ({ since }) => format.compactDate(since) },
    { key: 'invitedBy', title: words.table.invitedBy, share: 1.2, render: ({ invitedBy }) => invitedBy ?? '-' },
    {
      key: 'actions',
      title: words.table.actions,
      narrow: 'plain',
      render: (person) =>
        person.memberId !== null && (
          <Button look="secondary" aria-label={words.removeWho(person.name)} onClick={() => setLeaving(person)}>
            {words.remove}
          </Button>
        ),
    },
  ];
  return (
    <Card as="section" labelledBy={HEADING_ID}>
      <h2 id={HEADING_ID} className="below heading-20">
        {words.members}
      </h2>
      <p className="muted below">{words.discountText}</p>
      <DataTable<TeamPerson>
        id={HEADING_ID}
        label={words.members}
        columns={columns}
        rows={people}
        rowKey={({ memberId }) => memberId ?? 'owner'}
        rowLabel={({ name }) => name}
        fixedColumns
      />
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={words.removeTitle(leaving?.name ?? '')}
        text={words.removeText}
        confirmLabel={words.remove}
        pending={remove.pending}
        onConfirm={() => void confirm()}
        onCancel={() => setLeaving(null)}
      />
    </Card>
  );
}
