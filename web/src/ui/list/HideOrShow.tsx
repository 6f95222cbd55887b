import { Flex } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../Button';
import { useShowDialog } from '../DialogHost';
import type { ReasonDialogProps } from '../ReasonDialog';
import { useFocusAfter } from '../useFocusAfter';

interface HideOrShowProps {
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
  /** Showing it again is under way. */
  pending: boolean;
  onHide: ReasonDialogProps['onSubmit'];
  onShow: () => unknown;
  /** Actions before these. */
  children?: ReactNode;
}

/** Hides what somebody wrote, for a reason, or shows it again. */
export function HideOrShow({ author, isHidden, words, Question, pending, onHide, onShow, children }: HideOrShowProps) {
  const showDialog = useShowDialog();
  const box = useFocusAfter(isHidden);
  const ask = () =>
    showDialog((close) => (
      <Question title={words.why(author)} label={words.reason} submit={words.hide} onSubmit={onHide} onClose={close} />
    ));
  return (
    <Flex ref={box} wrap gap={8}>
      {children}
      {isHidden ? (
        <Button
          look="secondary"
          aria-label={words.of(words.show, author)}
          pending={pending}
          onClick={() => void onShow()}
        >
          {words.show}
        </Button>
      ) : (
        <Button look="caution" aria-label={words.of(words.hide, author)} onClick={ask}>
          {words.hide}
        </Button>
      )}
    </Flex>
  );
}
