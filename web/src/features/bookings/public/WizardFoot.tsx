import { useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { ConvertedPrice } from '../../../ui/ConvertedPrice';
import { Dialog } from '../../../ui/Dialog';
import { ChevronDownIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { bookingText } from '../booking.text';
import { ReceiptLines, type PriceReceiptProps } from './PriceReceipt';
import styles from './WizardFoot.module.css';
import { joinClasses } from '../../../lib/classes';

/** The buttons of a step. On phones they stay at the bottom, below the sum, which opens the price in full. */
export function WizardFoot({ children, ...receipt }: PriceReceiptProps & { children: ReactNode }) {
  const words = useText(bookingText).receipt;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { quoted, hall, onChangeTime } = receipt;
  const changeTime = () => {
    close();
    onChangeTime();
  };
  return (
    <div className={joinClasses('stack column gap-12 line-above', styles.foot)}>
      {quoted.price && (
        <Button
          look="quiet"
          className={`touchable ${styles.running}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span>{quoted.quote ? words.total : words.estimate}</span>
          <span className="stack figures at-end ending">
            <Money amount={quoted.price.totalPrice} currency={hall.currency} />
            <ConvertedPrice amount={quoted.price.totalPrice} currency={hall.currency} compact />
          </span>
          <ChevronDownIcon className={`muted ${styles.mark}`} />
          <span className="visually-hidden">{words.open}</span>
        </Button>
      )}
      <div className={joinClasses('beside apart gap-12', styles.buttons)}>{children}</div>
      <Dialog open={isOpen} title={words.title} onClose={close}>
        <div className="stack gap-14">
          <ReceiptLines {...receipt} onChangeTime={changeTime} />
        </div>
      </Dialog>
    </div>
  );
}
