import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { lazyPart } from '../lazy-part';
import { Skeleton } from '../Skeleton';
import { csvImportText } from './csv-import.text';
import type { ImportedRow, ImportRowsProps } from './ImportRows';

/** Brings Ant Design's table, and loads once a file was read. */
const ImportRows = lazyPart<ImportRowsProps<ImportedRow>>(
  () => import('./ImportRows').then((module) => module.ImportRows),
  <Skeleton height="240px" shape="box" />,
);

/** What an import did, or would do. */
interface ImportOutcome<Row extends ImportedRow> {
  isPreview: boolean;
  columns: readonly string[];
  unusedColumns: readonly string[];
  rows: readonly Row[];
}

interface ImportVerdictProps<Row extends ImportedRow> {
  /** Of the heading, by which the section is named. */
  id: string;
  heading: 'h2' | 'h3';
  fileName: string;
  outcome: ImportOutcome<Row>;
  counts: readonly string[];
  /** How many rows are to be imported. */
  wanted: number;
  /** Said where rows are left out. */
  refusedText: string;
  renderState?: (row: Row) => ReactNode;
  pending: boolean;
  onImport: () => void;
  /** What leads on once it is imported. */
  onward: ReactNode;
}

/** What a file would bring or has brought: counts, what to do next, and every row. */
export function ImportVerdict<Row extends ImportedRow>({
  id,
  heading: Heading,
  fileName,
  outcome,
  counts,
  wanted,
  refusedText,
  renderState,
  pending,
  onImport,
  onward,
}: ImportVerdictProps<Row>) {
  const words = useText(csvImportText);
  const { isPreview, unusedColumns, columns, rows } = outcome;
  return (
    <>
      <Heading id={id} className="heading-24 breakable">
        {isPreview ? words.preview(fileName) : words.result(fileName)}
      </Heading>
      <p role="status" className="strong">
        {counts.join(' · ')}
        {isPreview && <span className="muted regular"> {words.nothingWritten}</span>}
      </p>
      {rows.some(({ problems }) => problems.length > 0) && <p className="notice tone-warning">{refusedText}</p>}
      {unusedColumns.length > 0 && <p className="muted">{words.unused(unusedColumns.join(', '))}</p>}
      <Flex wrap gap={12}>
        {isPreview ? (
          <Button pending={pending} disabled={wanted === 0} onClick={onImport}>
            {wanted === 0 ? words.nothing : words.import(wanted)}
          </Button>
        ) : (
          onward
        )}
      </Flex>
      <ImportRows
        key={`${fileName}${rows.length}`}
        {...{ columns, rows }}
        renderState={renderState && ((row) => renderState(row as Row))}
      />
    </>
  );
}
