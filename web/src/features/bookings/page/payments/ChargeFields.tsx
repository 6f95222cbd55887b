import { Descriptions } from 'antd';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { readError } from '../../../../graphql/errors';
import { useQuoteChargeQuery } from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useSettled } from '../../../../lib/useSettled';
import { NumberField } from '../../../../ui/form/NumberField';
import { paymentsText } from './payments.text';

/** What of the form a charge by the agreed rates is made of. */
export interface ChargeValues {
  amount: number | null;
  extraGuests: number | null;
  extraHours: number | null;
}

/** Typing a number asks once, not per digit. */
const PAUSE_MS = 250;

/** Whether a charge is one by the agreed rates, whose sum the server computes. */
export function hasExtras({ extraGuests, extraHours }: ChargeValues): boolean {
  return (extraGuests ?? 0) > 0 || (extraHours ?? 0) > 0;
}

/** Extra guests and hours of a charge, with the sum by the agreed rates as the server says it. */
export function ChargeFields({ bookingId }: { bookingId: number }) {
  const words = useText(paymentsText).charge;
  return (
    <>
      <p className="muted">{words.intro}</p>
      <div className="fields">
        <NumberField name="extraGuests" label={words.guests} min={0} precision={0} />
        <NumberField name="extraHours" label={words.hours} min={0} precision={0} />
      </div>
      <ChargeSum bookingId={bookingId} />
    </>
  );
}

/** The sum by the agreed rates, which becomes the amount. */
function ChargeSum({ bookingId }: { bookingId: number }) {
  const words = useText(paymentsText).charge;
  const { money, number } = useFormat();
  const { values, setFieldValue } = useFormikContext<ChargeValues>();
  const { extraGuests, extraHours } = values;
  const isWanted = hasExtras(values);
  const wanted = JSON.stringify({ extraGuests, extraHours });
  const asked = useSettled(wanted, PAUSE_MS);
  const isCurrent = isWanted && asked === wanted;
  const { data, error } = useQuoteChargeQuery({
    variables: { id: bookingId, input: JSON.parse(asked) as Pick<ChargeValues, 'extraGuests' | 'extraHours'> },
    ...{ skip: !isCurrent, freshFor: 0 },
  });
  const failure = isCurrent && error ? readError(error) : null;
  const charge = isCurrent && !failure ? data?.quoteCharge : undefined;
  const amount = isWanted ? (charge?.amount ?? null) : undefined;
  useEffect(() => {
    // What is recorded is what is shown.
    if (amount !== undefined) void setFieldValue('amount', amount);
  }, [amount, setFieldValue]);
  if (!isWanted) return null;
  if (!charge) return <p aria-live="polite">{failure?.message ?? words.calculating}</p>;
  const { guests, hours, discountAmount, taxAmount, currency } = charge;
  const toLine = (line: { count: number; price: number; amount: number }) =>
    `${number(line.count)} × ${money(line.price, currency)} = ${money(line.amount, currency)}`;
  const items = [
    { key: 'guests', label: words.guests, children: guests && toLine(guests) },
    { key: 'hours', label: words.hours, children: hours && toLine(hours) },
    { key: 'discount', label: words.discount, children: discountAmount > 0 && `−${money(discountAmount, currency)}` },
    { key: 'tax', label: words.tax, children: taxAmount > 0 && money(taxAmount, currency) },
    { key: 'sum', label: words.sum, children: <strong>{money(charge.amount, currency)}</strong> },
  ];
  return (
    <section aria-label={words.title} aria-live="polite">
      <Descriptions size="small" column={1} items={items.filter(({ children }) => children)} />
    </section>
  );
}
