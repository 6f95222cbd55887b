import { useText } from '../../../i18n/text';
import { copyText } from '../../../lib/clipboard';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { CopyIcon } from '../../../ui/icons';
import styles from './Integrations.module.css';
import { integrationsText } from './integrations.text';

/** A text that is used elsewhere, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const words = useText(integrationsText);
  const copy = async () => {
    try {
      await copyText(value);
      showToast({ tone: 'success', ...words.copied });
    } catch {
      showToast({ tone: 'danger', ...words.copyFailed });
    }
  };
  return (
    <div className={styles.copyField}>
      <input readOnly dir="ltr" value={value} aria-label={label} onFocus={(event) => event.target.select()} />
      <Button look="secondary" icon={<CopyIcon />} aria-label={words.copyWhat(label)} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
