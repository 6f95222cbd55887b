import { THREAD_LIMITS } from '@mehfil/api/domain/threads/limits';
import { Flex, Input } from 'antd';
import { useId, type KeyboardEvent } from 'react';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import styles from './BookingMessages.module.css';
import { messagesText } from './messages.text';

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** Where a message is written. Enter sends it, unless it ends a word of an input method. */
export function Composer({ text, onChange, onSend }: ComposerProps) {
  const words = useText(messagesText);
  const hintId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Flex gap={8} align="end">
        <Input.TextArea
          className={styles.input}
          aria-label={words.label}
          aria-describedby={hintId}
          placeholder={words.placeholder}
          dir="auto"
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={THREAD_LIMITS.textMaxCharacters}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit">{words.send}</Button>
      </Flex>
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
    </form>
  );
}
