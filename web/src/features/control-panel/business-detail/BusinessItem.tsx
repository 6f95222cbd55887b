import type { BusinessRowFragment } from '../../../graphql/generated/control-panel';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { StatusTag } from '../../../ui/StatusTag';
import { BusinessActions } from '../BusinessActions';
import panel from '../Panel.module.css';
import { panelText } from '../panel.text';
import styles from './BusinessDetail.module.css';
import { DocumentChip } from './DocumentButtons';

interface BusinessItemProps {
  business: BusinessRowFragment;
  isAdmin: boolean;
  onView: () => void;
}

/** One business of the list (docs/coverage.md: business §2 Businesses tab). */
export function BusinessItem({ business, isAdmin, onView }: BusinessItemProps) {
  const words = useText(panelText).businesses;
  const format = useFormat();
  const { name, status, location, phone, description, documents, createdAt } = business;
  const reason = business.rejectionReason ?? business.suspensionReason;
  return (
    <article>
      <div className={panel.row}>
        <div className={panel.rowText}>
          <h3 className={panel.name}>
            {name} <StatusTag status={status} />
          </h3>
          <p className={panel.muted}>
            {location} ·{' '}
            <span className={styles.phone} dir="ltr">
              {phone}
            </span>
          </p>
          <p className={panel.clamp}>{description}</p>
          <div className={styles.chips}>
            {documents.length === 0 && <span className={styles.none}>{words.noDocuments}</span>}
            {documents.map((filename, index) => (
              <DocumentChip key={filename} filename={filename} number={index + 1} />
            ))}
            <span className={panel.muted}>{words.applied(format.compactDate(createdAt))}</span>
          </div>
          {reason && <p className={panel.problem}>{reason}</p>}
        </div>
        <div className={panel.actions}>
          <Button look="quiet" aria-label={`${words.view} ${name}`} onClick={onView}>
            {words.view}
          </Button>
          <BusinessActions business={business} isAdmin={isAdmin} />
        </div>
      </div>
    </article>
  );
}
