import type { CityRuleFieldsFragment } from '../../graphql/generated/booking-request';
import { useFormat } from '../../i18n/format';
import { placesText } from '../../i18n/places.text';
import { useText } from '../../i18n/text';
import styles from './CityRuleNotes.module.css';
import { cityRulesText } from './city-rules.text';

/** A rule of a hall's city. */
export type ShownCityRule = CityRuleFieldsFragment;

interface CityRuleNotesProps {
  rules: readonly ShownCityRule[];
  /** Those that the chosen time goes beyond. */
  broken?: readonly ShownCityRule[];
  /** Who reads them; an owner who enters a booking is refused by none of them. */
  reader?: 'customer' | 'owner' | 'entry';
}

/** What the city of a hall asks of a function, with its source. Plain HTML: the hall's month shows it before Ant Design is loaded. */
export function CityRuleNotes({ rules, broken = [], reader = 'customer' }: CityRuleNotesProps) {
  const words = useText(cityRulesText);
  const { time } = useFormat();
  const { name } = useText(placesText);
  if (rules.length === 0) return null;
  return (
    <ul className="stack gap-8" aria-label={words.title}>
      {rules.map((rule) => (
        <li key={rule.id} className={styles.note}>
          {rule.closingTime === null
            ? words.oneDish[reader === 'customer' ? 'customer' : 'owner'](name(rule.city))
            : words.closing(name(rule.city), time(`2000-01-01T${rule.closingTime}:00Z`, 'UTC'))}{' '}
          {rule.closingTime !== null && broken.includes(rule) && <strong>{words.tooLate} </strong>}
          {rule.effect === 'REFUSE' && (reader === 'entry' ? words.ownersOnly : words.refused)}
          <span className="size-13 muted block">{words.source(rule.source)}</span>
        </li>
      ))}
    </ul>
  );
}
