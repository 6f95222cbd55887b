import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { SignedMoney } from '../../../../ui/SignedMoney';
import { usePartName } from '../payments/usePartName';
import { contractText } from './contract.text';

/** The parts of the price with the days on which they are due. */
export function ContractPayment({ payments: { parts, currency } }: { payments: PaymentFieldsFragment }) {
  const words = useText(contractText);
  const toName = usePartName();
  const { day } = useFormat();
  if (parts.length === 0) return null;
  return (
    <table className="amounts">
      <caption>{words.payment}</caption>
      <tbody>
        {parts.map(({ amount, dueOn, ...part }, index) => (
          <tr key={`${part.kind}${index}`}>
            <th scope="row">
              <bdi>{toName(part)}</bdi>
              {dueOn !== null && <span className="muted small block">{words.dueOn(day(dueOn))}</span>}
            </th>
            <td>
              <SignedMoney amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
