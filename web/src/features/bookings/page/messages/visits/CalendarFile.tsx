import { useLocale } from '../../../../../i18n/locale';
import { useText } from '../../../../../i18n/text';
import { Button } from '../../../../../ui/Button';
import { CalendarIcon } from '../../../../../ui/icons';
import { savePrivateFile } from '../../private-file';
import type { ShownThread } from '../useThread';
import { visitsText } from './visits.text';

interface CalendarFileProps {
  visitId: number;
  side: ShownThread['viewerSide'];
  /** Whether the visit is still to come; else the file takes it out of a calendar. */
  isComing?: boolean;
}

/** Saves the calendar file of a visit that was confirmed. */
export function CalendarFile({ visitId, side, isComing = false }: CalendarFileProps) {
  const words = useText(visitsText);
  const locale = useLocale();
  const save = () => {
    const base = side === 'CUSTOMER' ? '/api/user' : '/api/business';
    void savePrivateFile(`${base}/visits/${visitId}/calendar.ics?locale=${locale}`, words.noFile);
  };
  return (
    <Button look={isComing ? 'secondary' : 'link'} icon={isComing ? <CalendarIcon /> : undefined} onClick={save}>
      {isComing ? words.calendar : words.outOfCalendar}
    </Button>
  );
}
