import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { CopyField } from '../../../ui/CopyField';
import { integrationsText } from './integrations.text';

/** Something that is shown once. */
export interface Secret {
  title: string;
  text: string;
  label: string;
  value: string;
}

/** Shows a secret, the only time. It leaves with the dialog. */
export function SecretDialog({ secret, onClose }: { secret: Secret | null; onClose: () => void }) {
  const words = useText(integrationsText);
  if (!secret) return null;
  return (
    <Dialog open firm title={secret.title} onClose={onClose} footer={<Button onClick={onClose}>{words.done}</Button>}>
      <p>{secret.text}</p>
      <CopyField label={secret.label} value={secret.value} />
    </Dialog>
  );
}
