import { validate } from '@mehfil/api/domain/input/errors';
import { PLACEHOLDERS, replyTemplateSchema, TEMPLATE_LIMITS } from '@mehfil/api/domain/threads/reply-templates';
import { Flex } from 'antd';
import { useFormikContext } from 'formik';
import { useId, useRef, type FocusEvent } from 'react';
import {
  useAddReplyTemplateMutation,
  useChangeReplyTemplateMutation,
  type ReplyTemplateFieldsFragment,
} from '../../../../graphql/generated/reply-templates';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { replyTemplatesText } from './reply-templates.text';

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
      <TextFields />
    </FormDialog>
  );
}

/** The text in both languages, into which placeholders are put where it was last written. */
function TextFields() {
  const words = useText(replyTemplatesText);
  const { values, setFieldValue } = useFormikContext<Values>();
  const id = useId();
  const last = useRef<HTMLTextAreaElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement) last.current = target;
  };
  const insert = async (placeholder: string) => {
    const field = last.current ?? fields.current?.querySelector('textarea');
    if (!field) return;
    const { selectionStart, selectionEnd } = field;
    const name = field.name as 'english' | 'urdu';
    const text = values[name];
    await setFieldValue(name, `${text.slice(0, selectionStart)}{${placeholder}}${text.slice(selectionEnd)}`);
    field.focus();
    const end = selectionStart + placeholder.length + 2;
    field.setSelectionRange(end, end);
  };
  return (
    <div ref={fields} onFocus={follow} className="stack gap-16">
      <TextAreaField name="english" label={words.english} hint={words.oneIsEnough} rows={4} lang="en" dir="ltr" />
      <TextAreaField name="urdu" label={words.urdu} rows={4} lang="ur" dir="rtl" />
      <div role="group" aria-labelledby={id}>
        <p id={id} className="muted small">
          {words.insert}
        </p>
        <Flex wrap gap={8}>
          {PLACEHOLDERS.map((placeholder) => (
            <Button key={placeholder} look="secondary" onClick={() => void insert(placeholder)}>
              {words.placeholders[placeholder]}
            </Button>
          ))}
        </Flex>
      </div>
    </div>
  );
}
