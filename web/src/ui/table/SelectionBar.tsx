import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/classes';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import type { RowKey } from './columns';
import styles from './DataTable.module.css';
import { tableText } from './table.text';

/** Rows that a person ticked. */
export interface Selection<Row> {
  keys: readonly RowKey[];
  onChange: (keys: readonly RowKey[]) => void;
  canSelect?: (row: Row) => boolean;
  /** Buttons that act on the selected rows of this page. */
  actions: (rows: readonly Row[]) => ReactNode;
}

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** The selected rows as they are now. */
  selected: readonly Row[];
}

/** How many rows are selected, and what can be done with all of them at once. */
export function SelectionBar<Row>({ selection: { onChange, actions }, selected }: SelectionBarProps<Row>) {
  const words = useText(tableText);
  return (
    <Flex
      wrap
      align="center"
      gap="8px 12px"
      className={joinClasses('grow rounded', styles.selection, 'strong')}
      role="group"
      aria-label={words.bulk}
    >
      <span role="status">{words.selected(selected.length)}</span>
      {actions(selected)}
      <Button look="quiet" onClick={() => onChange([])}>
        {words.clear}
      </Button>
    </Flex>
  );
}
