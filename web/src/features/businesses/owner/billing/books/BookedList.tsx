import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { useBookedBookingsQuery, type BookedBookingsQueryVariables } from '../../../../../graphql/generated/books';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { paths } from '../../../../../lib/paths';
import { Button } from '../../../../../ui/Button';
import { Card } from '../../../../../ui/Card';
import { LoadFailed } from '../../../../../ui/LoadFailed';
import { Pager } from '../../../../../ui/list/Pager';
import { SignedMoney } from '../../../../../ui/SignedMoney';
import { Skeleton } from '../../../../../ui/Skeleton';
import { StaticTable } from '../../../../../ui/table/StaticTable';
import { booksText } from './books.text';

/** How many bookings a page has. */
const PAGE_SIZE = 20;

interface BookedListProps {
  title: string;
  filter: BookedBookingsQueryVariables['filter'];
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** The bookings behind a sum of the books, which add up to it. */
export function BookedList({ title, filter, page, onPage, onClose }: BookedListProps) {
  const words = useText(booksText);
  const { compactDay } = useFormat();
  const variables = { filter, paging: { limit: PAGE_SIZE, page } };
  const { data, error, refetch } = useBookedBookingsQuery({ variables, freshFor: 0 });
  const list = data?.bookedBookings;
  return (
    <Card as="section" labelledBy="booked-list">
      <Flex wrap align="center" justify="space-between" gap={12} className="below">
        <div>
          <h2 id="booked-list" className="heading-24">
            {title}
          </h2>
          {list && (
            <p className="muted">
              {words.found(list.totalCount)} · <SignedMoney amount={list.total} currency={list.currency} />
            </p>
          )}
        </div>
        <Button look="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </Flex>
      {!list && error && <LoadFailed level={3} onRetry={refetch} />}
      {!list && !error && <Skeleton height="240px" shape="box" />}
      {list?.totalCount === 0 && <p className="muted">{words.nothing}</p>}
      {list && list.totalCount > 0 && (
        <StaticTable<(typeof list.nodes)[number]>
          label={title}
          stacks
          rows={list.nodes}
          rowKey={({ bookingId }) => bookingId}
          columns={[
            {
              key: 'customer',
              title: words.list.customer,
              rowHeader: true,
              render: ({ bookingId, customerName }) => (
                <Link to={paths.business.booking(bookingId)} className="breakable">
                  <bdi>{customerName}</bdi>
                </Link>
              ),
            },
            {
              key: 'date',
              title: words.list.date,
              label: words.list.date,
              render: ({ date }) => compactDay(date),
            },
            {
              key: 'hall',
              title: words.list.hall,
              label: words.list.hall,
              render: ({ hall }) => <bdi className="breakable">{hall}</bdi>,
            },
            {
              key: 'amount',
              title: words.list.amount,
              label: words.list.amount,
              render: ({ amount }) => <SignedMoney amount={amount} currency={list.currency} />,
            },
          ]}
        />
      )}
      {list && <Pager page={page} limit={PAGE_SIZE} total={list.totalCount} onPage={onPage} />}
    </Card>
  );
}
