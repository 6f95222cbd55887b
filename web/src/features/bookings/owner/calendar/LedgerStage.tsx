import { useState } from 'react';
import { useText } from '../../../../i18n/text';
import { Dialog } from '../../../../ui/Dialog';
import { calendarText } from './calendar.text';
import { entriesOn, getHallIds, specialDaysOn, type DayEntries, type Entry } from './calendar-view';
import type { Asked } from './CalendarDialogs';
import { DayPanel, type DayPanelProps } from './DayPanel';
import { Ledger, type LedgerProps } from './Ledger';
import type { CellPress } from './LedgerCellView';

interface LedgerStageProps extends Omit<LedgerProps, 'onPick' | 'onPress'> {
  panel: Pick<DayPanelProps, 'today' | 'zone' | 'halls' | 'onAdd' | 'onBlock'>;
  onAsk: (asked: Asked) => void;
}

/** The ledger, and beside it the day that was opened from it. */
export function LedgerStage({ panel, onAsk, ...ledger }: LedgerStageProps) {
  const words = useText(calendarText);
  const [opened, setOpened] = useState<{ day: string; hallId: number | null } | null>(null);
  const press = ({ day, hallId, entries, hours }: CellPress) => {
    const [entry, ...others] = entries;
    if (!entry) onAsk({ what: 'add', day, hallId, hours });
    else if (entry.kind === 'booking' && others.length === 0) onAsk({ what: 'open', bookingId: entry.booking.id });
    else setOpened({ day, hallId });
  };
  const hallId = opened?.hallId ?? ledger.shown.hallId;
  return (
    <>
      <Ledger {...ledger} onPick={(day) => setOpened({ day, hallId: null })} onPress={press} />
      {opened && (
        <Dialog
          open
          beside
          title={ledger.halls.find(({ id }) => id === hallId)?.title ?? words.everyHall}
          onClose={() => setOpened(null)}
        >
          <DayPanel
            {...panel}
            day={opened.day}
            hallId={hallId}
            held={ledger.isBusy ? null : ofHall(entriesOn(ledger.entries, opened.day, ledger.zone), hallId)}
            special={specialDaysOn(ledger.specialDays, opened.day, hallId)}
          />
        </Dialog>
      )}
    </>
  );
}

function ofHall({ own, continued }: DayEntries, hallId: number | null): DayEntries {
  const isOf = (entry: Entry) => hallId === null || getHallIds(entry).includes(hallId);
  return { own: own.filter(isOf), continued: continued.filter(isOf) };
}
