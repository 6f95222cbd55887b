import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../Button';
import type { ReasonDialogProps } from '../ReasonDialog';
import { useFocusAfter } from '../useFocusAfter';
import panel from './Panel.module.css';

interface HideOrShowProps {
  /** Asks for the reason. */
  Question: ComponentType<Omit<ReasonDialogProps, 'schema'>>;
  /** Whose words these are. */
  author: string;
  isHidden: boolean;
  words: {
    show: string;
    hide: string;
    reason: string;
    /** Names a button: what it does, and to whose words. */
    of: (action: string, author: string) => string;
    /** The question for the reason. */
    why: (author: string) => string;
  };
  /** Which change is under way. */
  pending: Readonly<Record<'hide' | 'show', boolean>>;
  onHide: ReasonDialogProps['onSubmit'];
  onShow: () => unknown;
  /** Actions before these. */
  children?: ReactNode;
}

/** Hides what somebody wrote, for a reason, or shows it again. */
export function HideOrShow({ author, isHidden, words, Question, pending, onHide, onShow, children }: HideOrShowProps) {
  const [asks, setAsks] = useState(false);
  const box = useFocusAfter(isHidden);
  return (
    <div ref={box} className={panel.actions}>
      {children}
      {isHidden ? (
        <Button
          look="secondary"
          aria-label={words.of(words.show, author)}
          pending={pending.show}
          onClick={() => void onShow()}
        >
          {words.show}
        </Button>
      ) : (
        <Button look="caution" aria-label={words.of(words.hide, author)} onClick={() => setAsks(true)}>
          {words.hide}
        </Button>
      )}
      {asks && (
        <Question
          title={words.why(author)}
          label={words.reason}
          submit={words.hide}
          pending={pending.hide}
          onSubmit={onHide}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
