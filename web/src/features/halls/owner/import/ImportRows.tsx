import { Checkbox, Flex } from 'antd';
import { useState } from 'react';
import type { ImportFileMutation } from '../../../../graphql/generated/import';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { StaticTable } from '../../../../ui/table/StaticTable';
import styles from './Import.module.css';
import { importText } from './import.text';

/** What an import did, or would do. */
export type Outcome = ImportFileMutation['importFile'];

type Row = Outcome['rows'][number];

/** Rows that are shown at once. */
const SHOWN = 20;

/** Every row of the file with what is wrong with it, twenty at a time. */
export function ImportRows({ outcome: { columns, rows, refused } }: { outcome: Outcome }) {
  const words = useText(importText);
  const [onlyWrong, setOnlyWrong] = useState(refused > 0);
  const [page, setPage] = useState(0);
  const listed = onlyWrong ? rows.filter(({ problems }) => problems.length > 0) : rows;
  const from = page * SHOWN;
  const shown = listed.slice(from, from + SHOWN);
  return (
    <>
      {refused > 0 && (
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
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={words.table}>
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
              render: ({ problems }) => <Verdict problems={problems} />,
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

/** What is wrong with a row, one line for each mistake. */
function Verdict({ problems }: Pick<Row, 'problems'>) {
  const words = useText(importText);
  const say = useSay();
  if (problems.length === 0) return <span className={styles.good}>{words.good}</span>;
  return problems.map(({ field, message }) => (
    <span key={`${field}${message}`} className="error block">
      {words.rowProblem(field, say(message))}
    </span>
  ));
}
