import { useApolloClient } from '@apollo/client/react';
import { hideSchema, reviewReplySchema } from '@mehfil/api/domain/reviews/inputs';
import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { Input } from 'antd';
import { object, string, type ObjectSchema } from 'yup';
import { readAgain, type FormErrors } from '../../graphql/change';
import { useAnswerReviewMutation, useReportReviewMutation } from '../../graphql/generated/reviews';
import { useText } from '../../i18n/text';
import { Dialog } from '../../ui/Dialog';
import { AppForm } from '../../ui/form/AppForm';
import { DialogActions } from '../../ui/form/DialogActions';
import { FormField } from '../../ui/form/FormField';
import { reviewsText } from './reviews.text';
import type { ReviewRow } from './useHallReviews';

/** The owner's list tells what can still be answered or reported. */
const OWNER_LIST = ['OwnReviews'];
/** What shows an owner a review, read again where its author has changed it meanwhile. */
const SHOWING_REVIEWS = [...OWNER_LIST, 'HallReviews'];

interface TextDialogProps {
  id: number;
  /** The input's field. */
  name: 'reason' | 'reply';
  title: string;
  text: string;
  label: string;
  submit: string;
  /** The rules that the server applies to the text. */
  schema: ObjectSchema<object>;
  /** Most characters. */
  most: number;
  /** What the text begins with. */
  initial?: string;
  pending: boolean;
  /** Sends the text; `form` takes the server's messages. */
  onSubmit: (text: string, form: FormErrors) => Promise<void>;
  onClose: () => void;
}

function TextDialog({
  id,
  name,
  title,
  text,
  label,
  submit,
  schema,
  most,
  initial = '',
  pending,
  onSubmit,
  onClose,
}: TextDialogProps) {
  const words = useText(reviewsText).form;
  return (
    <Dialog open startsInField title={title} onClose={onClose}>
      <AppForm<Record<string, string>>
        initialValues={{ [name]: initial }}
        schema={schema}
        draft={String(id)}
        onSubmit={(values, form) => onSubmit((values[name] ?? '').trim(), form)}
      >
        <p>{text}</p>
        <FormField name={name} label={label}>
          {(control, value, setValue) => (
            <Input.TextArea
              {...control}
              aria-required
              rows={4}
              maxLength={most}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </FormField>
        <DialogActions
          label={submit}
          pendingLabel={submit}
          pending={pending}
          cancelLabel={words.cancel}
          onCancel={onClose}
        />
      </AppForm>
    </Dialog>
  );
}

interface ReviewDialogProps {
  /** As it is read while the dialog opens. */
  review: Pick<ReviewRow, 'id' | 'updatedAt' | 'answer'>;
  /** Who wrote it, and about which hall. */
  about: string;
  onClose: () => void;
}

/** Tells staff what is wrong with a review. */
export function ReportDialog({ review: { id }, about, onClose }: ReviewDialogProps) {
  const words = useText(reviewsText).report;
  const { run, pending } = useReportReviewMutation({
    success: { tone: 'success', ...words.done },
    about,
    failure: { title: words.failed, always: true },
    refetch: OWNER_LIST,
  });
  const send = async (reason: string, form: FormErrors) => {
    const { ok } = await run({ id, input: { reason } }, { form });
    if (ok) onClose();
  };
  return (
    <TextDialog
      id={id}
      name="reason"
      title={words.title}
      text={words.text}
      label={words.reason}
      schema={hideSchema}
      submit={words.submit}
      most={REVIEW_LIMITS.hideReasonMaxCharacters}
      pending={pending}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

/** The owner's one answer to a review, or what replaces the one to its earlier version. */
export function AnswerDialog({ review: { id, updatedAt, answer }, about, onClose }: ReviewDialogProps) {
  const client = useApolloClient();
  const words = useText(reviewsText).reply;
  const { run, pending } = useAnswerReviewMutation({
    success: { tone: 'success', title: words.done },
    about,
    failure: { title: words.failed, always: true },
    refetch: OWNER_LIST,
  });
  const send = async (reply: string, form: FormErrors) => {
    const outcome = await run({ id, input: { reply, basedOn: updatedAt } }, { form });
    if (outcome.ok) onClose();
    else if (outcome.error.code === 'CONFLICT') void readAgain(client, SHOWING_REVIEWS);
  };
  return (
    <TextDialog
      id={id}
      name="reply"
      title={words.title}
      text={answer === null ? words.text : words.replaces}
      initial={answer ?? ''}
      label={words.field}
      schema={reviewReplySchema.concat(object({ reply: string().defined(words.required) }))}
      submit={words.submit}
      most={REVIEW_LIMITS.replyMaxCharacters}
      pending={pending}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
