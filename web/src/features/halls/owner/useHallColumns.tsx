import { Flex, Progress, Switch } from 'antd';
import { Link } from 'react-router-dom';
import type { OwnedHallOrder, OwnedHallsQuery } from '../../../graphql/generated/owned-halls';
import { useRight } from '../../../graphql/rights';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { IconButton, IconButtonLink } from '../../../ui/IconButton';
import { CopyIcon, PencilIcon, TrashIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { useHallActions } from './useHallActions';
import { hallsText } from './halls.text';

export type ListedHall = OwnedHallsQuery['viewerHalls']['nodes'][number];

function NextStep({ hall }: { hall: ListedHall }) {
  const words = useText(hallsText);
  const say = useSay();
  const { percent, gaps } = hall.completeness;
  const [gap] = gaps;
  if (!gap) return null;
  return (
    <Flex component="span" wrap align="center" gap="4px 10px" className="above-4 measure warning small">
      <Progress percent={percent} size={[72, 6]} showInfo={false} aria-label={words.complete(percent)} />
      {say(gap.advice)}
    </Flex>
  );
}

function HallCell({ hall }: { hall: ListedHall }) {
  const words = useText(hallsText);
  const canChange = useRight('HALLS');
  return (
    <Flex align="start" gap={14} className="narrowable">
      <Picture src={hall.profileImage} alt="" width={96} height={64} sizes="96px" className="thumbnail" />
      <Flex vertical gap={2} className="narrowable">
        <Link to={canChange ? paths.business.editHall(hall.id) : paths.hall(hall.id, hall.title)} className="strong">
          {hall.title}
        </Link>
        <span className="muted small">{hall.location}</span>
        {hall.upcomingBookings > 0 && <span className="muted small">{words.upcoming(hall.upcomingBookings)}</span>}
        {canChange && <NextStep hall={hall} />}
      </Flex>
    </Flex>
  );
}

/** The price per hour, or that of the cheapest shift. */
function PriceCell({ hall: { pricePerHour, cheapestShift, currency } }: { hall: ListedHall }) {
  const { from, units } = useText(hallsText).table;
  if (cheapestShift) {
    return (
      <span>
        <span className="muted small">{from}</span> <Money amount={cheapestShift.price} currency={currency} />{' '}
        <span className="muted small">{units[cheapestShift.priceType]}</span>
      </span>
    );
  }
  return pricePerHour === null ? '-' : <Money amount={pricePerHour} currency={currency} />;
}

function StatusCell({ hall }: { hall: ListedHall }) {
  const words = useText(hallsText);
  const { offline, online } = useHallActions(hall.title);
  const canChange = useRight('HALLS');
  const isOnline = hall.status === 'ACTIVE';
  const pending = offline.pending || online.pending;
  if (!canChange)
    return <StatusTag status={isOnline ? 'active' : 'inactive'} label={isOnline ? words.online : words.offline} />;
  return (
    <label className="switch-label">
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
  const { duplicate } = useHallActions(hall.title);
  return (
    <Flex gap={2}>
      <IconButtonLink to={paths.business.editHall(hall.id)} label={words.edit(hall.title)} icon={<PencilIcon />} />
      <IconButton
        label={words.duplicate(hall.title)}
        icon={<CopyIcon />}
        pending={duplicate.pending}
        onClick={() => void duplicate.run({ id: hall.id })}
      />
      <IconButton label={words.delete(hall.title)} icon={<TrashIcon />} onClick={onDelete} />
    </Flex>
  );
}

/** The columns of the owner's halls. */
export function useHallColumns(onDelete: (hall: ListedHall) => void): readonly Column<ListedHall, OwnedHallOrder>[] {
  const words = useText(hallsText);
  const format = useFormat();
  const { table } = words;
  const canChange = useRight('HALLS');
  const columns: readonly Column<ListedHall, OwnedHallOrder>[] = [
    {
      key: 'title',
      title: table.hall,
      required: true,
      narrow: 'plain',
      share: 4,
      sort: { ascending: 'TITLE', descending: 'TITLE_DESCENDING' },
      render: (hall) => <HallCell hall={hall} />,
    },
    {
      key: 'capacity',
      title: table.capacity,
      align: 'end',
      sort: { ascending: 'CAPACITY', descending: 'CAPACITY_DESCENDING' },
      render: ({ capacity }) => (capacity === null ? '-' : format.number(capacity)),
    },
    {
      key: 'price',
      title: table.price,
      align: 'end',
      share: 1.3,
      sort: { ascending: 'PRICE_PER_HOUR', descending: 'PRICE_PER_HOUR_DESCENDING' },
      render: (hall) => <PriceCell hall={hall} />,
    },
    {
      key: 'status',
      title: table.status,
      narrow: 'plain',
      share: 1.2,
      sort: { ascending: 'STATUS', descending: 'STATUS_DESCENDING' },
      render: (hall) => <StatusCell hall={hall} />,
    },
    {
      key: 'actions',
      title: table.actions,
      required: true,
      narrow: 'plain',
      share: 1.2,
      render: (hall) => <ActionsCell hall={hall} onDelete={() => onDelete(hall)} />,
    },
  ];
  return canChange ? columns : columns.filter(({ key }) => key !== 'actions');
}
