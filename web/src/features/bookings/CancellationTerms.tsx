import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { cancellationText } from './cancellation.text';

/** What comes back when a booking is cancelled, as a list of sentences; plain, since it stands in first views. */
export function CancellationTerms({ terms, className }: { terms: readonly string[]; className?: string }) {
  const words = useText(cancellationText);
  const say = useSay();
  return (
    <div className={className}>
      <p className="strong">{words.terms}</p>
      <ul>
        {terms.map((sentence) => (
          <li key={sentence}>{say(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}
