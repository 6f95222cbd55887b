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
  /** What a query answered; of a list, one that always asks (`freshFor: 0`). */
  answer: { loading: boolean; error?: unknown; refetch: () => unknown };
  /** Undefined until it was read, and if it is gone. */
  row: Row | undefined;
  /** Said of one that is gone; defaults to that somebody has removed it. */
  gone?: { title: string; text?: string };
  onClose: () => void;
  children: (row: Row) => ReactNode;
}

/**
 * What opens one record, once that is read: a row of a list to be changed, which a colleague may have changed since the list was
 * read, or what a link leads to.
 */
export function ReadAnew<Row>({ title, answer, row, gone, onClose, children }: ReadAnewProps<Row>) {
  if (row) return children(row);
  if (answer.loading) return <Spinner above />;
  return (
    <Dialog open title={title} onClose={onClose}>
      {answer.error ? <LoadFailed level={3} onRetry={answer.refetch} /> : <Gone words={gone} onClose={onClose} />}
    </Dialog>
  );
}

function Gone({ words, onClose }: { words: ReadAnewProps<unknown>['gone']; onClose: () => void }) {
  const { removed } = useText(partsText);
  const { close } = useText(uiText);
  return (
    <EmptyState
      {...(words ?? removed)}
      level={3}
      action={
        <Button look="secondary" onClick={onClose}>
          {close}
        </Button>
      }
    />
  );
}
