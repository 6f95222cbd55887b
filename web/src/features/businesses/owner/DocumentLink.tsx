import { useState } from 'react';
import { readDocument } from '../../../graphql/protected-file';
import { useText } from '../../../i18n/text';
import { saveFile } from '../../../lib/save-file';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { sharedText } from './shared.text';

/** Saves a document that was sent with the application. */
export function DocumentLink({ filename, label }: { filename: string; label: string }) {
  const words = useText(sharedText);
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const { content, name } = await readDocument(filename);
      saveFile(content, name);
    } catch {
      showToast({ tone: 'danger', ...words.documentFailed });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button look="secondary" pending={pending} onClick={() => void save()}>
      {label}
    </Button>
  );
}
