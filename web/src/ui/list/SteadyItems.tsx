import { Flex } from 'antd';
import { Fragment, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import type { RowKey } from '../table/columns';
import { tableText } from '../table/table.text';
import { listText } from './list.text';
import { useSteadyRows } from './useSteadyRows';

interface SteadyItemsProps<Row> {
  /** Names the list, where no heading does. */
  label?: string;
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** What a row is called that has left. */
  rowLabel: (row: Row) => string;
  /** What the rows were asked for, page and filters included; null while others are on their way. */
  shownFor: string | null;
  gap: number;
  className?: string;
  /** The list itself, for those who move the focus through it. */
  listRef?: Ref<HTMLElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Draws a row as an item of a list. */
  item: (row: Row) => ReactNode;
}

/** A list that changes by itself, without a table: its rows keep their places while somebody is at them. */
export function SteadyItems<Row>(props: SteadyItemsProps<Row>) {
  const { label, rowKey, rowLabel, gap, className, item, listRef, onKeyDown } = props;
  const { added } = useText(listText);
  const { gone } = useText(tableText);
  const steady = useSteadyRows(props.rows, rowKey, props.shownFor);
  return (
    <div className={className} {...steady.pointing}>
      {steady.added > 0 && (
        <Button look="quiet" onClick={steady.showNow}>
          {added(steady.added)}
        </Button>
      )}
      <Flex component="ul" vertical gap={gap} ref={listRef} aria-label={label} onKeyDown={onKeyDown}>
        {steady.rows?.map((row) => {
          const key = rowKey(row);
          if (!steady.gone.has(key)) return <Fragment key={key}>{item(row)}</Fragment>;
          return (
            <li key={key} className="muted inside-12">
              {gone(rowLabel(row))}
            </li>
          );
        })}
      </Flex>
    </div>
  );
}
