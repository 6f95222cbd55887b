import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import { dialogOpened, focusFirst, placesAround } from '../lib/top-dialog';
import styles from './Dialog.module.css';
import { CloseIcon } from './icons';
import { uiText } from './ui.text';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the cross or a press beside the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  wide?: boolean;
  /** A press beside it doesn't close it: for what can't be seen again. */
  firm?: boolean;
}

/** A modal dialog on the browser's own `<dialog>`: focus stays inside and returns to where it was. */
export function Dialog({ open, onClose, title, children, footer, wide = false, firm = false }: DialogProps) {
  const words = useText(uiText);
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return undefined;
    const before = document.activeElement;
    const around = placesAround(before);
    dialog.showModal();
    const forget = dialogOpened(dialog);
    return () => {
      forget();
      dialog.close();
      // A dialog that has left the page by now gives nothing back; what opened it may have left with what was decided.
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusFirst(around);
    };
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={element}
      className={joinClasses(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React hands on what a dialog or a file field inside was cancelled for.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!firm && event.target === element.current) onClose();
      }}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {children}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
