import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import styles from './Dialog.module.css';
import { CloseIcon } from './icons';
import { uiText } from './ui.text';
import { useModal } from './useModal';

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
  /** For what asks something: the focus begins in its first field. */
  startsInField?: boolean;
}

/** A modal dialog on the browser's own `<dialog>`: focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, wide = false, firm = false, startsInField = false } = props;
  const words = useText(uiText);
  const element = useModal(open, startsInField);
  const titleId = useId();

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
