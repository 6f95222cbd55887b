import Image from '@tiptap/extension-image';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { joinClasses } from '../../../lib/classes';
import prose from '../../../ui/Prose.module.css';
import type { ContentControl } from './content-control';
import { EditorToolbar } from './EditorToolbar';
import styles from './RichEditor.module.css';

/** The marks and blocks that the server keeps (its sanitizer adds what links need). */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
    trailingNode: false,
  }),
  Image,
];

function readHtml(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** What the editor's element is told, as any field of a form. */
type Described = Pick<ContentControl, 'id' | 'label' | 'invalid' | 'required' | 'describedBy' | 'lang' | 'dir'>;

function toAttributes({ id, label, invalid, required, describedBy, lang, dir }: Described): Record<string, string> {
  return {
    id,
    role: 'textbox',
    class: joinClasses(styles.text, prose.prose),
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-invalid': String(invalid),
    'aria-required': String(required),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(lang === undefined ? {} : { lang }),
    ...(dir === undefined ? {} : { dir }),
  };
}

/**
 * The visual editor of a post. Its styles stand in our own style sheet: the page's policy lets nothing put style elements in.
 */
export function RichEditor(control: ContentControl) {
  const { id, label, value, onChange, onBlur, invalid, required, describedBy, lang, dir } = control;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: toAttributes(control) },
    onUpdate: ({ editor: changed }) => onChange(readHtml(changed)),
    onBlur: () => onBlur(),
  });
  useEffect(() => {
    const attributes = toAttributes({ id, label, invalid, required, describedBy, lang, dir });
    editor.setOptions({ editorProps: { attributes } });
  }, [editor, id, label, invalid, required, describedBy, lang, dir]);
  useEffect(() => {
    // Tiptap destroys an editor that is shown late, and hands us another one.
    if (editor.isDestroyed) return;
    // What wasn't typed here: a text that was left unsaved is put back, or discarded.
    if (!editor.isFocused && value !== readHtml(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.editor} data-invalid={invalid}>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
