import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import { closeToast, TOAST_STAYS, useToast, type Toast } from '../lib/toast';
import { useTopDialog } from '../lib/top-dialog';
import { CloseIcon } from './icons/frame';
import styles from './ToastHost.module.css';
import { uiText } from './ui.text';

function ToastCard({ toast }: { toast: Toast }) {
  const words = useText(uiText);
  const { id, title, description, action, tone = 'neutral' } = toast;
  return (
    <div className={joinClasses(styles.toast, styles[tone])}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onClick();
              closeToast(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={words.close} onClick={() => closeToast(id)}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}

/** The page's header (those of articles and dialogs cover nothing), and bars of buttons that stand right below it. */
const KEPT_CLEAR = 'header:not(main header, [role="dialog"] header), [data-toast-below]';

/** A toast of two lines has room above a dialog that begins so far down. */
const ROOM = 96;

/** How far down a header reaches that nothing may cover: the page's, or the dialog's where there is no room above it. */
function headerReach(dialog: HTMLElement | null): number {
  if (dialog && dialog.getBoundingClientRect().top >= ROOM) return 0;
  const kept = dialog ? [dialog.querySelector('h2')] : [...document.querySelectorAll(KEPT_CLEAR)];
  return Math.max(0, ...kept.map((element) => element?.getBoundingClientRect().bottom ?? 0));
}

/** Keeps the host below the header, also where that scrolls with the page or the dialog, or comes with the next screen. */
function usePlaceBelowHeader(host: HTMLElement, dialog: HTMLElement | null, isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const put = () => host.style.setProperty('--header-reach', `${headerReach(dialog)}px`);
    put();
    const gone = new AbortController();
    // What scrolls inside a dialog tells only on the way down.
    const options = { passive: true, capture: true, signal: gone.signal };
    window.addEventListener('scroll', put, options);
    window.addEventListener('resize', put, options);
    const arrivals = new MutationObserver(put);
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => {
      gone.abort();
      arrivals.disconnect();
      host.style.removeProperty('--header-reach');
    };
  }, [host, dialog, isNeeded]);
}

/**
 * Where toasts appear, one at a time: in a dialog what happens while it is open, on the page everything else. The two live regions are
 * always there, because a region that arrives together with its words is not read out; they move as they are.
 */
export function ToastHost() {
  const words = useText(uiText);
  const toast = useToast();
  const dialog = useTopDialog();
  const home = useRef<HTMLElement>(null);
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: styles.host ?? '' }));

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => closeToast(toast.id), TOAST_STAYS);
    return () => clearTimeout(timer);
  }, [toast]);

  const place = dialog && (!toast || toast.id > dialog.since) ? dialog.element : null;
  useLayoutEffect(() => {
    (place ?? home.current)?.append(host);
  }, [host, place]);

  usePlaceBelowHeader(host, place, toast !== null);

  const urgent = toast?.tone === 'danger';
  return (
    <section ref={home} aria-label={words.notifications}>
      {createPortal(
        <>
          <div role="status">{toast && !urgent && <ToastCard key={toast.id} toast={toast} />}</div>
          <div role="alert">{toast && urgent && <ToastCard key={toast.id} toast={toast} />}</div>
        </>,
        host,
      )}
    </section>
  );
}
