import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import type { OfferedTime } from './calendar-drag';
import { calendarText } from './calendar.text';

interface FreeTimeDialogProps {
  offered: OfferedTime;
  onAdd: () => void;
  onBlock: () => void;
  onClose: () => void;
}

/** Asks what free time that was dragged over is for. */
export function FreeTimeDialog({ offered, onAdd, onBlock, onClose }: FreeTimeDialogProps) {
  const words = useText(calendarText);
  return (
    <Dialog
      open
      title={words.freeDialog.title}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onAdd}>
            {words.add}
          </Button>
          <Button look="secondary" onClick={onBlock}>
            {words.block}
          </Button>
        </>
      }
    >
      <p>{useOfferedTime(offered)}</p>
    </Dialog>
  );
}

function useOfferedTime({ date, untilDate }: OfferedTime): string {
  const words = useText(calendarText);
  const { shortDate } = useFormat();
  const dayName = (day: string) => shortDate(`${day}T00:00:00Z`, 'UTC');
  if (untilDate !== date) return words.days(dayName(date), dayName(untilDate));
  return `${dayName(date)}, ${words.allDay}`;
}
