import { Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLeaveWaitingListMutation, type ViewerWaitingListQuery } from '../../../graphql/generated/waiting-list';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import type { Clock } from '../../../lib/clock';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { StatusTag } from '../../../ui/StatusTag';
import { useBookingTimes } from '../booking-times';
import { waitingText } from '../waiting.text';
import { RequestOffered } from './RequestOffered';
import { useWaitingList } from './useWaitingList';
import { VIEWER_WAITING_QUERIES } from './viewer-queries';
import { useHallName } from '../../../i18n/useHallName';

type Entry = ViewerWaitingListQuery['viewerWaitingList']['nodes'][number];

const MINUTE_MS = 60_000;

const STATUSES = { OFFERED: 'confirmed', WAITING: 'pending', MISSED: 'other' } as const;

/** Whether an entry is shown: one that isn't over, and an offer that was missed while its time is still to come. */
function isShown({ state, startTime }: Entry, now: number): boolean {
  return state in STATUSES && new Date(startTime).getTime() > now;
}

/** What the customer waits for, offers first; nothing without any. */
export function WaitingSection({ now }: { now: Clock }) {
  const words = useText(waitingText);
  const [leaving, setLeaving] = useState<Entry | null>(null);
  const { data } = useWaitingList();
  const entries = data?.viewerWaitingList.nodes.filter((entry) => isShown(entry, now())) ?? [];
  if (entries.length === 0) return null;
  return (
    <section id="waiting-list" className="below-32" aria-labelledby="waiting-list-title">
      <h2 id="waiting-list-title" className="heading-24">
        {words.title}
      </h2>
      <p className="muted">{words.text}</p>
      <ul className="stack tiles-320 gap-16 above-16">
        {entries.map((entry) => (
          <li key={entry.id}>
            <WaitingCard entry={entry} now={now()} onLeave={() => setLeaving(entry)} />
          </li>
        ))}
      </ul>
      {leaving && <LeaveDialog entry={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

function WaitingCard({ entry, now, onLeave }: { entry: Entry; now: number; onLeave: () => void }) {
  const words = useText(waitingText);
  const nameHall = useHallName();
  const { number } = useFormat();
  const times = useBookingTimes(entry);
  const titleId = `waiting-${entry.id}`;
  const state = entry.state as keyof typeof STATUSES;
  return (
    <Card as="article" labelledBy={titleId} className="stack packed gap-12 full-height">
      <Flex align="start" justify="space-between" gap={12}>
        <h3 id={titleId} className="breakable heading-20">
          <Link className="plain-link" to={paths.hall(entry.hallId, entry.hallTitle)}>
            {nameHall(entry)}
          </Link>
        </h3>
        <StatusTag status={STATUSES[state]} label={words.states[state]} />
      </Flex>
      <Flex component="p" wrap gap="4px 20px">
        <span>{times.date}</span>
        <span>{times.range}</span>
        <span>{`${words.guests}: ${number(entry.guestCount)}`}</span>
      </Flex>
      {entry.place !== null && <p className="strong">{words.place(entry.place)}</p>}
      {state === 'OFFERED' && <Offer entry={entry} now={now} />}
      {state === 'MISSED' && <p className="muted">{words.missed}</p>}
      {entry.viewerCanLeave && (
        <Flex wrap gap={12}>
          {state === 'OFFERED' && <RequestOffered entry={entry} label={words.request} />}
          <Button look={state === 'OFFERED' ? 'quiet' : 'secondary'} onClick={onLeave}>
            {words.leave}
          </Button>
        </Flex>
      )}
    </Card>
  );
}

/** Until when the time is held, and how much is left of it. */
function Offer({ entry: { offeredUntil, timeZone }, now }: { entry: Entry; now: number }) {
  const words = useText(waitingText);
  const { compactDateTime } = useFormat();
  if (!offeredUntil) return null;
  const minutes = Math.max(0, Math.ceil((new Date(offeredUntil).getTime() - now) / MINUTE_MS));
  return (
    <p className="notice tone-success medium">
      {words.offered(compactDateTime(offeredUntil, timeZone))}{' '}
      <strong>{words.left(Math.floor(minutes / 60), minutes)}</strong>
    </p>
  );
}

function LeaveDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const words = useText(waitingText);
  const nameHall = useHallName();
  const { date } = useBookingTimes(entry);
  const { run, pending } = useLeaveWaitingListMutation({
    success: { tone: 'success', ...words.leftDone },
    about: nameHall(entry),
    failure: { ...words.leaveFailed, always: true },
    refetch: VIEWER_WAITING_QUERIES,
  });
  const { title, text, keep } = words.leaveDialog;
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      text={text(nameHall(entry), date, entry.state === 'OFFERED')}
      confirmLabel={words.leave}
      cancelLabel={keep}
      pending={pending}
      onCancel={onClose}
      onConfirm={() => void run({ id: entry.id }).then(onClose)}
    />
  );
}
