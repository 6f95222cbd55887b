import { useState } from 'react';
import { saveText } from '../../../../../lib/save-file';
import { showToast } from '../../../../../lib/toast';

/** A file as the server writes it. */
interface TextFile {
  content: string;
  filename: string;
  mime: string;
}

/** Saves a file that the server writes; one at a time. What fails is said. */
export function useTextFile(failed: { title: string; description: string }) {
  const [pending, setPending] = useState(false);
  const save = async (read: () => Promise<TextFile | undefined>) => {
    setPending(true);
    try {
      const file = await read();
      if (file) saveText(file.content, file.filename, file.mime);
    } catch {
      showToast({ tone: 'danger', ...failed });
    } finally {
      setPending(false);
    }
  };
  return { save, pending };
}
