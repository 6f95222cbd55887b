import { validate } from '@mehfil/api/domain/input/errors';
import { PLACEHOLDERS, replyTemplateSchema, TEMPLATE_LIMITS } from '@mehfil/api/domain/threads/reply-templates';
import {
  useAddReplyTemplateMutation,
  useChangeReplyTemplateMutation,
  type ReplyTemplateFieldsFragment,
} from '../../../../graphql/generated/reply-templates';
import { useText } from '../../../../i18n/text';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { TextField } from '../../../../ui/form/TextField';
import { replyTemplatesText } from './reply-templates.text';
import { TemplateTexts } from './TemplateTexts';

interface Values {
  name: string;
  english: string;
  urdu: string;
}

interface TemplateDialogProps {
  /** The template to change; null for a new one. */
  template: ReplyTemplateFieldsFragment | null;
  onClose: () => void;
}

/** Writes a reply template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const words = useText(replyTemplatesText);
  const told = {
    success: { tone: 'success' as const, title: words.saved },
    about: ({ input }: { input: { name: string } }) => input.name,
    failure: { title: words.notSaved, always: true },
    refetch: ['ReplyTemplates'],
  };
  const add = useAddReplyTemplateMutation(told);
  const change = useChangeReplyTemplateMutation(told);
  const title = template ? words.edit(template.name) : words.adding;
  return (
    <FormDialog<Values>
      title={title}
      initialValues={{
        name: template?.name ?? '',
        english: template?.english ?? '',
        urdu: template?.urdu ?? '',
      }}
      schema={replyTemplateSchema}
      onSubmit={(values, form) => {
        const input = validate(replyTemplateSchema, values);
        return template ? change.run({ id: template.id, input }, { form }) : add.run({ input }, { form });
      }}
      submit={{ label: words.save, pendingLabel: words.saving, pending: add.pending || change.pending }}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        maxLength={TEMPLATE_LIMITS.nameMaxCharacters}
        autoComplete="off"
        required
      />
      <TemplateTexts placeholders={PLACEHOLDERS} />
    </FormDialog>
  );
}
