import { Flex } from 'antd';
import { useId, useState } from 'react';
import {
  useCancelVisitMutation,
  useConfirmVisitMutation,
  useDeclineVisitMutation,
} from '../../../../../graphql/generated/booking-messages';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { useHallName } from '../../../../../i18n/useHallName';
import { Button } from '../../../../../ui/Button';
import { CalendarIcon } from '../../../../../ui/icons';
import { lazyPart } from '../../../../../ui/lazy-part';
import { StatusTag } from '../../../../../ui/StatusTag';
import { useConfirm } from '../../../../../ui/useConfirm';
import { useFocusAfter } from '../../../../../ui/useFocusAfter';
import type { About, ShownThread, ShownVisit } from '../useThread';
import { CalendarFile } from './CalendarFile';
import { visitsText } from './visits.text';

const ProposeVisit = lazyPart(() => import('./ProposeVisit').then((module) => module.ProposeVisit));

interface VisitsProps {
  about: About;
  id: number;
  thread: ShownThread;
  timeZone: string;
  /** Takes in a visit that was proposed here. */
  onPropose: (visit: ShownVisit) => void;
}

const isStanding = ({ status, isPast }: ShownVisit): boolean =>
  !isPast && (status === 'PROPOSED' || status === 'CONFIRMED');

/** The open or coming visit of the hall with what can be done about it, or the way to propose one. */
export function Visits({ about, id, thread, timeZone, onPropose }: VisitsProps) {
  const words = useText(visitsText);
  const [isProposing, setProposing] = useState(false);
  const visit = thread.visits.find(isStanding);
  const propose = () => setProposing(true);
  const box = useFocusAfter(visit ? `${visit.id} ${visit.status}` : '');
  if (!visit && !thread.viewerCanArrangeVisit) return null;
  return (
    <div ref={box}>
      {visit ? (
        <VisitCard visit={visit} thread={thread} onPropose={propose} />
      ) : (
        <Button look="secondary" icon={<CalendarIcon />} onClick={propose}>
          {words.arrange}
        </Button>
      )}
      {isProposing && (
        <ProposeVisit
          {...{ about, id, onPropose }}
          timeZone={thread.visits[0]?.timeZone ?? timeZone}
          headCount={visit?.headCount ?? null}
          onClose={() => setProposing(false)}
        />
      )}
    </div>
  );
}

interface VisitCardProps {
  visit: ShownVisit;
  thread: ShownThread;
  onPropose: () => void;
}

function VisitCard({ visit, thread, onPropose }: VisitCardProps) {
  const words = useText(visitsText);
  const titleId = useId();
  const { longDate, time, number } = useFormat();
  const nameHall = useHallName();
  const { status, startsAt, timeZone, headCount, note, proposedBy } = visit;
  const isOwn = proposedBy === thread.viewerSide;
  return (
    <section className="framed stack gap-8 padded-12-16" aria-labelledby={titleId}>
      <Flex wrap align="center" gap="4px 10px">
        <h3 id={titleId} className="size-16">
          {words.title}
        </h3>
        <StatusTag status={status === 'CONFIRMED' ? 'confirmed' : 'pending'} label={words.status[status]} />
      </Flex>
      <p className="strong">
        <bdi className="breakable">{nameHall(visit)}</bdi>
        {' · '}
        <time dateTime={startsAt}>
          <bdi>{longDate(startsAt, timeZone)}</bdi> · <bdi className="unbroken">{time(startsAt, timeZone)}</bdi>
        </time>
        {headCount !== null && (
          <span className="muted">
            {' · '}
            <bdi>{words.visitors(headCount, number(headCount))}</bdi>
          </span>
        )}
      </p>
      {note !== null && (
        <p className="breakable lines" dir="auto">
          {note}
        </p>
      )}
      {status === 'PROPOSED' && <p className="muted small">{isOwn ? words.waits.OWN : words.waits.OTHER}</p>}
      <Actions visit={visit} side={thread.viewerSide} canPropose={thread.viewerCanArrangeVisit} onPropose={onPropose} />
    </section>
  );
}

interface ActionsProps {
  visit: ShownVisit;
  side: ShownThread['viewerSide'];
  canPropose: boolean;
  onPropose: () => void;
}

function Actions({ visit, side, canPropose, onPropose }: ActionsProps) {
  const words = useText(visitsText);
  const ask = useConfirm();
  const failure = { failure: words.notChanged };
  const confirm = useConfirmVisitMutation(failure);
  const decline = useDeclineVisitMutation(failure);
  const cancel = useCancelVisitMutation(failure);
  const { id, status, viewerCanAnswer, viewerCanCancel } = visit;
  const isOpen = status === 'PROPOSED';
  const askToCancel = () => {
    const { title, text, confirm: confirmLabel } = words.cancelling;
    ask({ title, text, confirmLabel, danger: true, onConfirm: () => cancel.run({ id }) });
  };
  // One answer at a time.
  const isBusy = confirm.pending || decline.pending || cancel.pending;
  return (
    <Flex wrap gap={8}>
      {viewerCanAnswer && (
        <>
          <Button pending={isBusy} onClick={() => void confirm.run({ id })}>
            {words.confirm}
          </Button>
          <Button look="secondary" pending={isBusy} onClick={() => void decline.run({ id })}>
            {words.decline}
          </Button>
        </>
      )}
      {isOpen && canPropose && (
        <Button look="quiet" pending={isBusy} onClick={onPropose}>
          {words.other}
        </Button>
      )}
      {isOpen && viewerCanCancel && (
        <Button look="quiet" pending={isBusy} onClick={() => void cancel.run({ id })}>
          {words.takeBack}
        </Button>
      )}
      {!isOpen && <CalendarFile visitId={id} side={side} isComing />}
      {!isOpen && viewerCanCancel && (
        <Button look="quiet" pending={isBusy} onClick={askToCancel}>
          {words.cancel}
        </Button>
      )}
    </Flex>
  );
}
