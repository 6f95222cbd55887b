import { Flex, Timeline } from 'antd';
import { CANCELLATION_LABELS, CancellationReason } from '@mehfil/api/domain/bookings/transitions';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { Money } from '../../../ui/Money';
import { ChangeComparison, OfferedTerms } from '../ChangeComparison';
import { offerText } from '../offer.text';
import { Section } from './BookingParts';
import { bookingPageText } from './booking-page.text';
import type { PagedEvent } from './page-data';
import { useEventTitle } from './useEventTitle';

const COLORS: Partial<Readonly<Record<PagedEvent['kind'], 'green' | 'red'>>> = {
  ACCEPTED: 'green',
  CONFIRMED: 'green',
  CHANGED: 'green',
  PAID: 'green',
  PROOF_ACCEPTED: 'green',
  PROOF_REJECTED: 'red',
  CANCELLED: 'red',
  CHANGE_REFUSED: 'red',
};

interface BookingTimelineProps {
  events: readonly PagedEvent[];
  /** The hall's, by whose clocks it is told. */
  timeZone: string;
  currency: string;
}

/** What happened to a booking, the latest first. */
export function BookingTimeline({ events, timeZone, currency }: BookingTimelineProps) {
  const { sections } = useText(bookingPageText);
  return (
    <Section title={sections.timeline}>
      <Timeline
        items={events.map((event) => ({
          key: event.key,
          color: COLORS[event.kind] ?? 'gray',
          content: <Event event={event} timeZone={timeZone} currency={currency} />,
        }))}
      />
    </Section>
  );
}

interface EventProps {
  event: PagedEvent;
  timeZone: string;
  currency: string;
}

function Event({ event, timeZone, currency }: EventProps) {
  const { timeline: words } = useText(bookingPageText);
  const { compactDateTime } = useFormat();
  const toTitle = useEventTitle();
  const { at, side, actorName, until, change } = event;
  // The title of what was seen says by whom.
  const who = event.kind === 'SEEN' ? null : (actorName ?? (side === 'STAFF' ? words.staff : null));
  const when = compactDateTime(at, timeZone);
  return (
    <Flex vertical gap={2}>
      <span>
        <span className="strong">{toTitle(event)}</span>
        {event.amount !== null && (
          <>
            {' '}
            <Money amount={event.amount} currency={currency} />
          </>
        )}
        {until && event.kind !== 'CHANGE_PROPOSED' && ` ${words.until(compactDateTime(until, timeZone))}`}
      </span>
      <Details event={event} />
      <time className="muted small" dateTime={at}>
        {who ? words.by(who, when) : when}
      </time>
      {change && event.kind !== 'CHANGE_DROPPED' && <Terms change={change} />}
    </Flex>
  );
}

/** What a change makes of the booking; an offer to an enquiry, which nothing came before, by itself. */
function Terms({ change }: { change: NonNullable<PagedEvent['change']> }) {
  const isFirst = JSON.stringify(change.before) === JSON.stringify(change.after);
  return isFirst ? <OfferedTerms terms={change.after} /> : <ChangeComparison {...change} />;
}

/** Why it was cancelled, what was said with an offer or a refusal, what was mailed. */
function Details({ event: { kind, reason, note, mail, change } }: { event: PagedEvent }) {
  const { timeline: words } = useText(bookingPageText);
  const offers = useText(offerText);
  const say = useSay();
  if (reason) return <span>{words.reason(say(CANCELLATION_LABELS[CancellationReason[reason]]), note)}</span>;
  const said = kind === 'CHANGE_REFUSED' ? change?.answerNote : kind === 'CHANGE_PROPOSED' ? change?.note : null;
  if (said) return <span className="lines">{offers.noteOf(said)}</span>;
  if (note) return <bdi className="lines">{kind === 'CHARGED' ? say(note) : note}</bdi>;
  if (!mail) return null;
  const statuses: Readonly<Record<string, string>> = words.mailStatus;
  const isSent = mail.status === 'sent';
  return (
    <span>
      <bdi>{mail.subject}</bdi>
      {!isSent && <span className="muted small block">{statuses[mail.status]}</span>}
    </span>
  );
}
