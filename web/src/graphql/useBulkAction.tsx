import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { useBulkMutation, type BulkOutcome } from './useBulkMutation';
import { useText } from '../i18n/text';
import { showToast } from '../lib/toast';
import { Button } from '../ui/Button';
import { BulkSummary } from '../ui/table/BulkSummary';
import type { RowKey } from '../ui/table/columns';
import type { Selection } from '../ui/table/SelectionBar';
import { listText } from '../ui/list/list.text';

interface BulkActionOptions<Row, TVariables> {
  /** The button's words. */
  label: string;
  variables: (row: Row) => TVariables;
  /** Queries that are read again afterwards. */
  refetch: readonly string[];
  /** Said of a row for which the server sent no sentence. */
  fallback: string;
  rowLabel: (row: Row) => string;
  canSelect: (row: Row) => boolean;
}

/** An action on several rows of a list of the panel: the selection for the table, and the summary of what was refused. */
export function useBulkAction<Row, TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { label, variables, refetch, fallback, rowLabel, canSelect }: BulkActionOptions<Row, TVariables>,
): { selection: Selection<Row>; summary: ReactNode } {
  const { bulk: words, error } = useText(listText);
  const [keys, setKeys] = useState<readonly RowKey[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome<Row> | null>(null);
  const { run, pending } = useBulkMutation<Row, TData, TVariables>(document, { variables, refetch, fallback });
  const finish = (ended: BulkOutcome<Row>) => {
    setKeys([]);
    const [first, ...more] = ended.done;
    if (ended.refused.length > 0 || first === undefined) setOutcome(ended);
    else
      showToast({
        tone: 'success',
        title: words.done(ended.done.length),
        description: words.names(rowLabel(first), more.length),
      });
  };
  return {
    selection: {
      keys,
      onChange: setKeys,
      canSelect,
      actions: (rows) => (
        <Button pending={pending} disabled={rows.length === 0} onClick={() => void run(rows).then(finish)}>
          {label}
        </Button>
      ),
    },
    summary: outcome && (
      <BulkSummary
        title={error}
        text={words.done(outcome.done.length)}
        refused={outcome.refused.map(({ item, message }) => ({ label: rowLabel(item), message }))}
        onClose={() => setOutcome(null)}
      />
    ),
  };
}
