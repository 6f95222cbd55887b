import { Flex } from 'antd';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { FileChooser } from '../../../ui/FileChooser';
import { Progress } from '../../../ui/Progress';
import { EDITOR_ICONS } from './editor-icons';
import { EditorQuestion, type Question } from './EditorQuestion';
import { postFormText } from './post-form.text';
import styles from './RichEditor.module.css';
import { useImageUploads } from '../../../graphql/useImageUploads';
import { usePictureWords } from './usePictureWords';

type ToolName =
  | 'heading2'
  | 'heading3'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'codeBlock'
  | 'horizontalRule'
  | 'unlink'
  | 'undo'
  | 'redo';

/** What a button of the toolbar does, and when it is pressed in. */
interface Tool {
  name: ToolName;
  run: (editor: Editor) => void;
  isActive?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'heading2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isActive: (editor) => editor.isActive('underline'),
  },
  {
    name: 'strike',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isActive: (editor) => editor.isActive('strike'),
  },
  {
    name: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'codeBlock',
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isActive: (editor) => editor.isActive('codeBlock'),
  },
  { name: 'horizontalRule', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  {
    name: 'unlink',
    run: (editor) => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
    isOff: (editor) => !editor.isActive('link'),
  },
  {
    name: 'undo',
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    name: 'redo',
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

/** Buttons over the text; a link's address and a picture's words are asked for in a row below. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const words = useText(postFormText).editor;
  const [question, setQuestion] = useState<Question | null>(null);
  const { sending, sendAll } = useImageUploads(usePictureWords());
  const upload = async (files: readonly File[]) => {
    const [url] = await sendAll(files.slice(0, 1));
    if (url !== undefined) setQuestion({ kind: 'picture', url });
  };
  return (
    <Flex vertical gap={8} className={styles.head}>
      <Flex wrap gap={2} role="toolbar" aria-label={words.toolbar}>
        {TOOLS.map(({ name, run, isActive, isOff }) => (
          <Button
            key={name}
            look="quiet"
            className={styles.tool}
            aria-label={words[name]}
            title={words[name]}
            icon={EDITOR_ICONS[name]}
            aria-pressed={isActive?.(editor)}
            disabled={isOff?.(editor)}
            onClick={() => run(editor)}
          />
        ))}
        <Button
          look="quiet"
          icon={EDITOR_ICONS.link}
          aria-pressed={editor.isActive('link')}
          onClick={() => setQuestion(question?.kind === 'link' ? null : { kind: 'link' })}
        >
          {words.link}
        </Button>
        <FileChooser
          kind={UploadKind.IMAGE}
          label={words.image}
          pending={sending.length > 0}
          onChoose={(files) => void upload(files)}
        />
      </Flex>
      {sending.map(({ key, name, share }) => (
        <Progress key={key} name={name} share={share} />
      ))}
      {question && (
        <EditorQuestion key={question.kind} question={question} editor={editor} onDone={() => setQuestion(null)} />
      )}
    </Flex>
  );
}
