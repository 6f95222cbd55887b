import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import { closeToast, TOAST_STAYS, useToast, type Toast } from '../lib/toast';
import { useTopDialog } from '../lib/top-dialog';
import { CloseIcon } from './icons/frame';
import styles from './ToastHost.module.css';
import { uiText } from './ui.text';

/** Who uses a button of a toast goes on where they were when the toast leaves with it. */
function useFocusBefore() {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { ref: card, onFocus };
}

function ToastCard({ toast }: { toast: Toast }) {
  const words = useText(uiText);
  const { id, title, about, description, action, tone = 'neutral' } = toast;
  return (
    <div {...useFocusBefore()} className={joinClasses('beside middle line-above', styles.toast, styles[tone])}>
      <div className={joinClasses('row baseline grow breakable', styles.words)}>
        <p className="strong">{title}</p>
        {(about || description) && (
          <p className="muted medium">
            {about && <bdi>{about}</bdi>}
            {about && description && ': '}
            {description && <span>{description}</span>}
          </p>
        )}
      </div>
      {action && (
        <button
          type="button"
          className={joinClasses('primary strong touchable rigid', styles.action)}
          onClick={() => {
            action.onClick();
            closeToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={`round-button ${styles.close}`}
        aria-label={words.close}
        onClick={() => closeToast(id)}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}

/**
 * Tells the page how much of its lower edge the toast takes, so that bars, dialogs and the end of the page stand above it
 * (`--toast-height`): it lies over none of their buttons.
 * @param place where it stands: measured in a dialog that is leaving, it has no height
 */
function useOwnPlace(host: HTMLElement, toast: Toast | null, place: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!toast) return undefined;
    const root = document.documentElement.style;
    const measure = () => root.setProperty('--toast-height', `${host.offsetHeight}px`);
    measure();
    window.addEventListener('resize', measure, { passive: true });
    return () => {
      window.removeEventListener('resize', measure);
      root.removeProperty('--toast-height');
    };
  }, [host, toast, place]);
}

/**
 * Where toasts appear, one at a time, in a place of their own at the lower edge: in a dialog what happens while it is open, on the page everything else. The two live regions are
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

  useOwnPlace(host, toast, place);

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
