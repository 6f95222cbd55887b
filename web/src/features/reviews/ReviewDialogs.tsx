import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { Input } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';
import { useAnswerReviewMutation, useReportReviewMutation } from '../../graphql/generated/reviews';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './ReviewForm.module.css';
import { reviewsText } from './reviews.text';

/** The owner's list tells what can still be answered or reported. */
const OWNER_LIST = ['OwnReviews'];

interface TextDialogProps {
  title: string;
  text: string;
  field: string;
  required: string;
  submit: string;
  /** Most characters. */
  most: number;
  pending: boolean;
  onSubmit: (text: string) => Promise<void>;
  onClose: () => void;
}

/** A dialog that asks for one text. */
function TextDialog({ title, text, field, required, submit, most, pending, onSubmit, onClose }: TextDialogProps) {
  const words = useText(reviewsText).form;
  const [value, setValue] = useState('');
  const [refused, setRefused] = useState(false);
  const id = useId();
  const onFormSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (value.trim() === '') setRefused(true);
    else if (!pending) void onSubmit(value.trim());
  };
  return (
    <Dialog open startsInField title={title} onClose={onClose}>
      <form className={styles.field} onSubmit={onFormSubmit} noValidate>
        <p>{text}</p>
        <label htmlFor={id} className={styles.label}>
          {field}
        </label>
        <Input.TextArea
          id={id}
          rows={4}
          maxLength={most}
          value={value}
          aria-required="true"
          status={refused && value.trim() === '' ? 'error' : ''}
          aria-invalid={refused && value.trim() === ''}
          aria-describedby={`${id}-error`}
          onChange={(event) => setValue(event.target.value)}
        />
        <p id={`${id}-error`} className={styles.error} role="alert">
          {refused && value.trim() === '' ? required : ''}
        </p>
        <div className={styles.buttons}>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" pending={pending}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ReviewDialogProps {
  id: number;
  onClose: () => void;
}

/** Tells staff what is wrong with a review. */
export function ReportDialog({ id, onClose }: ReviewDialogProps) {
  const words = useText(reviewsText).report;
  const { run, pending } = useReportReviewMutation({
    success: { tone: 'success', ...words.done },
    failure: { title: words.failed, always: true },
    refetch: OWNER_LIST,
  });
  const send = async (reason: string) => {
    const { ok } = await run({ id, input: { reason } });
    if (ok) onClose();
  };
  return (
    <TextDialog
      title={words.title}
      text={words.text}
      field={words.reason}
      required={words.reasonRequired}
      submit={words.submit}
      most={REVIEW_LIMITS.hideReasonMaxCharacters}
      pending={pending}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

/** The owner's one answer to a review. */
export function AnswerDialog({ id, onClose }: ReviewDialogProps) {
  const words = useText(reviewsText).reply;
  const { run, pending } = useAnswerReviewMutation({
    success: { tone: 'success', title: words.done },
    failure: { title: words.failed, always: true },
    refetch: OWNER_LIST,
  });
  const send = async (reply: string) => {
    const { ok } = await run({ id, input: { reply } });
    if (ok) onClose();
  };
  return (
    <TextDialog
      title={words.title}
      text={words.text}
      field={words.field}
      required={words.required}
      submit={words.submit}
      most={REVIEW_LIMITS.replyMaxCharacters}
      pending={pending}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
