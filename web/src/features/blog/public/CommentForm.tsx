import { blogCommentSchema } from '@mehfil/api/domain/blog/inputs';
import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useWriteBlogCommentMutation, type CommentFieldsFragment } from '../../../graphql/generated/blog';
import { useText } from '../../../i18n/text';
import { AppForm } from '../../../ui/form/AppForm';
import { PlainTextAreaField } from '../../../ui/form/PlainFields';
import { PlainButton } from '../../../ui/PlainButton';
import { blogText } from './blog.text';

/** What is written, and which comment it answers: both come back after a session that ended in between. */
interface CommentValues {
  postId: number;
  content: string;
  answered: Pick<CommentFieldsFragment, 'id' | 'authorName'> | null;
}

interface CommentFormProps {
  postId: number;
  /** The comment whose *Answer* was pressed, until it is answered or not after all. */
  chosen: CommentFieldsFragment | null;
  onDone: () => void;
}

/** Writes a comment, or the answer to one. What is typed stays when another comment is answered, or none. */
export function CommentForm({ postId, chosen, onDone }: CommentFormProps) {
  const words = useText(blogText).comments;
  const { run, pending } = useWriteBlogCommentMutation({
    success: { tone: 'success', title: words.success },
    failure: { title: words.failure, always: true },
    refetch: ['BlogComments'],
  });
  return (
    <AppForm<CommentValues>
      initialValues={{ postId, content: '', answered: null }}
      schema={blogCommentSchema}
      onSubmit={async ({ answered, ...values }, form) => {
        const { ok } = await run({ input: { ...values, parentId: answered?.id ?? null } }, { form });
        if (!ok) return;
        form.resetForm();
        onDone();
      }}
    >
      {({ values: { answered }, setFieldValue }) => (
        <>
          <ChosenComment chosen={chosen} />
          <PlainTextAreaField
            name="content"
            label={answered ? words.answering(answered.authorName) : words.label}
            rows={4}
            maxLength={BLOG_LIMITS.commentMaxCharacters}
          />
          <div className="beside gap-12">
            <PlainButton type="submit" pending={pending}>
              {words.submit}
            </PlainButton>
            {answered && (
              <PlainButton
                look="quiet"
                onClick={() => {
                  void setFieldValue('answered', null, false);
                  onDone();
                }}
              >
                {words.cancel}
              </PlainButton>
            )}
          </div>
        </>
      )}
    </AppForm>
  );
}

/** Takes the comment whose *Answer* was pressed into the form, which keeps it with what is typed. */
function ChosenComment({ chosen }: { chosen: CommentFieldsFragment | null }) {
  const { setFieldValue } = useFormikContext<CommentValues>();
  useEffect(() => {
    if (!chosen) return;
    const { id, authorName } = chosen;
    void setFieldValue('answered', { id, authorName }, false);
  }, [chosen, setFieldValue]);
  return null;
}
