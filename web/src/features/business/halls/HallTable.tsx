import { Switch, Table, type TableProps } from 'antd';
import { Link } from 'react-router-dom';
import type { OwnedHallOrder, OwnedHallsQuery } from '../../../graphql/generated/owned-halls';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { CopyIcon, PencilIcon, TrashIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { useHallActions } from '../shared/useHallActions';
import styles from './Halls.module.css';
import { hallsText } from './halls.text';

/** A hall of the list. */
export type ListedHall = OwnedHallsQuery['viewerHalls']['nodes'][number];

type Column = NonNullable<TableProps<ListedHall>['columns']>[number];

/** The orders that a column's heading leads through. */
const SORTS = {
  title: ['TITLE', 'TITLE_DESCENDING'],
  capacity: ['CAPACITY', 'CAPACITY_DESCENDING'],
  price: ['PRICE_PER_HOUR', 'PRICE_PER_HOUR_DESCENDING'],
  status: ['STATUS', 'STATUS_DESCENDING'],
} as const satisfies Record<string, readonly [OwnedHallOrder, OwnedHallOrder]>;

type SortKey = keyof typeof SORTS;

function sorted(key: SortKey, order: OwnedHallOrder): Pick<Column, 'key' | 'sorter' | 'sortOrder'> {
  const [ascending, descending] = SORTS[key];
  const sortOrder = order === ascending ? 'ascend' : order === descending ? 'descend' : null;
  return { key, sorter: true, sortOrder };
}

function NextStep({ hall }: { hall: ListedHall }) {
  const words = useText(hallsText);
  const { percent, gaps } = hall.completeness;
  const [gap] = gaps;
  if (!gap) return null;
  return (
    <span className={styles.hint}>
      <progress className={styles.meter} value={percent} max={100} aria-label={words.complete(percent)} />
      {gap.advice}
    </span>
  );
}

function HallCell({ hall }: { hall: ListedHall }) {
  const words = useText(hallsText);
  return (
    <div className={styles.hall}>
      <Picture src={hall.profileImage} alt="" width={96} height={64} sizes="96px" className={styles.picture} />
      <div className={styles.names}>
        <Link to={paths.business.editHall(hall.id)} className={styles.title}>
          {hall.title}
        </Link>
        <span className={styles.muted}>{hall.location}</span>
        {hall.upcomingBookings > 0 && <span className={styles.muted}>{words.upcoming(hall.upcomingBookings)}</span>}
        <NextStep hall={hall} />
      </div>
    </div>
  );
}

function StatusCell({ hall }: { hall: ListedHall }) {
  const words = useText(hallsText);
  const { offline, online } = useHallActions();
  const isOnline = hall.status === 'ACTIVE';
  const pending = offline.pending || online.pending;
  return (
    <label className={styles.switch}>
      <Switch
        checked={isOnline}
        loading={pending}
        aria-label={words.switch(hall.title)}
        onChange={(wanted) => void (wanted ? online : offline).run({ id: hall.id })}
      />
      <span aria-hidden="true">{isOnline ? words.online : words.offline}</span>
    </label>
  );
}

function ActionsCell({ hall, onDelete }: { hall: ListedHall; onDelete: () => void }) {
  const words = useText(hallsText);
  const { duplicate } = useHallActions();
  return (
    <div className={styles.actions}>
      <Link to={paths.business.editHall(hall.id)} className={styles.tool} aria-label={words.edit(hall.title)}>
        <PencilIcon />
      </Link>
      <button
        type="button"
        className={styles.tool}
        aria-label={words.duplicate(hall.title)}
        aria-busy={duplicate.pending}
        onClick={() => void duplicate.run({ id: hall.id })}
      >
        <CopyIcon />
      </button>
      <button type="button" className={styles.tool} aria-label={words.delete(hall.title)} onClick={onDelete}>
        <TrashIcon />
      </button>
    </div>
  );
}

interface HallTableProps {
  halls: readonly ListedHall[];
  order: OwnedHallOrder;
  loading: boolean;
  onOrder: (order: OwnedHallOrder) => void;
  onDelete: (hall: ListedHall) => void;
}

/** The owner's halls as a table, sorted by the server. */
export function HallTable({ halls, order, loading, onOrder, onDelete }: HallTableProps) {
  const words = useText(hallsText);
  const format = useFormat();
  const columns: Column[] = [
    { title: words.table.hall, ...sorted('title', order), render: (_, hall) => <HallCell hall={hall} /> },
    {
      title: words.table.capacity,
      ...sorted('capacity', order),
      align: 'end',
      render: (_, { capacity }) => (capacity === null ? '-' : format.number(capacity)),
    },
    {
      title: words.table.price,
      ...sorted('price', order),
      align: 'end',
      render: (_, { pricePerHour, currency }) =>
        pricePerHour === null ? '-' : <Money amount={pricePerHour} currency={currency} />,
    },
    { title: words.table.status, ...sorted('status', order), render: (_, hall) => <StatusCell hall={hall} /> },
    {
      title: words.table.actions,
      key: 'actions',
      render: (_, hall) => <ActionsCell hall={hall} onDelete={() => onDelete(hall)} />,
    },
  ];
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={words.title}>
      <Table<ListedHall>
        rowKey="id"
        columns={columns}
        dataSource={[...halls]}
        loading={loading}
        pagination={false}
        showSorterTooltip={false}
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order: direction } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          const sorts = SORTS[columnKey as SortKey];
          onOrder(direction === 'ascend' ? sorts[0] : direction === 'descend' ? sorts[1] : 'NEWEST');
        }}
      />
    </div>
  );
}
