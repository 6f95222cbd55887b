import { useId, type ReactNode } from 'react';
import { Glyph } from '../../../ui/icons/Glyph';
import { useDisclosure } from '../../../ui/useDisclosure';
import styles from './Users.module.css';

interface ActionsMenuProps {
  /** Says whose actions they are. */
  label: string;
  children: ReactNode;
}

/** A row's actions behind one button: none of them is pressed by accident on the way down the list. */
export function ActionsMenu({ label, children }: ActionsMenuProps) {
  const { open, box, button, toggle, close } = useDisclosure();
  const id = useId();
  return (
    <div ref={box} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Glyph filled>
          <circle cx="5.5" cy="12" r="1" />
          <circle cx="12" cy="12" r="1" />
          <circle cx="18.5" cy="12" r="1" />
        </Glyph>
      </button>
      {/* What was pressed may not be offered any more: the menu closes, and the focus stays in the row. */}
      <div id={id} className={styles.menuItems} role="group" aria-label={label} hidden={!open} onClick={close}>
        {children}
      </div>
    </div>
  );
}
