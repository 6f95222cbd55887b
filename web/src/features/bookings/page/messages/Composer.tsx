import { THREAD_LIMITS } from '@mehfil/api/domain/threads/limits';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { Flex, Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { FileChooser } from '../../../../ui/FileChooser';
import { CloseIcon } from '../../../../ui/icons';
import { Progress } from '../../../../ui/Progress';
import styles from './BookingMessages.module.css';
import { messagesText } from './messages.text';
import { useAttachments } from './useAttachments';
import type { AttachedFile, useOutgoing } from './useOutgoing';

/**
 * Where a message is written, and files are added to it. With a keyboard and mouse, Enter sends it, unless it ends a word of an input
 * method.
 */
export function Composer({ outgoing }: { outgoing: ReturnType<typeof useOutgoing> }) {
  const words = useText(messagesText);
  const say = useSay();
  const { text, files, setText, attach, detach } = outgoing;
  const { sending, problem, choose } = useAttachments(files.length, attach);
  const isUploading = sending.length > 0;
  const hintId = useId();
  // Keyboards of phones have no Shift and Enter.
  const [sendsOnEnter] = useState(() => window.matchMedia('(pointer: fine)').matches);
  const send = () => {
    if (!isUploading) outgoing.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sendsOnEnter || event.key !== 'Enter' || event.shiftKey) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Flex gap={8} align="end">
        <Input.TextArea
          className={styles.input}
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
      <FileChooser kind={UploadKind.MESSAGE} label={words.attach} multiple pending={isUploading} onChoose={choose} />
      {sendsOnEnter && (
        <p id={hintId} className="muted small">
          {words.hint}
        </p>
      )}
    </form>
  );
}

function Attached({ files, onDetach }: { files: readonly AttachedFile[]; onDetach: (file: AttachedFile) => void }) {
  const words = useText(messagesText);
  if (files.length === 0) return null;
  return (
    <ul className={styles.attached} aria-label={words.attached}>
      {files.map((file) => (
        <li key={file.filename}>
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
