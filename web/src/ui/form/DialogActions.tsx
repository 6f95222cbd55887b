import { Flex } from 'antd';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { uiText } from '../ui.text';
import styles from './DialogActions.module.css';
import { SubmitButton } from './SubmitButton';

/** What the end of a form says and does. */
export interface DialogActionsProps {
  /** What the button that sends the form reads, and while the call is under way. */
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** For what harms somebody, or can't be undone. */
  danger?: boolean;
  /** As of a {@link SubmitButton}. */
  disabled?: boolean;
  /** `Cancel` unless another word fits better. */
  cancelLabel?: string;
  onCancel: () => void;
}

/** The end of a form inside a dialog: a way out without sending anything, and the button that sends it. */
export function DialogActions({ cancelLabel, onCancel, ...submit }: DialogActionsProps) {
  const words = useText(uiText);
  return (
    <Flex wrap justify="end" gap={12} className={styles.actions}>
      <Button look="secondary" onClick={onCancel}>
        {cancelLabel ?? words.cancel}
      </Button>
      <SubmitButton inRow {...submit} />
    </Flex>
  );
}
