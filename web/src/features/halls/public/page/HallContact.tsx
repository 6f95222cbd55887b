import type { HallContactQuery } from '../../../../graphql/generated/hall-page';
import { useText } from '../../../../i18n/text';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import { ContactButtons } from './ContactButtons';
import { hallPageText } from './hall-page.text';
import styles from './TabContent.module.css';

interface HallContactProps {
  /** Undefined until it is known. */
  contact: HallContactQuery['hallContact'] | undefined;
  failed: boolean;
}

/** Who lets the hall, and how to reach them. */
export function HallContact({ contact, failed }: HallContactProps) {
  const words = useText(hallPageText).contact;
  if (contact === undefined) {
    return failed ? (
      <p role="alert" className="danger firm">
        {words.failed}
      </p>
    ) : (
      <div className="stack starting gap-20" role="status" aria-label={words.loading}>
        <PlainSkeleton width="240px" height="31px" />
        <PlainSkeleton width="200px" height="24px" />
        <PlainSkeleton width="320px" height="48px" shape="box" />
      </div>
    );
  }
  if (!contact.contact) return <PlainEmptyState title={words.missing} text={words.missingHint} level={3} />;
  return (
    <div className="stack starting gap-20">
      <div>
        <h2 className={styles.business}>{contact.businessName}</h2>
        <p className="muted medium">{words.provider}</p>
      </div>
      <ContactButtons links={contact.contact} />
    </div>
  );
}
