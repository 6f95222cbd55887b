import { Drawer, Modal } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../i18n/text';
import { PHONE } from '../lib/media';
import { dialogOpened } from '../lib/top-dialog';
import styles from './Dialog.module.css';
import { CloseIcon } from './icons';
import { uiText } from './ui.text';
import { useReturnFocus } from './useReturnFocus';

/** What a dialog says, holds and does. */
export interface OpenDialogProps {
  /** Asked for by Escape, the cross or a press beside the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  wide?: boolean;
  /** On phones it fills the screen. */
  tall?: boolean;
  /** Stands at the edge of the screen, so that the page beside it stays in view. */
  beside?: boolean;
  /** A press beside it doesn't close it: for what can't be seen again. */
  firm?: boolean;
  /** For what asks something: the focus begins in its first field. */
  startsInField?: boolean;
}

/** Pixels. */
const BESIDE_WIDTH = 560;
const FIELD = ':is(input, textarea, select):not([readonly], [type="hidden"], [type="file"], :disabled)';

function keepFromWindow(event: Event): void {
  event.stopPropagation();
}

/**
 * Gives a field the focus. Ant Design's dialog below takes back, at the window, what leaves it until this one holds the focus: a field
 * left so would show an error before anything was typed.
 */
function focusField(field: HTMLElement | null): void {
  document.addEventListener('focusin', keepFromWindow);
  field?.focus();
  document.removeEventListener('focusin', keepFromWindow);
}

/** What a dialog holds: toasts appear in it while it is on top, and the focus may begin in its first field. */
function Content({ startsInField, children }: { startsInField: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = element.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return undefined;
    if (startsInField) focusField(dialog.querySelector<HTMLElement>(FIELD));
    return dialogOpened(dialog);
  }, [startsInField]);
  return <div ref={element}>{children}</div>;
}

/** The dialog of {@link Dialog}, while it is open. */
export function OpenDialog({
  onClose,
  title,
  children,
  footer,
  wide = false,
  tall = false,
  beside = false,
  firm = false,
  startsInField = false,
}: OpenDialogProps) {
  const words = useText(uiText);
  // Decided when it opens: turning the phone must not lose what was typed.
  const [isDrawer] = useState(() => window.matchMedia(PHONE).matches);
  useReturnFocus();
  const shared = {
    open: true,
    title: <h2 className={styles.title}>{title}</h2>,
    footer: footer ? <div className={styles.buttons}>{footer}</div> : null,
    closable: { closeIcon: <CloseIcon />, 'aria-label': words.close },
    mask: { closable: !firm },
    focusable: { focusTriggerAfterClose: false },
    children: <Content startsInField={startsInField}>{children}</Content>,
  };
  return isDrawer ? (
    <Drawer
      {...shared}
      placement="bottom"
      // The focus begins in what it holds, as in a Modal.
      autoFocus={false}
      size={tall ? '100dvh' : 'auto'}
      closable={{ ...shared.closable, placement: 'end' }}
      classNames={{
        section: styles.sheet ?? '',
        wrapper: (tall ? styles.tallFrame : styles.sheetFrame) ?? '',
        close: styles.close ?? '',
        header: styles.sheetHeader ?? '',
        body: styles.sheetBody ?? '',
        footer: styles.sheetFooter ?? '',
      }}
      onClose={onClose}
    />
  ) : beside ? (
    <Drawer
      {...shared}
      placement="right"
      autoFocus={false}
      size={BESIDE_WIDTH}
      closable={{ ...shared.closable, placement: 'end' }}
      onClose={onClose}
    />
  ) : (
    <Modal
      {...shared}
      centered
      width={wide ? 840 : 480}
      className={styles.dialog}
      classNames={{ header: styles.header ?? '' }}
      transitionName=""
      maskTransitionName=""
      onCancel={onClose}
    />
  );
}
