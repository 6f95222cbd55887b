import type { ComponentProps } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { useShowDialog } from './DialogHost';

interface Question extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'pending' | 'onConfirm' | 'onCancel'> {
  onConfirm: () => Promise<unknown>;
}

/** Asks before something happens, in a dialog beside the list that the caller stands in. It closes once the action has ended. */
export function useConfirm(): (question: Question) => void {
  const showDialog = useShowDialog();
  return ({ onConfirm, ...question }) =>
    showDialog((close) => (
      <ConfirmDialog open {...question} onConfirm={() => onConfirm().then(close)} onCancel={close} />
    ));
}
