import { THREAD_LIMITS } from '@mehfil/api/domain/threads/limits';
import { Flex, Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import styles from './BookingMessages.module.css';
import { messagesText } from './messages.text';

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** Where a message is written. With a keyboard and mouse, Enter sends it, unless it ends a word of an input method. */
export function Composer({ text, onChange, onSend }: ComposerProps) {
  const words = useText(messagesText);
  const hintId = useId();
  // Keyboards of phones have no Shift and Enter.
  const [sendsOnEnter] = useState(() => window.matchMedia('(pointer: fine)').matches);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sendsOnEnter || event.key !== 'Enter' || event.shiftKey) return;
    if (event.nativeEvent.isComposing) return;
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
          aria-describedby={sendsOnEnter ? hintId : undefined}
          placeholder={words.placeholder}
          dir="auto"
          rows={1}
          maxLength={THREAD_LIMITS.textMaxCharacters}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit">{words.send}</Button>
      </Flex>
      {sendsOnEnter && (
        <p id={hintId} className="muted small">
          {words.hint}
        </p>
      )}
    </form>
  );
}
