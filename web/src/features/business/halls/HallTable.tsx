import { Switch } from 'antd';
import { Link } from 'react-router-dom';
import type { OwnedHallOrder, OwnedHallsQuery } from '../../../graphql/generated/owned-halls';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { paths } from '../../../lib/paths';
import { CopyIcon, PencilIcon, TrashIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { useHallActions } from '../shared/useHallActions';
import styles from './Halls.module.css';
import { hallsText } from './halls.text';

/** A hall of the list. */
export type ListedHall = OwnedHallsQuery['viewerHalls']['nodes'][number];

/** The orders that a column's heading leads through. */
const SORTS = {
  title: ['TITLE', 'TITLE_DESCENDING'],
  capacity: ['CAPACITY', 'CAPACITY_DESCENDING'],
  price: ['PRICE_PER_HOUR', 'PRICE_PER_HOUR_DESCENDING'],
  status: ['STATUS', 'STATUS_DESCENDING'],
} as const satisfies Record<string, readonly [OwnedHallOrder, OwnedHallOrder]>;

type SortKey = keyof typeof SORTS;

interface SortProps {
  column: SortKey;
  label: string;
  order: OwnedHallOrder;
  end?: boolean;
  onOrder: (order: OwnedHallOrder) => void;
}

/** A heading that sorts upwards, then downwards, then not at all. */
function SortedHeading({ column, label, order, end = false, onOrder }: SortProps) {
  const [ascending, descending] = SORTS[column];
  const sort = order === ascending ? 'ascending' : order === descending ? 'descending' : 'none';
  const next = { none: ascending, ascending: descending, descending: 'NEWEST' } as const;
  return (
    <th scope="col" role="columnheader" aria-sort={sort} className={end ? styles.end : undefined}>
      <button type="button" className={styles.sort} data-sort={sort} onClick={() => onOrder(next[sort])}>
        {label}
        <SortMark />
      </button>
    </th>
  );
}

function SortMark() {
  return (
    <svg width="10" height="16" viewBox="0 0 10 16" aria-hidden="true" className={styles.mark}>
      <path d="M5 2 9 7H1Z" />
      <path d="M5 14 1 9h8Z" />
    </svg>
  );
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

/**
 * The owner's halls as a table, sorted by the server; on a phone each row is a card. What stands as something else than a table is
 * still told as one, which is why the roles are written out.
 */
export function HallTable({ halls, order, loading, onOrder, onDelete }: HallTableProps) {
  const words = useText(hallsText);
  const format = useFormat();
  const kept = useKeptFocus<HTMLTableSectionElement>('content');
  const { table } = words;
  const heading = (column: SortKey, label: string) => ({ column, label, order, onOrder });
  return (
    <table role="table" className={styles.table} aria-label={words.title} aria-busy={loading}>
      <thead role="rowgroup">
        <tr role="row">
          <SortedHeading {...heading('title', table.hall)} />
          <SortedHeading {...heading('capacity', table.capacity)} end />
          <SortedHeading {...heading('price', table.price)} end />
          <SortedHeading {...heading('status', table.status)} />
          <th scope="col" role="columnheader">
            {table.actions}
          </th>
        </tr>
      </thead>
      <tbody {...kept} role="rowgroup">
        {halls.map((hall) => (
          <tr key={hall.id} role="row">
            <td role="cell">
              <HallCell hall={hall} />
            </td>
            <td role="cell" className={styles.end} data-label={table.capacity}>
              {hall.capacity === null ? '-' : format.number(hall.capacity)}
            </td>
            <td role="cell" className={styles.end} data-label={table.price}>
              {hall.pricePerHour === null ? '-' : <Money amount={hall.pricePerHour} currency={hall.currency} />}
            </td>
            <td role="cell">
              <StatusCell hall={hall} />
            </td>
            <td role="cell">
              <ActionsCell hall={hall} onDelete={() => onDelete(hall)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
