import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import type { AutosaveState } from '../../lib/autosaver';
import { Button } from '../Button';
import { autosaveText } from './autosave.text';

interface SaveStateProps {
  saved: {
    state: AutosaveState;
    message: string;
    flush: () => void;
    keepMine: () => void;
    takeTheirs: () => void;
  };
  /** Says that somebody else has changed it. */
  changed: string;
  /** What they have made of it, in a conflict. */
  children: ReactNode;
}

/** Whether what is typed is saved, in a quiet line; what somebody else saved meanwhile stands beside it to choose from. */
export function SaveState({ saved, changed, children }: SaveStateProps) {
  const words = useText(autosaveText);
  const { state, message } = saved;
  return (
    <>
      {/* Always there: words that arrive together with their region aren't read out. */}
      <div role="status" className="muted small">
        {state === 'saving' && words.saving}
        {state === 'saved' && words.saved}
        {(state === 'failed' || state === 'restored') && (
          <Flex wrap align="center" gap="4px 12px">
            <span className="error">{words.failed(message)}</span>
            <Button look="link" onClick={saved.flush}>
              {words.retry}
            </Button>
          </Flex>
        )}
      </div>
      {state === 'conflict' && (
        <Alert
          type="warning"
          title={changed}
          description={
            <Flex vertical gap={8}>
              <div>{children}</div>
              <p className="small">{words.undecided}</p>
              <Flex wrap gap={8}>
                <Button look="secondary" onClick={saved.keepMine}>
                  {words.mine}
                </Button>
                <Button look="secondary" onClick={saved.takeTheirs}>
                  {words.theirs}
                </Button>
              </Flex>
            </Flex>
          }
        />
      )}
    </>
  );
}
