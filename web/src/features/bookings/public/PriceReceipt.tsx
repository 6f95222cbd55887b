import { useFormikContext } from 'formik';
import { useMenuName } from '../../../i18n/menu-name';
import { namesText } from '../../../i18n/names.text';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConvertedPrice } from '../../../ui/ConvertedPrice';
import { Money } from '../../../ui/Money';
import { SignedMoney } from '../../../ui/SignedMoney';
import { AnswerTime } from '../AnswerTime';
import { CancellationTerms } from '../CancellationTerms';
import { bookingText } from '../booking.text';
import { useBookingTimes } from '../booking-times';
import type { WizardValues } from '../draft';
import {
  findStayShift,
  hasTimes,
  stayPeriod,
  toBaseLines,
  type BillLine,
  type BookableHall,
  type ShownPrice,
} from '../hall-terms';
import { menusText } from '../menus.text';
import { useCountHeads } from '../useCountHeads';
import { HallPlanNote } from '../HallPlanNote';
import styles from './PriceReceipt.module.css';
import type { Quoted } from '../useQuote';

export interface PriceReceiptProps {
  hall: BookableHall;
  /** For how many hours a request holds its time; 0 if it does not. */
  holdHours: number;
  answersWithinHours: number | null;
  /** What comes back when a booking is cancelled; null while it isn't known. */
  cancellationTerms: readonly string[] | null;
  quoted: Quoted;
  onChangeTime: () => void;
}

/** The price beside the wizard, like a receipt that is being printed. */
export function PriceReceipt(props: PriceReceiptProps) {
  const words = useText(bookingText).receipt;
  const isTaken = props.quoted.quote?.isAvailable === false;
  return (
    <Card
      as="section"
      labelledBy="receipt-title"
      className={joinClasses('stack gap-14', styles.receipt, isTaken && styles.urgent)}
    >
      <h3 id="receipt-title" className="heading-22">
        {words.title}
      </h3>
      <ReceiptLines {...props} />
    </Card>
  );
}

/** What the receipt says below its title: beside the wizard, and in the sheet of phones. */
export function ReceiptLines(props: PriceReceiptProps) {
  const { hall, holdHours, answersWithinHours, cancellationTerms, quoted, onChangeTime } = props;
  const words = useText(bookingText).receipt;
  const { values } = useFormikContext<WizardValues>();
  const { price, quote, pending, error } = quoted;
  return (
    <>
      <p className="strong">{hall.title}</p>
      {hasTimes(values) && <When hall={hall} values={values} />}
      {price ? (
        <Lines hall={hall} price={price} quote={quote} pending={pending} />
      ) : (
        <p className="muted small">{pending ? words.calculating : words.empty}</p>
      )}
      {price && (
        <p className="muted small">{quote ? words.exactNote : error ? words.failedNote : words.estimateNote}</p>
      )}
      {quote?.isAvailable === false && (
        <div className="stack gap-12 notice tone-warning medium" role="alert">
          <p>{words.taken}</p>
          <Button look="secondary" onClick={onChangeTime}>
            {words.changeTime}
          </Button>
        </div>
      )}
      {holdHours > 0 && !hall.business.instantConfirmation && <p className="muted small">{words.held(holdHours)}</p>}
      {!hall.business.instantConfirmation && <AnswerTime hours={answersWithinHours} className="muted small" />}
      <p className="muted small">{describePayment(hall.business, words)}</p>
      <HallPlanNote hallId={hall.id} currency={hall.currency} total={price?.totalPrice} className="muted small" />
      {cancellationTerms && <CancellationTerms terms={cancellationTerms} className="muted small" />}
    </>
  );
}

type Words = Record<'instant' | 'noPaymentBefore' | 'noPayment', string>;

/** When it is paid. */
function describePayment({ instantConfirmation, confirmsOnPayment }: BookableHall['business'], words: Words): string {
  if (instantConfirmation) return words.instant;
  return confirmsOnPayment ? words.noPaymentBefore : words.noPayment;
}

function When({ hall, values }: { hall: BookableHall; values: WizardValues }) {
  const words = useText(bookingText).invoice;
  const zone = hall.business.timeZone;
  const { start, end } = stayPeriod(values, zone);
  const times = useBookingTimes({
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    timeZone: zone,
    shiftName: findStayShift(hall, values)?.name ?? null,
  });
  return (
    <p className="muted small">
      {times.date}
      <br />
      {times.range}
      {values.guests >= 1 && (
        <>
          <br />
          {words.guests}: {values.guests}
        </>
      )}
    </p>
  );
}

interface LinesProps {
  hall: BookableHall;
  price: ShownPrice;
  quote: Quoted['quote'];
  pending: boolean;
}

function Lines({ hall, price, quote, pending }: LinesProps) {
  const words = useText(bookingText).receipt;
  const { title } = useText(menusText);
  const nameMenu = useMenuName();
  const names = useText(namesText);
  const countHeads = useCountHeads();
  const menu = quote?.menu;
  const heads = menu && menu.childCount > 0 && countHeads(menu);
  const menuLine = menu ? `${title}: ${[nameMenu(menu), heads].filter(Boolean).join(names.listed)}` : title;
  const lines: BillLine[] = [
    ...toBaseLines(price, { hall: words.hallLine, menu: menuLine }),
    { label: words.category(names.name(hall.category?.name ?? '')), amount: price.categoryPrice },
    { label: words.type(names.name(hall.type?.name ?? '')), amount: price.typePrice },
    { label: words.added, amount: price.fixedServicesPrice },
    { label: words.chosen, amount: price.optionalServicesPrice },
    { label: words.discount, amount: -price.discountAmount },
    { label: words.tax, amount: price.taxAmount },
  ].filter(({ amount }) => amount !== 0);
  return (
    <>
      <dl className={joinClasses('stack gap-8', styles.lines)}>
        {lines.map(({ label, amount, reason }) => (
          <div key={label} className="beside baseline apart gap-16 medium">
            <dt className="breakable">
              {label}
              {reason && <span className="primary small strong block">{names.reason(reason)}</span>}
            </dt>
            <dd className="unbroken">
              <SignedMoney amount={amount} currency={hall.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <div
        className={joinClasses('row baseline apart gap-4-16 heading-20 strong', styles.lines)}
        aria-live="polite"
        aria-busy={pending}
      >
        <span>{quote ? words.total : words.estimate}</span>
        <Money amount={price.totalPrice} currency={hall.currency} />
        <span className="full-width at-end">
          <ConvertedPrice amount={price.totalPrice} currency={hall.currency} />
        </span>
      </div>
      {pending && <p className="muted small">{words.calculating}</p>}
    </>
  );
}
