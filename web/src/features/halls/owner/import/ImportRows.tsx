import { Checkbox } from 'antd';
import { useState } from 'react';
import type { ImportFileMutation } from '../../../../graphql/generated/import';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { Button } from '../../../../ui/Button';
import styles from './Import.module.css';
import { importText } from './import.text';

/** What an import did, or would do. */
export type Outcome = ImportFileMutation['importFile'];

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
          className={styles.filter}
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
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.row}</th>
              <th scope="col">{words.verdict}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, cells, problems }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td className={joinClasses(styles.verdict, problems.length > 0 && styles.wrong)}>
                  {problems.length === 0
                    ? words.good
                    : problems.map(({ field, message }) => (
                        <span key={`${field}${message}`}>{words.rowProblem(field, message)}</span>
                      ))}
                </td>
                {columns.map((column, index) => (
                  <td key={column}>
                    <span dir="auto" className={styles.cell}>
                      {cells[index] ?? ''}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {listed.length > SHOWN && (
        <div className={styles.pager}>
          <Button look="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {words.previous}
          </Button>
          <p aria-live="polite">{words.page(from + 1, from + shown.length, listed.length)}</p>
          <Button look="secondary" disabled={from + SHOWN >= listed.length} onClick={() => setPage(page + 1)}>
            {words.next}
          </Button>
        </div>
      )}
    </>
  );
}
