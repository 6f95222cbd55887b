import type { Placeholder } from '@mehfil/api/domain/threads/reply-templates';
import { Flex } from 'antd';
import { useFormikContext } from 'formik';
import { useId, useRef, type FocusEvent } from 'react';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { TextAreaField } from '../../../../ui/form/TextField';
import { replyTemplatesText } from './reply-templates.text';

interface Texts {
  english: string;
  urdu: string;
}

/** The text in both languages, into which placeholders are put where it was last written. */
export function TemplateTexts({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const words = useText(replyTemplatesText);
  const { values, setFieldValue } = useFormikContext<Texts>();
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
    const name = field.name as keyof Texts;
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
          {placeholders.map((placeholder) => (
            <Button key={placeholder} look="secondary" onClick={() => void insert(placeholder)}>
              {words.placeholders[placeholder]}
            </Button>
          ))}
        </Flex>
      </div>
    </div>
  );
}
