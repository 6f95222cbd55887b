import { Link } from 'react-router-dom';
import type { BooksQuery } from '../../../../../graphql/generated/books';
import { useText } from '../../../../../i18n/text';
import { joinClasses } from '../../../../../lib/classes';
import { Card } from '../../../../../ui/Card';
import { SignedMoney } from '../../../../../ui/SignedMoney';
import { StaticTable } from '../../../../../ui/table/StaticTable';
import { useMonthName } from '../MonthChart';
import { EARLIER, WHOLE_YEAR, type ShownBooks, type ShownMeasure } from './book-address';
import styles from './Books.module.css';
import { booksText } from './books.text';

export type BooksData = BooksQuery['books'];
type Sum = BooksData['rows'][number];

const FIELDS = {
  DUE: 'due',
  RECEIVED: 'received',
  UNPAID: 'unpaid',
  OVERDUE: 'overdue',
  SPENT: 'spent',
  EARNED: 'earned',
} as const satisfies Record<ShownMeasure, keyof Sum>;

/** The amount of a measure. */
export const readMeasure = (sum: Sum | undefined, measure: ShownMeasure): number => sum?.[FIELDS[measure]] ?? 0;

/** Names what a sum is about. */
export function useSumNames(books: BooksData) {
  const words = useText(booksText);
  const monthName = useMonthName();
  return {
    nameMonth: (month: string) =>
      month === EARLIER
        ? words.earlier(books.year)
        : month === WHOLE_YEAR
          ? words.wholeYear(books.year)
          : monthName(month),
    nameHall: (hallId: number | null) => books.halls.find((hall) => hall.hallId === hallId)?.title ?? words.everyHall,
  };
}

interface BookTableProps {
  books: BooksData;
  measure: ShownMeasure;
  currency: string;
  linkTo: (part: Partial<ShownBooks>) => string;
}

/** A measure by month and hall, with totals. Each amount leads to its bookings. */
export function BookTable({ books, measure, currency, linkTo }: BookTableProps) {
  const words = useText(booksText);
  const { nameMonth, nameHall } = useSumNames(books);
  const own = (sums: readonly Sum[]) =>
    sums.filter((sum) => sum.currency === currency && readMeasure(sum, measure) !== 0);
  const months = own(books.months).map(({ month }) => month ?? EARLIER);
  const halls = books.halls.filter(({ hallId }) => own(books.hallTotals).some((sum) => sum.hallId === hallId));
  const find = (month: string, hallId: number | null): number => {
    const ofMonth = month === EARLIER ? null : month;
    const sums =
      month === WHOLE_YEAR
        ? hallId === null
          ? books.totals
          : books.hallTotals
        : hallId === null
          ? books.months
          : books.rows;
    const isShown = (sum: Sum) => (month === WHOLE_YEAR || sum.month === ofMonth) && sum.hallId === hallId;
    return readMeasure(
      sums.find((sum) => sum.currency === currency && isShown(sum)),
      measure,
    );
  };
  const cell = (month: string, hallId: number | null) => {
    const amount = find(month, hallId);
    if (amount === 0) return <span className="muted">–</span>;
    // It is the difference of two sums, each of which has its bookings.
    if (measure === 'EARNED') return <SignedMoney amount={amount} currency={currency} />;
    const label = words.bookingsOf(words.measures[measure], nameMonth(month), nameHall(hallId));
    return (
      <Link to={linkTo({ month, hallId })} title={label} preventScrollReset>
        <SignedMoney amount={amount} currency={currency} />
      </Link>
    );
  };
  return (
    <Card className={joinClasses('scrolling scroll-shades', styles.table)}>
      <StaticTable<{ month: string }>
        label={words.table(words.measures[measure])}
        stacks
        rows={[...months, WHOLE_YEAR].map((month) => ({ month }))}
        rowKey={({ month }) => month}
        columns={[
          {
            key: 'month',
            title: words.month,
            rowHeader: true,
            render: ({ month }) => (month === WHOLE_YEAR ? words.total : nameMonth(month)),
          },
          // Before the halls, which may be more than there is room for.
          {
            key: 'total',
            title: words.total,
            label: words.total,
            className: styles.amount,
            render: ({ month }) => <strong>{cell(month, null)}</strong>,
          },
          ...halls.map(({ hallId, title }) => ({
            key: `hall-${hallId}`,
            title: <bdi>{title}</bdi>,
            label: title,
            className: styles.amount,
            render: ({ month }: { month: string }) => cell(month, hallId),
          })),
        ]}
      />
    </Card>
  );
}
