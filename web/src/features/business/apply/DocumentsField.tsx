import { acceptOf, UploadKind } from '@mehfil/api/rules';
import { useId, useRef } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { CheckIcon, CloseIcon } from '../../../ui/icons';
import { Progress } from '../shared/Progress';
import styles from './Apply.module.css';
import { applyText } from './apply.text';
import type { useDocuments } from './useDocuments';

/** Chooses supporting documents, and shows which have arrived and which are on their way. */
export function DocumentsField({ documents, sending, add, remove }: ReturnType<typeof useDocuments>) {
  const words = useText(applyText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.documents} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className={styles.label}>
        {words.documents}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.documentsHint}
      </p>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        multiple
        accept={acceptOf(UploadKind.DOCUMENT)}
        aria-label={words.chooseDocuments}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(chosen);
        }}
      />
      <div>
        <Button look="secondary" onClick={() => input.current?.click()}>
          {words.chooseDocuments}
        </Button>
      </div>
      {(documents.length > 0 || sending.length > 0) && (
        <ul className={styles.files}>
          {documents.map((document) => (
            <li key={document.filename} className={styles.file}>
              <CheckIcon className={styles.tick} />
              <span className={styles.fileName}>{document.name}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={words.removeDocument(document.name)}
                onClick={() => remove(document)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
          {sending.map(({ key, name, share }) => (
            <li key={key}>
              <Progress name={name} share={share} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
