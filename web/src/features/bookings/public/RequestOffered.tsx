import { localTime } from '@mehfil/api/domain/time/zone';
import { useNavigate } from 'react-router-dom';
import type { ViewerWaitingListQuery } from '../../../graphql/generated/waiting-list';
import { useSession } from '../../../graphql/session';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/Button';
import { keepDraft } from '../draft';

/** The wizard's step after day and guests. */
const SERVICES_STEP = 3;

type Entry = ViewerWaitingListQuery['viewerWaitingList']['nodes'][number];

interface RequestOfferedProps {
  entry: Pick<Entry, 'hallId' | 'hallTitle' | 'date' | 'startTime' | 'endTime' | 'timeZone' | 'guestCount'>;
  label: string;
  look?: 'primary' | 'secondary';
}

/** Opens the wizard with the day, the hours and the guests that were waited for, once the time is held for who waited. */
export function RequestOffered({ entry, label, look = 'primary' }: RequestOfferedProps) {
  const navigate = useNavigate();
  const { viewer } = useSession();
  const { hallId, hallTitle, date, startTime, endTime, timeZone, guestCount } = entry;
  const request = () => {
    const hours = [startTime, endTime].map((instant) => localTime(new Date(instant), timeZone));
    const values = { date, startTime: hours[0] ?? '', endTime: hours[1] ?? '', guests: guestCount };
    keepDraft(hallId, viewer?.id ?? null, { step: SERVICES_STEP, values });
    void navigate(`${paths.hall(hallId, hallTitle)}#book`);
  };
  return (
    <Button look={look} onClick={request}>
      {label}
    </Button>
  );
}
