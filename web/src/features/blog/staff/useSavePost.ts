import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import type { CallError } from '../../../graphql/errors';
import {
  useChangeBlogPostMutation,
  useWriteBlogPostMutation,
  type ChangeBlogPostMutationVariables,
  type WriteBlogPostMutationVariables,
} from '../../../graphql/generated/panel-post';
import type { FormErrors } from '../../../graphql/useAppMutation';
import { useText } from '../../../i18n/text';
import { listText } from '../../../ui/list/list.text';
import { postFormText } from './post-form.text';
import { POST_QUERIES } from './post-queries';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Writes a new post or changes one, unless somebody else has changed it since it was as the form has it; a change that
 * fails is tried once more after half a second (docs/coverage.md: business §9).
 * @param basedOn when the post that the form shows was last changed
 */
export function useSavePost(id: number | undefined, basedOn: string | undefined) {
  const words = useText(postFormText);
  const { error: title } = useText(listText);
  const failure = (describe: (message: string) => string) => (error: CallError) => ({
    tone: 'danger' as const,
    title,
    description: describe(error.message || words.noAnswer),
  });
  const write = useWriteBlogPostMutation({
    success: { tone: 'success', title: words.created },
    about: ({ input }) => input.title,
    failure: failure(() => words.createFailed),
    refetch: POST_QUERIES,
  });
  const changed = {
    success: { tone: 'success' as const, title: words.updated },
    about: ({ input }: ChangeBlogPostMutationVariables) => input.title,
    refetch: POST_QUERIES,
  };
  const change = useChangeBlogPostMutation(changed);
  const changeAgain = useChangeBlogPostMutation({ ...changed, failure: failure(words.updateFailed) });

  return {
    pending: write.pending || change.pending || changeAgain.pending,
    /** Whether it was saved; the server's messages go to the fields of the form. */
    save: async (written: WriteBlogPostMutationVariables['input'], form: FormErrors): Promise<boolean> => {
      if (id === undefined) return (await write.run({ input: written }, { form })).ok;
      const input = { ...written, basedOn };
      if ((await change.run({ id, input })).ok) return true;
      await pause(BLOG_LIMITS.updateRetryMs);
      return (await changeAgain.run({ id, input }, { form })).ok;
    },
  };
}
