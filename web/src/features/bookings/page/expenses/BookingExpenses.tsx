import { correctExpenseSchema } from '@mehfil/api/domain/payments/expenses';
import { Descriptions, Flex, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { readError } from '../../../../graphql/errors';
import {
  useBookingExpensesQuery,
  useCorrectExpenseMutation,
  type ExpensesFieldsFragment,
} from '../../../../graphql/generated/expenses';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { lazyPart } from '../../../../ui/lazy-part';
import { Loaded } from '../../../../ui/Loaded';
import { Money } from '../../../../ui/Money';
import { ReasonDialog } from '../../../../ui/ReasonDialog';
import { SignedMoney } from '../../../../ui/SignedMoney';
import { StaticTable } from '../../../../ui/table/StaticTable';
import { Section } from '../BookingParts';
import { openPrivateFile } from '../private-file';
import { expensesText } from './expenses.text';

const RecordExpense = lazyPart(() => import('./RecordExpense').then((module) => module.RecordExpense));

type Expense = ExpensesFieldsFragment['expenses'][number];

/** What a function cost and earned, for its business alone (docs/decisions/0077-expenses.md). */
export function BookingExpenses({ id }: { id: number }) {
  const words = useText(expensesText);
  const { data, error, refetch } = useBookingExpensesQuery({ variables: { id }, freshFor: 0 });
  const shown = data?.bookingExpenses;
  // A member who booked as a customer reads none; of a request there are none.
  if (error && readError(error).code === 'NOT_FOUND') return null;
  if (shown && !shown.canBeRecorded && shown.expenses.length === 0) return null;
  return (
    <Section title={words.title}>
      <Loaded
        failed={error !== undefined}
        height="120px"
        title={words.failed}
        retry={words.retry}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {shown && <Shown booking={shown} />}
      </Loaded>
    </Section>
  );
}

function Shown({ booking }: { booking: ExpensesFieldsFragment }) {
  const words = useText(expensesText);
  const [isAdding, setAdding] = useState(false);
  const close = useCallback(() => setAdding(false), []);
  return (
    <Flex vertical gap={16}>
      <p className="muted small">{booking.earnings ? words.private : words.own}</p>
      {booking.earnings && <Sums earnings={booking.earnings} currency={booking.currency} />}
      {booking.expenses.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <List expenses={booking.expenses} currency={booking.currency} />
      )}
      {booking.canBeRecorded && (
        <div>
          <Button look="secondary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
      {isAdding && <RecordExpense bookingId={booking.bookingId} today={booking.today} onClose={close} />}
    </Flex>
  );
}

type Earnings = NonNullable<ExpensesFieldsFragment['earnings']>;

function Sums({ earnings, currency }: { earnings: Earnings; currency: string }) {
  const words = useText(expensesText);
  const items = (['spent', 'earned', 'expected'] as const).map((key) => ({
    key,
    label: words.sums[key],
    children: <SignedMoney amount={earnings[key]} currency={currency} />,
  }));
  return <Descriptions size="small" layout="vertical" column={{ xs: 1, sm: items.length }} items={items} />;
}

function List({ expenses, currency }: { expenses: readonly Expense[]; currency: string }) {
  const words = useText(expensesText);
  const { day, money } = useFormat();
  const [wrong, setWrong] = useState<Expense | null>(null);
  const nameOf = ({ category, amount }: Expense) => `${words.categories[category]}, ${money(amount, currency)}`;
  const describe = ({ recordedBy, correctedBecause }: Expense) =>
    [words.by(recordedBy), correctedBecause && words.reason(correctedBecause)].filter(Boolean).join(' · ');
  return (
    <>
      <StaticTable<Expense>
        label={words.label}
        stacks
        rows={expenses}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'expense',
            title: words.expense,
            rowHeader: true,
            render: (expense) => (
              <>
                <Flex wrap gap="4px 8px">
                  {words.categories[expense.category]}
                  {expense.isCorrected && <Tag className="tone-neutral">{words.corrected}</Tag>}
                </Flex>
                <span className="muted small block">
                  {expense.note && (
                    <>
                      <bdi className="breakable">{expense.note}</bdi>
                      {' · '}
                    </>
                  )}
                  {describe(expense)}
                </span>
              </>
            ),
          },
          { key: 'day', title: words.day, label: words.day, render: (expense) => day(expense.day) },
          {
            key: 'amount',
            title: words.amount,
            label: words.amount,
            render: ({ amount }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'actions',
            title: <span className="visually-hidden">{words.actions}</span>,
            render: (expense) => (
              <Actions expense={expense} name={nameOf(expense)} onCorrect={() => setWrong(expense)} />
            ),
          },
        ]}
      />
      {wrong && <Correction id={wrong.id} onClose={() => setWrong(null)} />}
    </>
  );
}

/** What can be done with an expense. */
function Actions({ expense, name, onCorrect }: { expense: Expense; name: string; onCorrect: () => void }) {
  const words = useText(expensesText);
  return (
    <Flex wrap gap={8}>
      {expense.fileType !== null && (
        <Button
          look="quiet"
          aria-label={words.openOf(name)}
          onClick={() => void openPrivateFile(`/api/business/expenses/${expense.id}/file`, words.fileFailed)}
        >
          {words.open}
        </Button>
      )}
      {!expense.isCorrected && (
        <Button look="quiet" aria-label={words.correctOf(name)} onClick={onCorrect}>
          {words.correct}
        </Button>
      )}
    </Flex>
  );
}

function Correction({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useText(expensesText);
  const { run } = useCorrectExpenseMutation({
    success: { tone: 'success', title: words.correctedToast },
    failure: { ...words.notRecorded, always: true },
    refetch: ['BookingExpenses'],
  });
  return (
    <ReasonDialog
      title={words.correcting.title}
      label={words.correcting.reason}
      hint={words.correcting.text}
      submit={words.correct}
      schema={correctExpenseSchema}
      onSubmit={async ({ reason }, form) => (await run({ id, input: { reason } }, { form })).ok}
      onClose={onClose}
    />
  );
}
