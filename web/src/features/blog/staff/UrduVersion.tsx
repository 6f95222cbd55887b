import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import styles from './Blog.module.css';
import { ContentField } from './ContentField';
import { postFormText } from './post-form.text';
import type { PostValues } from './post-values';
import { joinClasses } from '../../../lib/classes';

const URDU = { lang: 'ur', dir: 'rtl' } as const;
const NONE = { titleUrdu: '', excerptUrdu: '', contentUrdu: '' };

/** The Urdu version of a post, written from right to left: added on request, and removed as a whole. */
export function UrduVersion() {
  const words = useText(postFormText).urdu;
  const { values, setValues } = useFormikContext<PostValues>();
  const hasText = values.titleUrdu !== '' || values.contentUrdu !== '' || values.excerptUrdu !== '';
  const [isOpen, setOpen] = useState(hasText);
  // What was left unsaved comes back later than the form.
  if (hasText && !isOpen) setOpen(true);
  const { box, expect } = useFocusAfterPress();
  const press = (opens: boolean) => {
    expect();
    setOpen(opens);
  };
  return (
    <section
      className={joinClasses('stack gap-16 bordered rounded-card padded-20', styles.urdu)}
      aria-labelledby="urdu-version"
    >
      <div>
        <h3 id="urdu-version">{words.version}</h3>
        <p className="muted">{words.hint}</p>
      </div>
      <div ref={box} className="stack starting gap-16">
        {isOpen ? (
          <>
            <TextField
              name="titleUrdu"
              label={words.title}
              maxLength={BLOG_LIMITS.titleMaxCharacters}
              required
              {...URDU}
            />
            <ContentField name="contentUrdu" label={words.content} required {...URDU} />
            <TextAreaField name="excerptUrdu" label={words.excerpt} rows={3} {...URDU} />
            <Button
              look="quiet"
              onClick={() => {
                void setValues({ ...values, ...NONE });
                press(false);
              }}
            >
              {words.remove}
            </Button>
          </>
        ) : (
          <Button look="secondary" onClick={() => press(true)}>
            {words.add}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The button that was pressed is gone: the focus goes on to what has come in its place. */
function useFocusAfterPress() {
  const box = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (isExpected.current) box.current?.querySelector<HTMLElement>('input, button')?.focus();
    isExpected.current = false;
  });
  const expect = () => {
    isExpected.current = true;
  };
  return { box, expect };
}
