import { Flex } from 'antd';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { autosaveText } from '../../../../ui/autosave/autosave.text';
import { Button } from '../../../../ui/Button';
import styles from './HallForm.module.css';
import type { HallSaving, StepSaver } from './useHallSaving';

/** How far a hall is saved, in a quiet line: always there, for words that arrive with their region aren't read out. */
export function SaveLine({ savers }: Pick<HallSaving, 'savers'>) {
  const words = useText(autosaveText);
  const all = Object.values(savers);
  const find = (state: StepSaver['state']) => all.find((saver) => saver.state === state);
  const failed = find('failed') ?? find('restored') ?? find('conflict');
  const isSaving = find('saving') !== undefined;
  // What is half-typed isn't wanted by who tries again what failed.
  const retry = () => {
    for (const { state, flush } of all) if (state === failed?.state) flush();
  };
  return (
    <div role="status" className={joinClasses('grow-220 muted small', styles.status)}>
      {isSaving && words.saving}
      {!isSaving && failed && (
        <Flex wrap align="center" gap="4px 12px">
          <span className="error">{words.failed(failed.message)}</span>
          {failed.state !== 'conflict' && (
            <Button look="link" onClick={retry}>
              {words.retry}
            </Button>
          )}
        </Flex>
      )}
      {!isSaving && !failed && find('saved') && words.saved}
    </div>
  );
}
