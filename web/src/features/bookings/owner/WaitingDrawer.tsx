import { Flex, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import {
  useBusinessWaitingListQuery,
  type BusinessWaitingListQuery,
} from '../../../graphql/generated/business-waiting-list';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { ClockIcon } from '../../../ui/icons';
import { Pager } from '../../../ui/list/Pager';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { LoadFailed } from '../../../ui/LoadFailed';
import { useBookingTimes } from '../booking-times';
import { businessBookingsText } from './business-bookings.text';
import { waitingListText } from './waiting-list.text';

type Entry = BusinessWaitingListQuery['businessWaitingList']['nodes'][number];

const PAGE_SIZE = 20;

/** Who waits for times of the business's halls: names, guests and places, without contacts. */
export function WaitingDrawer({ hallId, onClose }: { hallId: number | null; onClose: () => void }) {
  const words = useText(waitingListText);
  const { waitingList: title } = useText(businessBookingsText);
  const [{ page, search }, setShown] = useState({ page: 1, search: '' });
  const { data, previousData, error, refetch } = useBusinessWaitingListQuery({
    variables: { hallId, search, paging: { limit: PAGE_SIZE, page } },
  });
  const list = (data ?? previousData)?.businessWaitingList;
  const isEmpty = data?.businessWaitingList.totalCount === 0;
  return (
    <Dialog open beside title={title} onClose={onClose}>
      <p className="intro">{words.text}</p>
      {list && (search !== '' || !isEmpty) && (
        <SearchFilter label={words.search} value={search} onChange={(typed) => setShown({ page: 1, search: typed })} />
      )}
      {error && !data ? (
        <LoadFailed title={words.failed} retry={words.retry} onRetry={() => void refetch().catch(() => undefined)} />
      ) : isEmpty ? (
        <EmptyState
          icon={<ClockIcon size={40} />}
          title={search === '' ? words.empty : words.notFound}
          text={search === '' ? words.emptyText : words.notFoundText}
          action={
            search === '' ? (
              <ButtonLink to={paths.business.calendar}>{words.toCalendar}</ButtonLink>
            ) : (
              <Button onClick={() => setShown({ page: 1, search: '' })}>{words.showAll}</Button>
            )
          }
        />
      ) : (
        <>
          <Entries entries={list?.nodes ?? []} isLoading={!data} />
          <Pager
            page={page}
            limit={PAGE_SIZE}
            total={list?.totalCount ?? 0}
            onPage={(chosen) => setShown({ page: chosen, search })}
          />
        </>
      )}
    </Dialog>
  );
}

interface EntriesProps {
  entries: readonly Entry[];
  isLoading: boolean;
}

function Entries({ entries, isLoading }: EntriesProps) {
  const words = useText(waitingListText);
  const { number } = useFormat();
  const columns: TableColumnsType<Entry> = [
    {
      key: 'customer',
      title: words.customer,
      render: (_, { customerName, guestCount }) => (
        <Flex component="span" vertical gap={2}>
          <strong className="breakable">{customerName}</strong>
          <span className="muted small">{`${words.guests}: ${number(guestCount)}`}</span>
        </Flex>
      ),
    },
    { key: 'when', title: words.when, render: (_, entry) => <When entry={entry} /> },
    { key: 'place', title: words.place, render: (_, entry) => <Place entry={entry} /> },
  ];
  return (
    <Table<Entry>
      size="small"
      rowKey="id"
      loading={isLoading}
      pagination={false}
      columns={columns}
      dataSource={[...entries]}
    />
  );
}

function When({ entry }: { entry: Entry }) {
  const { date, range } = useBookingTimes(entry);
  return (
    <Flex component="span" vertical gap={2}>
      <span className="breakable">{entry.hallTitle}</span>
      <span>{date}</span>
      <span className="muted small">{range}</span>
    </Flex>
  );
}

/** The place, or until when the time is held. */
function Place({ entry: { place, offeredUntil, timeZone } }: { entry: Entry }) {
  const words = useText(waitingListText);
  const { number, compactDateTime } = useFormat();
  if (place !== null) return number(place);
  return offeredUntil && words.offered(compactDateTime(offeredUntil, timeZone));
}
