import type { ReactNode } from 'react';
import { SignedMoney } from '../../../../ui/SignedMoney';

interface StatementLineProps {
  label: ReactNode;
  amount: number;
  currency: string;
  className?: string | undefined;
}

/** A line of a statement of account: what it is, and how much. */
export function StatementLine({ label, amount, currency, className }: StatementLineProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>
        <SignedMoney amount={amount} currency={currency} />
      </td>
    </tr>
  );
}
