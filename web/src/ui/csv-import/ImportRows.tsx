import { Checkbox, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { StaticTable } from '../table/StaticTable';
import { csvImportText } from './csv-import.text';
import styles from './Import.module.css';

/** A row of a file with what is wrong with it. */
export interface ImportedRow {
  row: number;
  cells: readonly string[];
  problems: readonly { field: string; message: string }[];
}

/** Rows that are shown at once. */
const SHOWN = 20;

export interface ImportRowsProps<Row extends ImportedRow> {
  columns: readonly string[];
  rows: readonly Row[];
  /** What becomes of a row; OK without problems by default. */
  renderState?: ((row: Row) => ReactNode) | undefined;
}

/** Every row of the file with what is wrong with it, twenty at a time. */
export function ImportRows<Row extends ImportedRow>({ columns, rows, renderState }: ImportRowsProps<Row>) {
  const words = useText(csvImportText);
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const [onlyWrong, setOnlyWrong] = useState(wrong.length > 0);
  const [page, setPage] = useState(0);
  const listed = onlyWrong ? wrong : rows;
  const from = page * SHOWN;
  const shown = listed.slice(from, from + SHOWN);
  return (
    <>
      {wrong.length > 0 && (
        <Checkbox
          className="middle touchable"
          checked={onlyWrong}
          onChange={({ target }) => {
            setOnlyWrong(target.checked);
            setPage(0);
          }}
        >
          {words.onlyWrong}
        </Checkbox>
      )}
      <div className="bordered rounded anchor scrolling" tabIndex={0} role="region" aria-label={words.table}>
        <StaticTable
          label={words.table}
          rows={shown}
          rowKey={({ row }) => row}
          columns={[
            { key: 'row', title: words.row, rowHeader: true, render: ({ row }) => row },
            {
              key: 'verdict',
              title: words.verdict,
              className: styles.verdict,
              render: (row) => (
                <>
                  {renderState?.(row)}
                  <Verdict problems={row.problems} hasState={renderState !== undefined} />
                </>
              ),
            },
            ...columns.map((column, index) => ({
              key: `column ${column}`,
              title: column,
              render: ({ cells }: Row) => (
                <span dir="auto" className={styles.cell}>
                  {cells[index] ?? ''}
                </span>
              ),
            })),
          ]}
        />
      </div>
      {listed.length > SHOWN && (
        <Flex wrap align="center" gap="8px 16px">
          <Button look="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {words.previous}
          </Button>
          <p aria-live="polite">{words.page(from + 1, from + shown.length, listed.length)}</p>
          <Button look="secondary" disabled={from + SHOWN >= listed.length} onClick={() => setPage(page + 1)}>
            {words.next}
          </Button>
        </Flex>
      )}
    </>
  );
}

interface VerdictProps {
  problems: ImportedRow['problems'];
  hasState: boolean;
}

/** What is wrong with a row, one line for each mistake. */
function Verdict({ problems, hasState }: VerdictProps) {
  const words = useText(csvImportText);
  const say = useSay();
  if (problems.length === 0) return hasState ? null : <span className="success firm block">{words.good}</span>;
  return problems.map(({ field, message }) => (
    <span key={`${field}${message}`} className="error block">
      {words.rowProblem(field, say(message))}
    </span>
  ));
}
