import { THREAD_LIMITS } from '@mehfil/api/domain/threads/limits';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { Flex, Input } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { FileChooser } from '../../../../ui/FileChooser';
import { CloseIcon } from '../../../../ui/icons';
import { Progress } from '../../../../ui/Progress';
import styles from './BookingMessages.module.css';
import { messagesText } from './messages.text';
import { templatesText } from './templates/templates.text';
import { Gaps, Templates, useTemplates, type TemplatesFor } from './templates/Templates';
import { useAttachments } from './useAttachments';
import type { AttachedFile, useOutgoing } from './useOutgoing';

interface ComposerProps {
  outgoing: ReturnType<typeof useOutgoing>;
  /** What the business's reply templates are filled for; customers have none. */
  templatesFor: TemplatesFor | null;
}

/** Enter that neither begins a line nor ends a word of an input method. */
function isEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}

/**
 * Where a message is written, and files are added to it. With a keyboard and mouse, Enter sends it, unless it ends a word of an input
 * method.
 */
export function Composer({ outgoing, templatesFor }: ComposerProps) {
  const words = useText(messagesText);
  const say = useSay();
  const { text, files, setText, attach, detach } = outgoing;
  const { sending, problem, choose } = useAttachments(files.length, attach);
  const isUploading = sending.length > 0;
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const templates = useTemplates(outgoing, form);
  // Keyboards of phones have no Shift and Enter.
  const [sendsOnEnter] = useState(() => window.matchMedia('(pointer: fine)').matches);
  const send = () => {
    if (!isUploading) outgoing.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const opensTemplates = templatesFor !== null && text === '' && event.key === '/';
    if (!opensTemplates && !(sendsOnEnter && isEnter(event))) return;
    event.preventDefault();
    if (opensTemplates) templates.setOpen(true);
    else send();
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Flex gap={8} align="end">
        <Input.TextArea
          className={`grow ${styles.input}`}
          aria-label={words.label}
          aria-describedby={sendsOnEnter ? hintId : undefined}
          placeholder={words.placeholder}
          dir="auto"
          rows={1}
          maxLength={THREAD_LIMITS.textMaxCharacters}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" pending={isUploading}>
          {words.send}
        </Button>
      </Flex>
      <Attached files={files} onDetach={detach} />
      {sending.map((file) => (
        <Progress key={file.key} name={file.name} share={file.share} />
      ))}
      <div aria-live="polite">{problem !== null && <p className="error small">{say(problem)}</p>}</div>
      <Flex wrap align="center" gap={8} className="above-8 below-8">
        <FileChooser kind={UploadKind.MESSAGE} label={words.attach} multiple pending={isUploading} onChoose={choose} />
        {templatesFor && <Templates {...templatesFor} templates={templates} />}
      </Flex>
      {templatesFor && <Gaps text={text} />}
      {sendsOnEnter && <Keys id={hintId} hasTemplates={templatesFor !== null} />}
    </form>
  );
}

/** What keys do here. */
function Keys({ id, hasTemplates }: { id: string; hasTemplates: boolean }) {
  const words = useText(messagesText);
  const { keys } = useText(templatesText);
  return (
    <p id={id} className="muted small">
      {hasTemplates ? `${words.hint} ${keys}` : words.hint}
    </p>
  );
}

function Attached({ files, onDetach }: { files: readonly AttachedFile[]; onDetach: (file: AttachedFile) => void }) {
  const words = useText(messagesText);
  if (files.length === 0) return null;
  return (
    <ul aria-label={words.attached}>
      {files.map((file) => (
        <li key={file.filename} className="beside middle gap-4">
          <bdi className="one-line">{file.name}</bdi>
          <Button
            look="quiet"
            aria-label={words.detach(file.name)}
            icon={<CloseIcon />}
            onClick={() => onDetach(file)}
          />
        </li>
      ))}
    </ul>
  );
}
