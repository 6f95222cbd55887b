import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import type { BusinessRight } from '@mehfil/api/domain/businesses/team';
import { useRight } from '../../../graphql/rights';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { IconButton } from '../../../ui/IconButton';
import { PencilIcon, TrashIcon } from '../../../ui/icons';
import { SectionHead } from './SectionHead';

interface Row {
  title: string;
  text: ReactNode;
  note?: ReactNode;
  /** Its price or hours. */
  figure: string;
  edit?: { label: string; onEdit: () => void };
  removeLabel: string;
}

interface ListSectionProps<Item extends { id: number }> {
  id: string;
  title: string;
  text: string;
  /** What adds, changes and removes takes this right. */
  right: BusinessRight;
  add: { label: string; onAdd: () => void };
  empty: { title: string; text: string };
  items: readonly Item[];
  row: (item: Item) => Row;
  removal: {
    title: (item: Item | null) => string;
    text: string;
    confirmLabel: string;
    pending: boolean;
    onRemove: (item: Item) => Promise<unknown>;
  };
  /** Below the items, if there are any. */
  note?: ReactNode;
  children?: ReactNode;
}

/** @param onRemove null for those who may only look */
function ListRow({ title, text, note, figure, edit, removeLabel, onRemove }: Row & { onRemove: (() => void) | null }) {
  return (
    <Flex component="li" align="center" gap={12}>
      <Flex wrap align="center" justify="space-between" gap="0 12px" className="grow narrowable">
        <div>
          <h3 className="item-title">{title}</h3>
          <p className="muted medium">{text}</p>
          {note}
        </div>
        <span className="strong figures">{figure}</span>
      </Flex>
      {onRemove && (
        <Flex component="span">
          {edit && <IconButton label={edit.label} icon={<PencilIcon />} onClick={edit.onEdit} />}
          <IconButton label={removeLabel} icon={<TrashIcon />} onClick={onRemove} />
        </Flex>
      )}
    </Flex>
  );
}

/** A section of the schedule that is a list: to add to, and to remove from after a question. */
export function ListSection<Item extends { id: number }>(props: ListSectionProps<Item>) {
  const { id, title, text, right, add, empty, items, row, removal, note, children } = props;
  const mayChange = useRight(right);
  const [removed, setRemoved] = useState<Item | null>(null);
  const kept = useKeptFocus<HTMLUListElement>(id);
  const remove = async () => {
    if (removed) await removal.onRemove(removed);
    setRemoved(null);
  };
  return (
    <Card as="section" labelledBy={id}>
      <SectionHead id={id} title={title} text={text} addLabel={add.label} onAdd={mayChange ? add.onAdd : null} />
      {items.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <ul {...kept} className="framed divided below">
            {items.map((item) => (
              <ListRow key={item.id} {...row(item)} onRemove={mayChange ? () => setRemoved(item) : null} />
            ))}
          </ul>
          {note}
        </>
      )}
      {children}
      <ConfirmDialog
        open={removed !== null}
        title={removal.title(removed)}
        text={removal.text}
        confirmLabel={removal.confirmLabel}
        danger
        pending={removal.pending}
        onConfirm={() => void remove()}
        onCancel={() => setRemoved(null)}
      />
    </Card>
  );
}
