import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { SignedMoney } from '../../../../ui/SignedMoney';
import styles from '../../InvoicePaper.module.css';
import { paymentsText } from '../payments/payments.text';
import { contractText } from './contract.text';

/** The parts of the price with the days on which they are due. */
export function ContractPayment({ payments: { parts, currency } }: { payments: PaymentFieldsFragment }) {
  const words = useText(contractText);
  const { partNames } = useText(paymentsText);
  const { name } = useText(namesText);
  const { day } = useFormat();
  if (parts.length === 0) return null;
  return (
    <table className={styles.lines}>
      <caption className={styles.groupTitle}>{words.payment}</caption>
      <tbody>
        {parts.map(({ kind, label, amount, dueOn }, index) => (
          <tr key={`${kind}${index}`}>
            <th scope="row">
              <bdi>{label === null ? partNames[kind] : name(label)}</bdi>
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
