import { closeToast, latestToast, showToast, type ToastMessage } from './toast';

/** How long an action can be undone before it is sent, in milliseconds. */
export const UNDO_FOR = 10_000;

/** An action that can be undone while nothing of it has been sent. */
export interface HeldAction {
  /** Says what is about to happen, and to what. */
  toast: ToastMessage;
  undoLabel: string;
  onUndo: () => void;
  /**
   * Sends it.
   * @param isLast nothing was said since, so that its success may be said too
   */
  send: (isLast: () => boolean) => Promise<unknown>;
}

interface Held extends HeldAction {
  toastId: number;
  timer: ReturnType<typeof setTimeout>;
}

let held: Held | null = null;

function release(): Held | null {
  const released = held;
  held = null;
  if (!released) return null;
  clearTimeout(released.timer);
  closeToast(released.toastId);
  return released;
}

/** Sends at once what is held, because its time is over, another action takes its place, or the page is left. */
export async function sendHeldAction(): Promise<void> {
  const sent = release();
  await sent?.send(() => latestToast() === sent.toastId);
}

/** Takes back what is held: nothing was sent. */
export function undoHeldAction(): void {
  release()?.onUndo();
}

/** Holds an action for {@link UNDO_FOR} with a toast that offers to undo it; one that is held already is sent first. */
export function holdAction(action: HeldAction): void {
  void sendHeldAction();
  showToast({ ...action.toast, action: { label: action.undoLabel, onClick: undoHeldAction } });
  held = { ...action, toastId: latestToast(), timer: setTimeout(() => void sendHeldAction(), UNDO_FOR) };
}

window.addEventListener('pagehide', () => void sendHeldAction());
