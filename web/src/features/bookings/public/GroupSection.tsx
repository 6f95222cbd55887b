import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BookingDetailDocument } from '../../../graphql/generated/booking-detail';
import {
  useCancelBookingGroupMutation,
  useViewerBookingGroupsQuery,
  type ViewerBookingGroupsQuery,
} from '../../../graphql/generated/functions';
import { useSession } from '../../../graphql/session';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import type { Clock } from '../../../lib/clock';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { Button, ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ConvertedPrice } from '../../../ui/ConvertedPrice';
import { ListMoneyContext, Money } from '../../../ui/Money';
import { StatusTag } from '../../../ui/StatusTag';
import { useBookingTimes } from '../booking-times';
import { keepBasket, readBasket, type DraftedFunction } from '../function-basket';
import { useFunctionState } from '../FunctionsNote';
import { useHallName } from '../../../i18n/useHallName';
import styles from '../Functions.module.css';
import { functionFactsText } from '../function-facts.text';
import { functionsText } from '../functions.text';
import { toAgreedChoice } from '../menu-data';
import { GroupTotal } from './GroupTotal';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';
import { joinClasses } from '../../../lib/classes';

type Grouped = ViewerBookingGroupsQuery['viewerBookingGroups']['nodes'][number];
type Part = Grouped['bookings'][number];

/** The latest groups; older ones are in the lists of single bookings. */
const SHOWN = 10;
const STATUSES = { WAITING: 'pending', CONFIRMED: 'confirmed', ENDED: 'cancelled' } as const;

/** A group is shown while one of its functions is to come, unless the customer cancelled it. */
function isShown({ group, bookings }: Grouped, now: number): boolean {
  return group.endReason !== 'CANCELLED' && bookings.some(({ endTime }) => new Date(endTime).getTime() > now);
}

/** The latest functions that were asked for together. */
export function useBookingGroups() {
  return useViewerBookingGroupsQuery({ variables: { paging: { limit: SHOWN } } });
}

/** Functions that were asked for together, one card a group, and the way back to those that are still being collected; nothing for who never did. */
export function GroupSection({ now }: { now: Clock }) {
  const words = useText(functionsText);
  const [cancelling, setCancelling] = useState<Grouped | null>(null);
  const { viewer } = useSession();
  const { data } = useBookingGroups();
  const groups = data?.viewerBookingGroups.nodes.filter((each) => isShown(each, now())) ?? [];
  const isCollecting = viewer !== null && readBasket(viewer.id).functions.length > 0;
  if (groups.length === 0 && !isCollecting) return null;
  return (
    <section className="below-32" aria-labelledby="functions-title">
      <div className="row top apart gap-8-12">
        <h2 id="functions-title" className="heading-24">
          {words.section}
        </h2>
        {isCollecting && <ButtonLink to={paths.functions}>{words.goOn}</ButtonLink>}
      </div>
      <ul className="stack gap-16 above-16">
        {groups.map((grouped) => (
          <li key={grouped.group.id}>
            <GroupCard grouped={grouped} onCancel={() => setCancelling(grouped)} />
          </li>
        ))}
      </ul>
      {cancelling && <CancelDialog grouped={cancelling} onClose={() => setCancelling(null)} />}
    </section>
  );
}

