import type { Editor } from '@tiptap/react';
import { Flex, Input } from 'antd';
import { object, string } from 'yup';
import { useText } from '../../../i18n/text';
import { FormField } from '../../../ui/form/FormField';
import { InnerForm, InnerSubmit } from '../../../ui/form/InnerForm';
import { postFormText } from './post-form.text';
import styles from './RichEditor.module.css';

/** Addresses that the server keeps in a link. */
const LINK = /^(https?:\/\/|mailto:|tel:|\/)\S+$/i;

/** What the toolbar asks for: the address of a link, or the words of an uploaded picture. */
export type Question = { kind: 'link' } | { kind: 'picture'; url: string };

interface QuestionProps {
  question: Question;
  editor: Editor;
  onDone: () => void;
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.extendMarkRange('link').setLink({ href }).run();
}

/** A row below the toolbar that asks for what a link or a picture needs. */
export function EditorQuestion({ question, editor, onDone }: QuestionProps) {
  const words = useText(postFormText).editor;
  const present: unknown = editor.getAttributes('link').href;
  const asked =
    question.kind === 'link'
      ? {
          label: words.linkAddress,
          button: words.linkApply,
          initial: typeof present === 'string' ? present : '',
          schema: object({ text: string().trim().matches(LINK, words.linkInvalid) }),
          apply: (href: string) => setLink(editor, href),
        }
      : {
          label: words.imageAlt,
          button: words.image,
          initial: '',
          schema: object({ text: string() }),
          apply: (alt: string) => editor.chain().focus().setImage({ src: question.url, alt }).run(),
        };
  return (
    <InnerForm
      label={asked.button}
      className={styles.question}
      initialValues={{ text: asked.initial }}
      schema={asked.schema}
      onCancel={onDone}
      onSubmit={({ text }) => {
        asked.apply(text.trim());
        onDone();
        return Promise.resolve();
      }}
    >
      <FormField name="text" label={asked.label}>
        {({ onBlur: _onBlur, ...control }, value, setValue) => (
          <Flex wrap gap={8} className={styles.answer}>
            <Input {...control} autoFocus value={value} onChange={(event) => setValue(event.target.value)} />
            <InnerSubmit label={asked.button} />
          </Flex>
        )}
      </FormField>
    </InnerForm>
  );
}
