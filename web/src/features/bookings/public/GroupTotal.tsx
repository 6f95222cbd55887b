import { Fragment } from 'react';
import { useText } from '../../../i18n/text';
import { ConvertedSum } from '../../../ui/ConvertedPrice';
import { Money } from '../../../ui/Money';
import { functionsText } from '../functions.text';

/** What several functions cost together: an exact sum in each currency, and about what they come to in the visitor's own. */
export function GroupTotal({ totals }: { totals: readonly { currency: string; total: number }[] }) {
  const words = useText(functionsText);
  return (
    <div className="row apart gap-4-20 strong">
      <span>{words.total}</span>
      <span className="stack ending grow at-end">
        <span>
          {totals.map(({ currency, total }, index) => (
            <Fragment key={currency}>
              {index > 0 && ' + '}
              <Money amount={total} currency={currency} />
            </Fragment>
          ))}
        </span>
        <ConvertedSum sums={totals.map(({ currency, total }) => ({ currency, amount: total }))} />
      </span>
    </div>
  );
}