function GroupCard({ grouped, onCancel }: { grouped: Grouped; onCancel: () => void }) {
  const words = useText(functionsText);
  const { group, bookings, totals, viewerCanCancel } = grouped;
  const titleId = `group-${group.id}`;
  return (
    <Card as="article" labelledBy={titleId} className="stack gap-12">
      <div className="row top apart gap-8-12">
        <h3 id={titleId} className="breakable heading-20">
          {group.name}
        </h3>
        <StatusTag status={STATUSES[group.status]} label={words.states[group.status]} />
      </div>
      <GroupState grouped={grouped} />
      <ListMoneyContext value>
        <ul className="divided line-above">
          {bookings.map((each) => (
            <PartRow key={each.id} part={each} />
          ))}
        </ul>
        <GroupTotal totals={totals} />
      </ListMoneyContext>
      <div className="row gap-12">
        {group.status === 'ENDED' && <AskAgain grouped={grouped} />}
        {viewerCanCancel && (
          <Button look="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </Card>
  );
}

function GroupState({ grouped: { group, bookings } }: { grouped: Grouped }) {
  const words = useText(functionsText);
  const { compactDateTime } = useFormat();
  const zone = bookings[0]?.timeZone ?? 'UTC';
  if (group.status === 'WAITING') return <p>{words.waits(compactDateTime(group.answerBy, zone))}</p>;
  if (group.status === 'CONFIRMED') return <p>{words.confirmed}</p>;
  return (
    <p>
      {words.ends[group.endReason ?? 'CLOSED']} {words.choose}
    </p>
  );
}

function PartRow({ part }: { part: Part }) {
  const nameHall = useHallName();
  const { names } = useText(functionFactsText);
  const times = useBookingTimes(part);
  const describeState = useFunctionState();
  return (
    <li className={joinClasses('row apart gap-4-20', styles.function)}>
      <div className="row gap-4-20 narrowable">
        <Link className="strong" to={paths.booking(part.id)}>
          {names[part.functionName ?? 'OTHER']}
        </Link>
        <Link to={paths.hall(part.hallId, part.hallTitle)}>{nameHall(part)}</Link>
        <span>{times.date}</span>
        <span>{times.range}</span>
        <span className="muted">{describeState({ ...part, isAccepted: part.acceptedAt !== null })}</span>
      </div>
      <span>
        <Money amount={part.totalPrice} currency={part.currency} />{' '}
        <ConvertedPrice amount={part.totalPrice} currency={part.currency} compact />
      </span>
    </li>
  );
}

/** What can be asked for again: all that didn't end the group by itself. */
function toOthers(bookings: readonly Part[]): Part[] {
  return bookings.filter(({ cancellationReason }) => cancellationReason === 'GROUP_ENDED');
}

/** Fills the list of functions with the others, where the customer chooses what comes beside them. */
function AskAgain({ grouped: { group, bookings } }: { grouped: Grouped }) {
  const words = useText(functionsText);
  const navigate = useNavigate();
  const { viewer } = useSession();
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const others = toOthers(bookings);
  if (others.length === 0 || !viewer) return null;
  const askAgain = async (): Promise<void> => {
    setPending(true);
    try {
      const functions = await Promise.all(others.map((each) => toDraft(client, each)));
      keepBasket(viewer.id, { name: group.name, functions });
      void navigate(paths.functions);
    } catch {
      showToast({ tone: 'danger', ...words.againFailed });
      setPending(false);
    }
  };
  return (
    <Button pending={pending} onClick={() => void askAgain()}>
      {others.length < bookings.length ? words.again : words.againAll}
    </Button>
  );
}

/** A function to ask for again, with its menu, which lists don't have. @throws where it can't be read */
async function toDraft(client: ApolloClient, part: Part): Promise<DraftedFunction> {
  const { id, functionName, hallId, hallTitle, timeZone, startTime, endTime, guestCount, specialRequests } = part;
  const { data } = part.menu ? await client.query({ query: BookingDetailDocument, variables: { id } }) : {};
  const menu = data?.booking.menu;
  return {
    functionName: functionName ?? 'OTHER',
    ...{ hallId, hallTitle, timeZone, startTime, endTime, guestCount, specialRequests },
    optionalServices: part.optionalServices.flatMap(({ serviceId, quantity }) =>
      serviceId === null ? [] : [{ id: serviceId, quantity }],
    ),
    ...(menu && { menu: toAgreedChoice(menu), ...(menu.childCount > 0 && { childCount: menu.childCount }) }),
  };
}

function CancelDialog({ grouped: { group }, onClose }: { grouped: Grouped; onClose: () => void }) {
  const words = useText(functionsText);
  const { run, pending } = useCancelBookingGroupMutation({
    success: { tone: 'success', ...words.cancelled },
    about: group.name,
    failure: { ...words.cancelFailed, always: true },
    refetch: VIEWER_BOOKING_QUERIES,
  });
  const { title, text, keep } = words.cancelDialog;
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      text={text(group.name)}
      confirmLabel={words.cancel}
      cancelLabel={keep}
      pending={pending}
      onCancel={onClose}
      onConfirm={() => void run({ id: group.id }).then(onClose)}
    />
  );
}
