import { Flex } from 'antd';
import { useApolloClient } from '@apollo/client/react';
import { daysOfMonth } from '@mehfil/api/domain/time/days';
import { useState } from 'react';
import {
  RevenueStatementDocument,
  useRevenueByMonthQuery,
  type RevenueByMonthQuery,
} from '../../../../graphql/generated/billing';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { defineAddress, positive } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { pageClock } from '../../../../lib/clock';
import { saveText } from '../../../../lib/save-file';
import { showToast } from '../../../../lib/toast';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { EmptyState } from '../../../../ui/EmptyState';
import { Money } from '../../../../ui/Money';
import { Select } from '../../../../ui/Select';
import { Skeleton } from '../../../../ui/Skeleton';
import type { Column } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import { Figure, Figures } from '../../../../ui/Figure';
import { LoadFailed } from '../../../../ui/LoadFailed';
import styles from './Billing.module.css';
import { billingText } from './billing.text';
import { MonthChart, useMonthName } from './MonthChart';
import { chooseYear } from './years';

/** What one month came to in one currency. */
type MonthRow = RevenueByMonthQuery['revenueByMonth'][number];

const ADDRESS = defineAddress<{ chosen: number | null }>({ chosen: positive('year', null) });

/** Saves statements; one at a time. */
function useStatement() {
  const words = useText(billingText);
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const save = async (from: string, to: string) => {
    setPending(true);
    try {
      const { data } = await client.query({
        query: RevenueStatementDocument,
        variables: { from, to },
        fetchPolicy: 'no-cache',
      });
      if (data) saveText(data.revenueStatement.content, data.revenueStatement.filename, data.revenueStatement.mime);
    } catch {
      showToast({ tone: 'danger', ...words.failed });
    } finally {
      setPending(false);
    }
  };
  return { save, pending };
}

type Statement = ReturnType<typeof useStatement>;

function MonthTable({ rows, statement }: { rows: readonly MonthRow[]; statement: Statement }) {
  const words = useText(billingText);
  const format = useFormat();
  const monthName = useMonthName();
  const download = (month: string) => {
    const days = daysOfMonth(month);
    void statement.save(days[0] ?? '', days.at(-1) ?? '');
  };
  const { table } = words;
  const columns: Column<MonthRow>[] = [
    {
      key: 'month',
      title: table.month,
      required: true,
      narrow: 'plain',
      share: 1.4,
      render: ({ month }) => <strong>{monthName(month)}</strong>,
    },
    { key: 'count', title: table.count, align: 'end', render: ({ bookings }) => format.number(bookings) },
    ...(['subtotal', 'discount', 'tax', 'total'] as const).map((name): Column<MonthRow> => ({
      key: name,
      title: table[name],
      align: 'end',
      share: 1.4,
      render: (row) => <Money amount={row[name]} currency={row.currency} />,
    })),
    {
      key: 'actions',
      title: table.actions,
      required: true,
      narrow: 'plain',
      share: 1.8,
      render: ({ month }) => (
        <Button
          look="quiet"
          pending={statement.pending}
          aria-label={words.statementOf(monthName(month))}
          onClick={() => download(month)}
        >
          {words.statement}
        </Button>
      ),
    },
  ];
  return (
    <Card>
      <DataTable
        id="revenue-by-month"
        label={table.caption}
        columns={columns}
        rows={rows}
        rowKey={({ month, currency }) => `${month}${currency}`}
        rowLabel={({ month }) => monthName(month)}
      />
    </Card>
  );
}

/** What a year came to, each currency apart: amounts of two currencies are never added. */
function YearTotals({ rows, year }: { rows: readonly MonthRow[]; year: number }) {
  const words = useText(billingText);
  const format = useFormat();
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return (
    <>
      <Figures label={words.yearTotal(year)}>
        {currencies.map((currency) => {
          const own = rows.filter((row) => row.currency === currency);
          const total = own.reduce((sum, row) => sum + Math.round(row.total * 100), 0) / 100;
          const bookings = own.reduce((sum, row) => sum + row.bookings, 0);
          return (
            <Figure key={currency} label={words.yearTotal(year)} value={format.listMoney(total, currency)}>
              <span>{words.bookings(bookings)}</span>
            </Figure>
          );
        })}
      </Figures>
      {currencies.map((currency) => (
        <Card key={currency}>
          <MonthChart
            label={words.chart(year, currency)}
            year={year}
            currency={currency}
            amountOf={(month) => rows.find((row) => row.month === month && row.currency === currency)?.total ?? 0}
          />
        </Card>
      ))}
    </>
  );
}

/** Revenue of the owner's bookings by month, with statements to keep. */
export function Revenue({ now = pageClock() }: { now?: number }) {
  const words = useText(billingText);
  const { state, change } = useAddressState(ADDRESS);
  const { years, year } = chooseYear(state.chosen, now);
  const { data, error, refetch } = useRevenueByMonthQuery({ variables: { year } });
  const statement = useStatement();
  const rows = data?.revenueByMonth;
  return (
    <Flex vertical gap={24}>
      <Flex wrap align="center" justify="space-between" gap={12}>
        <Select<number>
          className={styles.year}
          aria-label={words.year}
          value={year}
          options={years.map((value) => ({ value, label: String(value) }))}
          onChange={(chosen) => change({ chosen })}
        />
        {rows && rows.length > 0 && (
          <Button
            look="secondary"
            pending={statement.pending}
            onClick={() => void statement.save(`${year}-01-01`, `${year}-12-31`)}
          >
            {`${words.statement} ${year}`}
          </Button>
        )}
      </Flex>
      {error && !rows && <LoadFailed onRetry={refetch} />}
      {!error && !rows && <Skeleton height="360px" shape="box" />}
      {rows?.length === 0 && (
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          action={<ButtonLink to={paths.business.bookings}>{words.empty.action}</ButtonLink>}
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <YearTotals rows={rows} year={year} />
          <MonthTable rows={rows} statement={statement} />
        </>
      )}
    </Flex>
  );
}
