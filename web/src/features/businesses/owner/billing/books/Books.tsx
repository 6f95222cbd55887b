import { useApolloClient } from '@apollo/client/react';
import { Flex, Segmented } from 'antd';
import { ExportBooksDocument, ExportExpensesDocument, useBooksQuery } from '../../../../../graphql/generated/books';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { useAddressState, type AddressState } from '../../../../../lib/address-state';
import { pageClock } from '../../../../../lib/clock';
import { paths } from '../../../../../lib/paths';
import { Button, ButtonLink } from '../../../../../ui/Button';
import { Card } from '../../../../../ui/Card';
import { EmptyState } from '../../../../../ui/EmptyState';
import { Figure, Figures } from '../../../../../ui/Figure';
import { LoadFailed } from '../../../../../ui/LoadFailed';
import { ListMoneyContext } from '../../../../../ui/Money';
import { Select } from '../../../../../ui/Select';
import { Skeleton } from '../../../../../ui/Skeleton';
import { MonthChart } from '../MonthChart';
import { chooseYear } from '../years';
import { BOOKS_ADDRESS, daysOfSum, MEASURES, type ShownBooks, type ShownMeasure } from './book-address';
import { BookedList } from './BookedList';
import { BookTable, readMeasure, useSumNames, type BooksData } from './BookTable';
import styles from './Books.module.css';
import { booksText } from './books.text';
import { useTextFile } from './useTextFile';

interface ShownProps {
  books: BooksData;
  address: AddressState<ShownBooks>;
}

/** The list behind the chosen sum. */
function ChosenList({ books, address: { state, change }, currency }: ShownProps & { currency: string }) {
  const words = useText(booksText);
  const { nameMonth, nameHall } = useSumNames(books);
  const { measure, month, hallId, page } = state;
  const days = daysOfSum(state, books.year);
  if (!days || measure === 'EARNED') return null;
  return (
    <BookedList
      title={words.listTitle(words.measures[measure], nameMonth(month), nameHall(hallId))}
      filter={{ measure, ...days, hallId, currency }}
      page={page}
      onPage={(next) => change({ page: next })}
      onClose={() => change({ month: '', hallId: null })}
    />
  );
}

/** The sums of a year in one currency: amounts of two are never added. */
function ShownBooksParts({ books, address }: ShownProps) {
  const words = useText(booksText);
  const format = useFormat();
  const { state, change, linkTo } = address;
  const { measure } = state;
  const currencies = books.totals.map((total) => total.currency);
  const currency = [state.currency, books.currency].find((code) => currencies.includes(code)) ?? currencies[0] ?? '';
  const total = books.totals.find((each) => each.currency === currency);
  // The sign stands before the amount, also where lines run from right to left.
  const show = (amount: number) =>
    amount < 0 ? `\u2066−${format.listMoney(-amount, currency)}\u2069` : format.listMoney(amount, currency);
  const amountOf = (month: string) =>
    readMeasure(
      books.months.find((sum) => sum.month === month && sum.currency === currency),
      measure,
    );
  return (
    <>
      <Figures label={words.totals(books.year)}>
        {MEASURES.map((each) => (
          <Figure key={each} label={words.measures[each]} value={show(readMeasure(total, each))} />
        ))}
      </Figures>
      <Flex wrap align="center" gap={12}>
        <Segmented<ShownMeasure>
          className={styles.measures}
          aria-label={words.measure}
          value={measure}
          options={MEASURES.map((value) => ({ value, label: words.measures[value] }))}
          onChange={(next) => change({ measure: next, month: '', hallId: null })}
        />
        {currencies.length > 1 && (
          <Select<string>
            aria-label={words.currency}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={(next) => change({ currency: next, month: '', hallId: null })}
          />
        )}
      </Flex>
      <p className="muted">{words.notes[measure]}</p>
      <Card>
        <MonthChart
          label={words.chart(words.measures[measure], books.year)}
          year={books.year}
          currency={currency}
          amountOf={amountOf}
        />
      </Card>
      <BookTable books={books} measure={measure} currency={currency} linkTo={linkTo} />
      <ChosenList books={books} address={address} currency={currency} />
    </>
  );
}

/** What is to be given back today of cancelled bookings, of any year; nothing while there is nothing. */
function OpenRefunds({ refunds }: { refunds: BooksData['openRefunds'] }) {
  const words = useText(booksText);
  const { money } = useFormat();
  const currencies = [...new Set(refunds.map(({ currency }) => currency))];
  if (currencies.length === 0) return null;
  return (
    <Flex wrap align="center" gap={12} className="notice tone-warning">
      {currencies.map((currency) => {
        const own = refunds.filter((refund) => refund.currency === currency);
        // Hundredths are added: fractions would not come out even.
        const hundredths = own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        const bookings = own.reduce((sum, refund) => sum + refund.bookings, 0);
        return <span key={currency}>{words.openRefunds(money(hundredths / 100, currency), bookings)}</span>;
      })}
      <ButtonLink look="quiet" to={`${paths.business.bookings}?payment=refund&order=oldest`}>
        {words.seeRefunds}
      </ButtonLink>
    </Flex>
  );
}

/** What was due and received for the bookings of a year, by month and hall. */
export function Books({ now = pageClock() }: { now?: number }) {
  const words = useText(booksText);
  const client = useApolloClient();
  const address = useAddressState(BOOKS_ADDRESS);
  const { years, year } = chooseYear(address.state.chosen, now);
  const { data, error, refetch } = useBooksQuery({ variables: { year }, freshFor: 0 });
  const file = useTextFile(words.failed);
  const expenses = useTextFile(words.failed);
  const books = data?.books;
  const isEmpty = books?.totals.length === 0;
  const download = async () => {
    const answer = await client.query({ query: ExportBooksDocument, variables: { year }, fetchPolicy: 'no-cache' });
    return answer.data?.exportBooks;
  };
  const downloadExpenses = async () => {
    const answer = await client.query({ query: ExportExpensesDocument, variables: { year }, fetchPolicy: 'no-cache' });
    return answer.data?.exportExpenses;
  };
  return (
    <ListMoneyContext value>
      <Flex wrap align="center" justify="space-between" gap={12}>
        <Select<number>
          className={styles.year}
          aria-label={words.year}
          value={year}
          options={years.map((value) => ({ value, label: String(value) }))}
          onChange={(chosen) => address.change({ chosen, month: '', hallId: null })}
        />
        {books && !isEmpty && (
          <Flex wrap gap={8}>
            <Button look="quiet" pending={expenses.pending} onClick={() => void expenses.save(downloadExpenses)}>
              {words.exportExpenses(year)}
            </Button>
            <Button look="secondary" pending={file.pending} onClick={() => void file.save(download)}>
              {words.export(year)}
            </Button>
          </Flex>
        )}
      </Flex>
      {error && !books && <LoadFailed onRetry={refetch} />}
      {!error && !books && <Skeleton height="360px" shape="box" />}
      {books && <OpenRefunds refunds={books.openRefunds} />}
      {isEmpty && (
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          action={<ButtonLink to={paths.business.bookings}>{words.empty.action}</ButtonLink>}
        />
      )}
      {books && !isEmpty && <ShownBooksParts books={books} address={address} />}
    </ListMoneyContext>
  );
}
