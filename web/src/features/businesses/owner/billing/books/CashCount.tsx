import { closeCashSchema } from '@mehfil/api/domain/payments/cash-book';
import { PAYMENT_LIMITS } from '@mehfil/api/domain/payments/limits';
import { Alert, Descriptions } from 'antd';
import { useCloseCashMutation, type CashBookFieldsFragment } from '../../../../../graphql/generated/cash-book';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { Card } from '../../../../../ui/Card';
import { AppForm } from '../../../../../ui/form/AppForm';
import { NumberField } from '../../../../../ui/form/NumberField';
import { SubmitButton } from '../../../../../ui/form/SubmitButton';
import { TextField } from '../../../../../ui/form/TextField';
import { SignedMoney } from '../../../../../ui/SignedMoney';
import { cashBookText } from './cash-book.text';

type Book = CashBookFieldsFragment;
type Count = Book['counts'][number];

interface Values {
  counted: number | null;
  note: string;
}

const NOTHING: Values = { counted: null, note: '' };

function CountFacts({ count, timeZone, isLatest }: { count: Count; timeZone: string; isLatest: boolean }) {
  const words = useText(cashBookText).count;
  const { dateTime } = useFormat();
  const money = (amount: number, plus = false) => <SignedMoney amount={amount} currency={count.currency} plus={plus} />;
  return (
    <li>
      <Descriptions
        column={{ xs: 1, sm: 3 }}
        title={isLatest ? undefined : words.corrected}
        items={[
          { key: 'expected', label: words.expected, children: money(count.expected) },
          { key: 'counted', label: words.counted, children: money(count.counted) },
          {
            key: 'difference',
            label: words.difference,
            children: count.difference === 0 ? words.matches : money(count.difference, true),
          },
        ]}
      />
      {count.note !== null && (
        <p>
          <bdi className="breakable">{count.note}</bdi>
        </p>
      )}
      <p className="muted small">{words.by(count.closedBy, dateTime(count.createdAt, timeZone))}</p>
    </li>
  );
}

/** The count of a day's cash, with those that it corrects; each is kept. */
export function CashCount({ book }: { book: Book }) {
  const words = useText(cashBookText).count;
  const latest = book.counts[0];
  const { run, pending } = useCloseCashMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.notSaved, always: true },
    refetch: ['CashBook'],
  });
  return (
    <Card as="section" labelledBy="cash-count">
      <h2 id="cash-count" className="heading-24">
        {words.title}
      </h2>
      <p className="intro">{words.text}</p>
      <p className="below">
        {words.expected}:{' '}
        <strong>
          <SignedMoney amount={book.expected} currency={book.currency} />
        </strong>
      </p>
      {book.changedSinceCount && <Alert className="below" type="warning" showIcon title={words.changed} />}
      {latest && (
        <ul className="below" aria-label={words.list}>
          {book.counts.map((count) => (
            <CountFacts key={count.closingId} count={count} timeZone={book.timeZone} isLatest={count === latest} />
          ))}
        </ul>
      )}
      <AppForm<Values>
        label={words.title}
        initialValues={NOTHING}
        schema={closeCashSchema}
        onSubmit={async ({ counted, note }, form) => {
          const correctsId = latest?.closingId ?? null;
          const input = { day: book.day, counted: counted ?? 0, note: note.trim() || null, correctsId };
          const { ok } = await run({ input }, { form });
          if (ok) form.resetForm();
        }}
      >
        <div className="fields">
          <NumberField name="counted" label={words.counted} min={0} precision={2} required />
          <TextField
            name="note"
            label={words.note}
            hint={words.noteHint}
            maxLength={PAYMENT_LIMITS.noteMaxCharacters}
          />
        </div>
        <div>
          <SubmitButton label={latest ? words.correct : words.save} pendingLabel={words.saving} pending={pending} />
        </div>
      </AppForm>
    </Card>
  );
}
