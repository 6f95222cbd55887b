import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { addMonths } from '../../lib/months';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { partsText } from '../parts.text';
import styles from './CalendarMonth.module.css';

interface MonthHeadProps {
  /** The months that are shown beside each other; none until it is known. */
  months: readonly string[];
  /** Whether there is a month to show before and after them. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** Called with the month that begins what is shown next. */
  onShow: (first: string) => void;
}

/** The names of the months that are shown, between the arrows to those before and after. */
export function MonthHead({ months, hasPrevious, hasNext, onShow }: MonthHeadProps) {
  const words = useText(partsText).month;
  const { month: write } = useFormat();
  const [first] = months;
  const go = (count: number) => first !== undefined && onShow(addMonths(first, count));
  return (
    <div className={joinClasses('beside middle below-8', styles.head)}>
      <button
        type="button"
        className="round-button"
        aria-label={words.previous}
        disabled={!hasPrevious}
        onClick={() => go(-1)}
      >
        <ChevronLeftIcon />
      </button>
      {(months.length > 0 ? months.map(write) : ['\u00a0']).map((name, index) => (
        <p key={index} className="grow centered heading-20 display-face" aria-live="polite">
          {name}
        </p>
      ))}
      <button type="button" className="round-button" aria-label={words.next} disabled={!hasNext} onClick={() => go(1)}>
        <ChevronRightIcon />
      </button>
    </div>
  );
}
