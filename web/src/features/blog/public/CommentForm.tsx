import { blogCommentSchema } from '@mehfil/api/domain/blog/inputs';
import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { useWriteBlogCommentMutation, type CommentFieldsFragment } from '../../../graphql/generated/blog';
import { useText } from '../../../i18n/text';
import { AppForm } from '../../../ui/form/AppForm';
import { PlainTextAreaField } from '../../../ui/form/PlainFields';
import { PlainButton } from '../../../ui/PlainButton';
import { blogText } from './blog.text';

interface CommentFormProps {
  postId: number;
  /** The comment that is answered; null for one of its own. */
  answered: CommentFieldsFragment | null;
  onDone: () => void;
}

/** Writes a comment, or the answer to one. What is typed stays when another comment is answered, or none. */
export function CommentForm({ postId, answered, onDone }: CommentFormProps) {
  const words = useText(blogText).comments;
  const { run, pending } = useWriteBlogCommentMutation({
    success: { tone: 'success', title: words.success },
    failure: { title: words.failure, always: true },
    refetch: ['BlogComments'],
  });
  return (
    <AppForm
      initialValues={{ postId, content: '' }}
      schema={blogCommentSchema}
      onSubmit={async (values, form) => {
        const { ok } = await run({ input: { ...values, parentId: answered?.id ?? null } }, { form });
        if (!ok) return;
        form.resetForm();
        onDone();
      }}
    >
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
          <PlainButton look="quiet" onClick={onDone}>
            {words.cancel}
          </PlainButton>
        )}
      </div>
    </AppForm>
  );
}
