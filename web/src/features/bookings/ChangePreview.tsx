import { Alert } from 'antd';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { ChangeComparison, OfferedTerms } from './ChangeComparison';
import { CityRuleNotes } from './CityRuleNotes';
import { changesText } from './changes.text';
import type { useChangeQuote } from './useChangeQuote';

interface ChangePreviewProps extends Omit<ReturnType<typeof useChangeQuote>, 'again'> {
  /** Whose change it is; entries of the business are only warned of what stands in their way. */
  reader: 'entry' | 'owner' | 'customer';
  /** Whether it is an offer, which cancels nothing before it is accepted. */
  isOffer?: boolean;
  /** Whether nothing was agreed or asked for before it. */
  isFirst?: boolean;
}

/** What the change in the form would make of the booking, as the server says, and what stands in its way. */
export function ChangePreview({
  reader,
  isOffer = false,
  isFirst = false,
  quote,
  failure,
  pending,
}: ChangePreviewProps) {
  const words = useText(changesText);
  const say = useSay();
  const conflicts = quote?.conflicts?.length ?? 0;
  const title = isFirst ? words.offered : words.comparison;
  return (
    <section
      className="stack gap-12 bordered sunken rounded-card padded-16"
      aria-label={title}
      aria-live="polite"
      aria-busy={pending}
    >
      <h3 className="size-16">{title}</h3>
      {quote ? (
        isFirst ? (
          <OfferedTerms terms={quote.after} />
        ) : (
          <ChangeComparison {...quote} />
        )
      ) : (
        <p className="muted">
          {failure?.message ?? (pending ? words.calculating : isFirst ? words.incomplete : words.nothing)}
        </p>
      )}
      {quote && <CityRuleNotes rules={quote.cityRules} broken={quote.cityRules} reader={reader} />}
      {quote && !quote.isAvailable && (
        <Alert type="error" showIcon title={quote.clash === null ? words.taken : say(quote.clash)} />
      )}
      {conflicts > 0 && (
        <Alert type="warning" showIcon title={(isOffer ? words.offerConflicts : words.conflicts)(conflicts)} />
      )}
    </section>
  );
}
