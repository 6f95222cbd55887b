import { usePanelBusinessTeamQuery } from '../../../../graphql/generated/business-detail';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { EmailAddress } from '../../../../ui/EmailAddress';
import panel from '../../../../ui/list/Panel.module.css';
import { StatusTag } from '../../../../ui/StatusTag';
import { detailText } from './business-detail.text';
import styles from './BusinessDetail.module.css';

/** Who acts for a business: its owner, managers and clerks. */
export function BusinessTeam({ id }: { id: number }) {
  const { dialog } = useText(detailText);
  const format = useFormat();
  const { data, error } = usePanelBusinessTeamQuery({ variables: { id }, freshFor: 0 });
  if (error && !data) return <p className={panel.muted}>{dialog.teamFailed}</p>;
  return (
    <ol className={styles.history}>
      {data?.teamOfBusiness.people.map(({ memberId, name, email, role, since, isSuspended }) => (
        <li key={memberId ?? 'owner'}>
          <span>{`${name}, ${dialog.roles[role]}`}</span>
          <span className={panel.muted}>
            <EmailAddress>{email}</EmailAddress>
          </span>
          <span className={panel.muted}>{dialog.since(format.compactDate(since))}</span>
          {isSuspended && <StatusTag status="suspended" />}
        </li>
      ))}
    </ol>
  );
}
