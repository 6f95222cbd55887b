import { fromHundredths } from '@mehfil/api/domain/money/money';
import { useHallPaymentPlanQuery } from '../../graphql/generated/hall-plan';
import { useFormat } from '../../i18n/format';
import { namesText } from '../../i18n/names.text';
import { useText } from '../../i18n/text';
import { paymentPlanText } from './payment-plan.text';
import { splitByPlan, type PlanPartShown } from './plan-values';

interface HallPlanNoteProps {
  hallId: number;
  currency: string;
  /** What the booking costs, in units, once that is known. */
  total?: number | undefined;
  className?: string | undefined;
}

/** Names what each part of a plan is: a share, an amount, or the rest. */
function useShareWords(currency: string) {
  const words = useText(paymentPlanText);
  const { name } = useText(namesText);
  const { percent, money } = useFormat();
  return (part: PlanPartShown, isOnly: boolean): string => {
    const { label, amount } = part;
    if (typeof part.percent === 'number') return words.share(percent(part.percent), name(label));
    if (typeof amount === 'number') return words.share(money(amount, currency), name(label));
    return isOnly ? words.wholeSum : words.rest;
  };
}

/** When a booking of a hall is to be paid, before it is asked for; nothing where all is due at the start. */
export function HallPlanNote({ hallId, currency, total, className }: HallPlanNoteProps) {
  const words = useText(paymentPlanText);
  const { name } = useText(namesText);
  const { money } = useFormat();
  const nameShare = useShareWords(currency);
  const { data } = useHallPaymentPlanQuery({ variables: { hallId } });
  const parts = data?.hallPaymentPlan.parts ?? [];
  if (parts.length === 0) return null;
  const split = total === undefined ? null : splitByPlan(parts, total);
  const lines = split
    ? split.map(({ label, amount, due, days }) => ({
        share: words.share(money(fromHundredths(amount), currency), name(label ?? '')),
        due: words.due[due](days),
      }))
    : parts.map((part) => ({ share: nameShare(part, parts.length === 1), due: words.due[part.due](part.days) }));
  return (
    <div className={className}>
      {words.terms}
      <ul className="bullets">
        {lines.map(({ share, due }) => (
          <li key={`${share} ${due}`}>{`${share} ${due}`}</li>
        ))}
      </ul>
    </div>
  );
}
