import { invoiceNumber } from '@mehfil/api/domain/bookings/invoice';
import { Flex } from 'antd';
import { useId } from 'react';
import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { CopyField } from '../../../../ui/CopyField';
import { Money } from '../../../../ui/Money';
import { paymentsText } from './payments.text';

type Details = NonNullable<PaymentFieldsFragment['details']>;

const NUMBERS = ['jazzcash', 'easypaisa', 'raast'] as const;

/** As the forms of banks take it: without separators, and without decimals where it is whole. */
function toPlainAmount(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** What is due now, else what is left; the account and numbers to pay it to, and the reference to write. */
export function HowToPay({ payments, details }: { payments: PaymentFieldsFragment; details: Details }) {
  const words = useText(paymentsText).how;
  const { date } = useFormat();
  const id = useId();
  const { bookingId, currency, due, balance } = payments;
  const amount = due > 0 ? due : balance;
  const { bankName, accountTitle, iban, note, changedAt } = details;
  const account = [bankName, accountTitle].filter(Boolean).join(' · ');
  return (
    <section aria-labelledby={id}>
      <Flex vertical gap={12}>
        <h3 id={id} className="item-title">
          {words.title}
        </h3>
        {details.changedRecently && changedAt !== null && (
          <p className="notice medium tone-warning">{words.changed(date(changedAt))}</p>
        )}
        <p>
          {due > 0 ? words.due : words.left} <Money amount={amount} currency={currency} />
        </p>
        <div className="fields">
          <Copied label={words.amount} value={toPlainAmount(amount)} />
          <Copied label={words.reference} value={invoiceNumber(bookingId)} />
        </div>
        {account !== '' && (
          <p>
            {words.account} <bdi className="strong">{account}</bdi>
          </p>
        )}
        {iban !== null && <Copied label={words.ways.iban} value={iban} read={toGroups(iban)} />}
        {NUMBERS.map(
          (way) => details[way] && <Copied key={way} label={words.ways[way]} value={toDigits(details[way])} />,
        )}
        {note !== null && <p className="lines breakable">{note}</p>}
      </Flex>
    </section>
  );
}

/** As it is pasted: apps don't all take the spaces of a phone number. */
function toDigits(number: string): string {
  return number.replaceAll(' ', '');
}

/** In fours, as it is read aloud and typed: `PK36 SCBL 0000`. */
function toGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** @param read how it is read, where a narrow field would cut it */
function Copied({ label, value, read }: { label: string; value: string; read?: string }) {
  return (
    <Flex vertical gap={4}>
      {/* The field says it to those who listen. */}
      <span className="muted small" aria-hidden="true">
        {label} {read !== undefined && <bdi dir="ltr">{read}</bdi>}
      </span>
      <CopyField label={label} value={value} />
    </Flex>
  );
}
