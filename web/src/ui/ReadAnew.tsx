import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { EmptyState } from './EmptyState';
import { LoadFailed } from './LoadFailed';
import { partsText } from './parts.text';
import { Spinner } from './Spinner';
import { uiText } from './ui.text';

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
  return (
    <Dialog open title={title} onClose={onClose}>
      {answer.error ? <LoadFailed level={3} onRetry={answer.refetch} /> : <Removed onClose={onClose} />}
    </Dialog>
  );
}

function Removed({ onClose }: { onClose: () => void }) {
  const words = useText(partsText).removed;
  const { close } = useText(uiText);
  return (
    <EmptyState
      title={words.title}
      text={words.text}
      level={3}
      action={
        <Button look="secondary" onClick={onClose}>
          {close}
        </Button>
      }
    />
  );
}
