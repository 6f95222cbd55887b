import { Drawer, Flex, Modal } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDirection } from '../i18n/locale';
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
  /** `most` for what is read side by side. */
  wide?: boolean | 'most';
  /** On phones it fills the screen. */
  tall?: boolean;
  /** Stands at the edge of the screen, so that the page beside it stays in view. */
  beside?: boolean;
  /** A press beside it doesn't close it: for what can't be seen again. */
  firm?: boolean;
  /** For what asks something: the focus begins in its first field, unless that would scroll what is said above it away. */
  startsInField?: boolean;
}

/** Pixels. */
const BESIDE_WIDTH = 560;
/** What scrolls: a drawer's body, or all that a modal dialog stands in. */
const SCROLLER = '.ant-drawer-body, .ant-modal-wrap';
const FIELD = ':is(input, textarea, select):not([readonly], [type="hidden"], [type="file"], :disabled)';

function keepFromWindow(event: Event): void {
  event.stopPropagation();
}

/**
 * Gives a part of a dialog the focus. Ant Design's dialog below takes back, at the window, what leaves it until this one holds the
 * focus: a field left so would show an error before anything was typed.
 */
function focusPart(part: HTMLElement): void {
  document.addEventListener('focusin', keepFromWindow);
  part.focus({ preventScroll: true });
  document.removeEventListener('focusin', keepFromWindow);
}

/** Whether a field of a dialog is seen without scrolling. */
function isInView(field: HTMLElement): boolean {
  const scroller = field.closest(SCROLLER);
  return !scroller || field.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom;
}

/**
 * What a dialog holds: toasts appear in it while it is on top. The focus begins in its first field or at its beginning, so that it
 * opens at its top, is read from there, and scrolls by the arrow keys; unless a part of it has taken the focus.
 */
function Content({ startsInField, children }: { startsInField: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const forget = useRef<() => void>(undefined);
  useEffect(() => {
    const content = element.current;
    const dialog = content?.closest<HTMLElement>('[role="dialog"]');
    if (!content || !dialog) return undefined;
    const field = startsInField ? dialog.querySelector<HTMLElement>(FIELD) : null;
    if (field && isInView(field)) focusPart(field);
    else if (!dialog.contains(document.activeElement)) focusPart(content);
    forget.current = dialogOpened(dialog);
    return forget.current;
  }, [startsInField]);
  // A toast in the dialog leaves it in the same step as the dialog leaves the page: out of the document it would be seen and read by nobody.
  useLayoutEffect(() => () => forget.current?.(), []);
  return (
    <div ref={element} className={styles.content} tabIndex={-1}>
      {children}
    </div>
  );
}

const WIDTHS = { false: 480, true: 840, most: 'min(1240px, 100vw - 48px)' } as const;

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
  const direction = useDirection();
  // Decided when it opens: turning the phone must not lose what was typed.
  const [isDrawer] = useState(() => window.matchMedia(PHONE).matches);
  useReturnFocus();
  const shared = {
    open: true,
    title: <h2 className={styles.title}>{title}</h2>,
    footer: footer ? (
      <Flex wrap justify="end" gap={12} className={styles.buttons}>
        {footer}
      </Flex>
    ) : null,
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
      // Where lines end.
      placement={direction === 'rtl' ? 'left' : 'right'}
      autoFocus={false}
      size={BESIDE_WIDTH}
      closable={{ ...shared.closable, placement: 'end' }}
      onClose={onClose}
    />
  ) : (
    <Modal
      {...shared}
      centered
      width={WIDTHS[String(wide) as keyof typeof WIDTHS]}
      className={styles.dialog}
      classNames={{ header: styles.header ?? '' }}
      transitionName=""
      maskTransitionName=""
      onCancel={onClose}
    />
  );
}
