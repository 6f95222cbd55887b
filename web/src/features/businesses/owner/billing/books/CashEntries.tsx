import { Flex, Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { CashBookFieldsFragment, CashSumFieldsFragment } from '../../../../../graphql/generated/cash-book';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { paths } from '../../../../../lib/paths';
import { Card } from '../../../../../ui/Card';
import { Money } from '../../../../../ui/Money';
import { SignedMoney } from '../../../../../ui/SignedMoney';
import { StaticTable } from '../../../../../ui/table/StaticTable';
import { cashBookText } from './cash-book.text';

type Book = CashBookFieldsFragment;
type Sum = CashSumFieldsFragment & { index: number };
type Entry = Book['entries'][number];

function SumTable({ title, sums }: { title: string; sums: readonly CashSumFieldsFragment[] }) {
  const words = useText(cashBookText);
  const column = (key: 'received' | 'refunded') => ({
    key,
    title: words[key],
    label: words[key],
    render: (sum: Sum) => <Money amount={sum[key]} currency={sum.currency} />,
  });
  return (
    <StaticTable<Sum>
      label={title}
      stacks
      rows={sums.map((sum, index) => ({ ...sum, index }))}
      rowKey={({ index }) => index}
      columns={[
        {
          key: 'method',
          title: title,
          rowHeader: true,
          render: ({ method, recordedBy }) => (
            <>
              {recordedBy !== null && (
                <span className="block">
                  <bdi>{recordedBy}</bdi>
                </span>
              )}
              {words.methods[method]}
            </>
          ),
        },
        column('received'),
        column('refunded'),
        {
          key: 'net',
          title: words.net,
          label: words.net,
          render: ({ net, currency }) => (
            <strong>
              <SignedMoney amount={net} currency={currency} />
            </strong>
          ),
        },
      ]}
    />
  );
}

/** What changed hands on a day by method, and by member. */
export function CashSums({ book }: { book: Book }) {
  const words = useText(cashBookText);
  if (book.methods.length === 0) return null;
  return (
    <>
      <Card>
        <SumTable title={words.byMethod} sums={book.methods} />
      </Card>
      <Card>
        <SumTable title={words.byMember} sums={book.members} />
      </Card>
    </>
  );
}

/** The receipts and refunds of a day, those that were taken back marked. */
export function CashEntries({ book }: { book: Book }) {
  const words = useText(cashBookText);
  const { time } = useFormat();
  if (book.entries.length === 0) return null;
  return (
    <Card>
      <StaticTable<Entry>
        label={words.entries(book.entries.length)}
        stacks
        rows={book.entries}
        rowKey={({ entryId }) => entryId}
        columns={[
          {
            key: 'entry',
            title: words.entry,
            rowHeader: true,
            render: ({ bookingId, customerName, hall, kind, receiptNumber, isCorrected }) => (
              <>
                <Flex wrap gap="4px 8px">
                  <Link to={paths.business.booking(bookingId)}>
                    <bdi>{customerName}</bdi>
                  </Link>
                  {isCorrected && <Tag className="tone-neutral">{words.takenBack}</Tag>}
                </Flex>
                <span className="muted small block">
                  {words.kinds[kind]} <bdi>{receiptNumber}</bdi> · <bdi>{hall}</bdi>
                </span>
              </>
            ),
          },
          {
            key: 'method',
            title: words.method,
            label: words.method,
            render: ({ method, reference }) => (
              <>
                {words.methods[method]} <bdi className="muted small breakable">{reference}</bdi>
              </>
            ),
          },
          {
            key: 'member',
            title: words.member,
            label: words.member,
            render: ({ recordedBy, createdAt }) => (
              <>
                <bdi>{recordedBy}</bdi> <span className="muted small">{time(createdAt, book.timeZone)}</span>
              </>
            ),
          },
          {
            key: 'amount',
            title: words.amount,
            label: words.amount,
            render: ({ amount, currency, kind }) => (
              <SignedMoney amount={kind === 'REFUND' ? -amount : amount} currency={currency} />
            ),
          },
        ]}
      />
    </Card>
  );
}
