import { lazyPart } from './lazy-part';
import type { OpenDialogProps } from './OpenDialog';

const OpenDialog = lazyPart(() => import('./OpenDialog').then((module) => module.OpenDialog));

interface DialogProps extends OpenDialogProps {
  open: boolean;
}

/** A modal dialog, and a drawer on phones: focus stays inside and returns to where it was. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}
