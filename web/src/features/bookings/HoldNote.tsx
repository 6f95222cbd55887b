import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { pageClock, type Clock } from '../../lib/clock';
import { holdText } from './hold.text';

interface HoldNoteProps {
  booking: { status: string; heldUntil: string | null; timeZone: string };
  /** Only how much is left, where there is a line for it. */
  short?: boolean;
  now?: Clock | undefined;
}

const MINUTE_MS = 60_000;

/** Until when a request holds its time, and how much is left of it; nothing for any other booking. */
export function HoldNote({ booking: { status, heldUntil, timeZone }, short = false, now = pageClock }: HoldNoteProps) {
  const words = useText(holdText);
  const { compactDateTime } = useFormat();
  if (status !== 'PENDING' || !heldUntil) return null;
  const minutes = Math.ceil((new Date(heldUntil).getTime() - now()) / MINUTE_MS);
  const when = compactDateTime(heldUntil, timeZone);
  if (minutes <= 0) return <p className="muted small">{words.ended(when)}</p>;
  const left = words.left(Math.floor(minutes / 60), minutes);
  if (short) {
    return (
      <p className="small" title={words.until(when)}>
        {left}
      </p>
    );
  }
  return (
    <p className="small">
      {words.until(when)}
      <strong className="strong block">{left}</strong>
    </p>
  );
}
