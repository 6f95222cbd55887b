import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';

interface ReadAnewProps<Row> {
  /** Names the dialog. */
  title: string;
  /** What a query answered that always asks (`freshFor: 0`). */
  answer: { loading: boolean; error?: unknown; refetch: () => unknown };
  /** Undefined until it was read, and if it is gone. */
  row: Row | undefined;
  onClose: () => void;
  children: (row: Row) => ReactNode;
}

/** What opens a row of a list to be changed, once that is read anew: a colleague may have changed it since the list was read. */
export function ReadAnew<Row>({ title, answer, row, onClose, children }: ReadAnewProps<Row>) {
  if (row) return children(row);
  if (answer.loading) return <Spinner above />;
  if (!answer.error) return null;
  return (
    <Dialog open title={title} onClose={onClose}>
      <LoadFailed level={3} onRetry={answer.refetch} />
    </Dialog>
  );
}
