import { Alert } from 'antd';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { bookingAnswersText } from './booking-answers.text';
import type { ListedBooking } from '../invoice-data';

interface DiscountNoteProps {
  booking: Pick<ListedBooking, 'totalPrice' | 'quotedPrice' | 'priceReason' | 'enteredBy' | 'currency'>;
}

/** What the owner allows by approving an entry whose discount waits for that. */
export function DiscountNote({ booking }: DiscountNoteProps) {
  const { totalPrice, quotedPrice, priceReason, enteredBy, currency } = booking;
  const { approveDialog: dialog } = useText(bookingAnswersText);
  const { money } = useFormat();
  return (
    <Alert
      type="warning"
      showIcon
      title={dialog.discount(enteredBy ?? '', money(totalPrice, currency), money(quotedPrice ?? totalPrice, currency))}
      description={priceReason && dialog.discountReason(priceReason)}
    />
  );
}
