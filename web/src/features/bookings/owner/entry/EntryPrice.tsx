import { Alert } from 'antd';
import { useMenuName } from '../../../../i18n/menu-name';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { Money } from '../../../../ui/Money';
import { SignedMoney } from '../../../../ui/SignedMoney';
import { useBookingTimes } from '../../booking-times';
import { toBaseLines, type BillLine } from '../../hall-terms';
import { useCountHeads } from '../../useCountHeads';
import { CityRuleNotes } from '../../CityRuleNotes';
import { bookingEntryText } from './booking-entry.text';
import type { EntryQuote, useEntryQuote } from './useEntryQuote';

type Quoted = ReturnType<typeof useEntryQuote>;

/** The live price of an entry, and what stands in its way. */
export function EntryPrice({ quote, failure, pending, isConfirmed }: Quoted & { isConfirmed: boolean }) {
  const words = useText(bookingEntryText);
  const say = useSay();
  return (
    <section
      className="bordered sunken rounded-card padded-16"
      aria-label={words.price.title}
      aria-live="polite"
      aria-busy={pending}
    >
      <h3 className="below-8 size-16">{words.price.title}</h3>
      {quote ? (
        <Lines quote={quote} />
      ) : (
        <p className="muted">{failure?.message ?? (pending ? words.price.calculating : words.price.waiting)}</p>
      )}
      {quote && <CityRuleNotes rules={quote.cityRules} broken={quote.cityRules} reader="entry" />}
      {quote && !quote.isAvailable && (
        <Alert
          className="above"
          type="error"
          showIcon
          title={quote.clash === null ? words.price.taken : say(quote.clash)}
        />
      )}
      {quote && isConfirmed && quote.conflicts.length > 0 && <Conflicts conflicts={quote.conflicts} />}
    </section>
  );
}

function Lines({ quote }: { quote: EntryQuote }) {
  const { price: words } = useText(bookingEntryText);
  const toName = useMenuName();
  const countHeads = useCountHeads();
  const { menu } = quote;
  const menuLine = menu && menu.childCount > 0 ? `${toName(menu)}: ${countHeads(menu)}` : menu && toName(menu);
  const lines: BillLine[] = [
    ...toBaseLines(quote, { hall: words.hall, menu: menuLine ?? '' }),
    { label: words.category, amount: quote.categoryPrice },
    { label: words.type, amount: quote.typePrice },
    { label: words.added, amount: quote.fixedServicesPrice },
    { label: words.chosen, amount: quote.optionalServicesPrice },
    { label: words.discount, amount: -quote.discountAmount },
    { label: words.tax, amount: quote.taxAmount },
  ].filter(({ amount }) => amount !== 0);
  return (
    <dl>
      {lines.map(({ label, amount, reason }) => (
        <div key={label} className="beside apart gap-16">
          <dt>
            {label}
            {reason && <span className="primary small strong block">{reason}</span>}
          </dt>
          <dd>
            <SignedMoney amount={amount} currency={quote.currency} />
          </dd>
        </div>
      ))}
      <div className="beside apart gap-16 line-above above-8 inside-8 strong">
        <dt>{words.total}</dt>
        <dd>
          <Money amount={quote.totalPrice} currency={quote.currency} />
        </dd>
      </div>
    </dl>
  );
}

function Conflicts({ conflicts }: { conflicts: EntryQuote['conflicts'] }) {
  const words = useText(bookingEntryText);
  return (
    <Alert
      className="above"
      type="warning"
      showIcon
      title={words.conflicts(conflicts.length)}
      description={
        <ul className="bullets">
          {conflicts.map((conflict) => (
            <Conflict key={conflict.id} conflict={conflict} />
          ))}
        </ul>
      }
    />
  );
}

function Conflict({ conflict }: { conflict: EntryQuote['conflicts'][number] }) {
  const words = useText(bookingEntryText);
  const times = useBookingTimes(conflict);
  return <li>{words.conflict(conflict.customerName, conflict.hallTitle, times.dateAndRange)}</li>;
}
