import { Flex, Input, Segmented } from 'antd';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { usePreviewBlogContentQuery } from '../../../graphql/generated/panel-post';
import { useText } from '../../../i18n/text';
import type { FieldProps } from '../../../ui/form/FormField';
import { lazyPart } from '../../../ui/lazy-part';
import prose from '../../../ui/Prose.module.css';
import { Skeleton } from '../../../ui/Skeleton';
import { ListSkeleton } from '../../../ui/list/ListSkeleton';
import type { ContentControl } from './content-control';
import { postFormText } from './post-form.text';
import { unkeptParts } from './unkept-parts';

/** The visual editor is the largest part of the panel: it loads when a post is opened, beside the form. */
const RichEditor = lazyPart(
  () => import('./RichEditor').then((module) => module.RichEditor),
  <Skeleton height="320px" shape="box" />,
);

const VIEWS = ['write', 'source', 'preview'] as const;
type View = (typeof VIEWS)[number];

interface ContentFieldProps extends FieldProps {
  /** The language that is written here, with its direction, where it isn't the panel's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** The post's HTML: written in a visual editor or as source, with a preview of what the server keeps of it. */
export function ContentField({ name, label, required = false, lang, dir }: ContentFieldProps) {
  const words = useText(postFormText).editor;
  const id = useId();
  const [field, meta, helpers] = useField<string>(name);
  // What the visual editor would lose is never given to it.
  const unkept = unkeptParts(field.value);
  const [wanted, setWanted] = useState<View>('write');
  const view = wanted === 'write' && unkept.length > 0 ? 'source' : wanted;
  const error = meta.touched ? meta.error : undefined;
  const control = {
    id,
    label,
    invalid: error !== undefined,
    required,
    describedBy: error === undefined ? undefined : `${id}-error`,
    lang,
    dir,
    value: field.value,
    onChange: (html: string) => void helpers.setValue(html),
    onBlur: () => void helpers.setTouched(true),
  };
  return (
    <Flex vertical gap={8} className="narrowable">
      <Flex wrap align="center" justify="space-between" gap={8}>
        <span className="medium strong">{label}</span>
        <Segmented<View>
          aria-label={words.views(label)}
          value={view}
          options={VIEWS.map((value) => ({
            value,
            label: words[value],
            disabled: value === 'write' && unkept.length > 0,
          }))}
          onChange={setWanted}
        />
      </Flex>
      {unkept.length > 0 && <p className="notice tone-warning">{words.onlySource(unkept.join(', '))}</p>}
      {view === 'write' && <RichEditor {...control} />}
      {view === 'source' && <SourceEditor {...control} />}
      {view === 'preview' && <Preview content={field.value} lang={lang} dir={dir} />}
      {error && (
        <p id={`${id}-error`} className="danger">
          {error}
        </p>
      )}
    </Flex>
  );
}

/** HTML begins with a tag whatever the language of its text: it is written from left to right. */
function SourceEditor({ id, label, invalid, required, describedBy, lang, value, onChange, onBlur }: ContentControl) {
  return (
    <Input.TextArea
      id={id}
      className="code medium"
      status={invalid ? 'error' : undefined}
      rows={12}
      lang={lang}
      spellCheck={false}
      aria-label={label}
      aria-invalid={invalid}
      aria-required={required}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

/** What the server would keep of the content, as readers would see it. */
function Preview({
  content,
  lang,
  dir,
}: {
  content: string;
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
}) {
  const words = useText(postFormText).editor;
  const isEmpty = content.trim() === '';
  const { data, error } = usePreviewBlogContentQuery({ variables: { input: { content } }, skip: isEmpty });
  if (isEmpty) return <p className="muted">{words.previewEmpty}</p>;
  if (error && !data) return <p className="danger">{error.message || words.previewFailed}</p>;
  if (!data) return <ListSkeleton count={2} />;
  return (
    <div
      className={`bordered rounded padded-20 ${prose.prose}`}
      role="region"
      lang={lang}
      dir={dir}
      aria-label={words.preview}
      tabIndex={0}
      // Sanitized by the server, as when it is saved.
      dangerouslySetInnerHTML={{ __html: data.blogContentPreview }}
    />
  );
}
