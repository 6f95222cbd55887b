import { useFormikContext } from 'formik';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { bookingText } from '../booking.text';
import { CityRuleNotes } from '../CityRuleNotes';
import type { WizardValues } from '../draft';
import type { BookableHall } from '../hall-terms';
import { HallPlanNote } from '../HallPlanNote';
import { invoiceOfRequest } from '../invoice-data';
import { InvoicePaper } from '../InvoicePaper';
import type { Quoted } from '../useQuote';

interface StepReviewProps {
  hall: BookableHall;
  /** Null while they aren't known. */
  cancellationTerms: readonly string[] | null;
  quoted: Quoted;
}

/** Step 5: the invoice as it would be, with status pending and the server's price. */
export function StepReview({ hall, cancellationTerms, quoted }: StepReviewProps) {
  const words = useText(bookingText).receipt;
  const { values } = useFormikContext<WizardValues>();
  if (quoted.pending) {
    return (
      <div className="stack gap-20" role="status" aria-label={words.calculating}>
        <Skeleton width="180px" height="30px" />
        <Skeleton height="72px" shape="box" />
        <Skeleton height="180px" shape="box" />
      </div>
    );
  }
  if (!quoted.quote) {
    return (
      <div className="stack starting gap-12 rounded padded-16 tone-warning" role="alert">
        <p>{quoted.error?.message || words.failedNote}</p>
        <Button look="secondary" onClick={quoted.refresh}>
          {words.retry}
        </Button>
      </div>
    );
  }
  const { cityRules } = quoted.quote;
  return (
    <div className="stack gap-16">
      <CityRuleNotes rules={cityRules} broken={cityRules} />
      <div className="stack gap-20 anchor ink medium">
        <InvoicePaper data={invoiceOfRequest(hall, values, quoted.quote, cancellationTerms)} />
      </div>
      <HallPlanNote
        hallId={hall.id}
        currency={hall.currency}
        total={quoted.quote.totalPrice}
        className="muted medium"
      />
    </div>
  );
}
