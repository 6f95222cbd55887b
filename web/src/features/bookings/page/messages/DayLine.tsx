import { Divider } from 'antd';
import { useFormat } from '../../../../i18n/format';

interface DayLineProps {
  at: string;
  /** When what stands above it happened; undefined for the first. */
  before: string | undefined;
  timeZone: string;
}

/** The day above the first of what happened on it. */
export function DayLine({ at, before, timeZone }: DayLineProps) {
  const { longDate } = useFormat();
  const day = longDate(at, timeZone);
  if (before !== undefined && longDate(before, timeZone) === day) return null;
  return (
    <li>
      <Divider plain size="small" className="size-13 muted">
        {day}
      </Divider>
    </li>
  );
}
