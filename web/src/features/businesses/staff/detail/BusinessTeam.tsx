import { Flex } from 'antd';
import { usePanelBusinessTeamQuery } from '../../../../graphql/generated/business-detail';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { EmailAddress } from '../../../../ui/EmailAddress';
import { StatusTag } from '../../../../ui/StatusTag';
import { detailText } from './business-detail.text';

/** Who acts for a business: its owner, managers and clerks. */
export function BusinessTeam({ id }: { id: number }) {
  const { dialog } = useText(detailText);
  const format = useFormat();
  const { data, error } = usePanelBusinessTeamQuery({ variables: { id }, freshFor: 0 });
  if (error && !data) return <p className="muted">{dialog.teamFailed}</p>;
  return (
    <Flex component="ol" vertical gap={10}>
      {data?.teamOfBusiness.people.map(({ memberId, name, email, role, since, isSuspended }) => (
        <li key={memberId ?? 'owner'} className="stack">
          <span>{`${name}, ${dialog.roles[role]}`}</span>
          <span className="muted">
            <EmailAddress>{email}</EmailAddress>
          </span>
          <span className="muted">{dialog.since(format.compactDate(since))}</span>
          {isSuspended && <StatusTag status="suspended" label={dialog.accountSuspended} />}
        </li>
      ))}
    </Flex>
  );
}
