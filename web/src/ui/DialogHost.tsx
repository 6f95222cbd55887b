import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

/** Draws a dialog, which closes itself by what it is given. */
type DrawDialog = (close: () => void) => ReactNode;
type ShowDialog = (draw: DrawDialog) => void;

const DialogContext = createContext<ShowDialog | null>(null);
const ShownContext = createContext(false);

/**
 * Where the dialogs of a list's rows stand: beside the rows, so that a dialog stays when its row is loaded anew or leaves the list. One
 * at a time: what is pressed while a dialog loads opens no other.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [draw, setDraw] = useState<DrawDialog | null>(null);
  const show = useCallback<ShowDialog>((next) => setDraw((shown: DrawDialog | null) => shown ?? next), []);
  // An answer that comes after its dialog was closed doesn't close the next one.
  const close = useCallback(() => setDraw((shown: DrawDialog | null) => (shown === draw ? null : shown)), [draw]);
  return (
    <DialogContext value={show}>
      <ShownContext value={draw !== null}>{children}</ShownContext>
      {draw?.(close)}
    </DialogContext>
  );
}

/** Shows a dialog beside the list that the caller stands in. What it shows later has to come from its own hooks. */
export function useShowDialog(): ShowDialog {
  const show = useContext(DialogContext);
  if (!show) throw new Error('A row that asks something stands in a DialogHost');
  return show;
}

/** Whether such a dialog is asked for, shown or still loading: what is typed meanwhile is no command. */
export function useIsDialogShown(): boolean {
  return useContext(ShownContext);
}
