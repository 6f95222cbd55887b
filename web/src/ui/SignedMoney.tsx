import { Money } from './Money';

interface SignedMoneyProps {
  /** Units of the currency. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** Says more with a plus, too: a difference. */
  plus?: boolean;
}

/** An amount that may be below zero, with its sign before it, also where lines run from right to left. */
export function SignedMoney({ amount, currency, plus = false }: SignedMoneyProps) {
  const more = plus && amount > 0 ? '+' : '';
  return (
    <bdi dir="ltr">
      {amount < 0 ? '−' : more}
      <Money amount={Math.abs(amount)} currency={currency} />
    </bdi>
  );
}
