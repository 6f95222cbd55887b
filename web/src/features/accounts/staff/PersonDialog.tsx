import { Flex } from 'antd';
import { Role } from '@mehfil/api/domain/accounts/roles';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  usePanelPersonBookingsQuery,
  usePanelPersonQuery,
  usePanelPersonReviewsQuery,
  type PersonDetailFragment,
} from '../../../graphql/generated/panel-users';
import { readError } from '../../../graphql/errors';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { DialogHost } from '../../../ui/DialogHost';
import { EmailAddress } from '../../../ui/EmailAddress';
import { EmptyState } from '../../../ui/EmptyState';
import { LoadFailed } from '../../../ui/LoadFailed';
import { paths } from '../../../lib/paths';
import { Money } from '../../../ui/Money';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusTag } from '../../../ui/StatusTag';
import { Pager } from '../../../ui/list/Pager';
import { PersonActions } from './PersonActions';
import { RoleBadge } from './RoleMarks';
import { usersText } from './users.text';

const PAGE = 10;

/** A person with their state, bookings and reviews, for admins. */
export function PersonDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useText(usersText);
  const { data, error, refetch } = usePanelPersonQuery({ variables: { id }, freshFor: 0 });
  // Of what was read before nothing is shown once it is known to be gone.
  const isGone = error !== undefined && readError(error).code === 'NOT_FOUND';
  const person = isGone ? undefined : data?.person;
  return (
    <Dialog open title={person?.name ?? words.user} onClose={onClose} wide>
      <DialogHost>
        {isGone && <EmptyState level={3} {...words.gone} />}
        {error && !isGone && !person && <LoadFailed onRetry={refetch} />}
        {!error && !person && <Skeleton height="160px" shape="box" />}
        {person && (
          <>
            <Facts person={person} />
            <Part title={words.detail.bookings}>
              <Bookings id={id} />
            </Part>
            <Part title={words.detail.reviews}>
              <Reviews id={id} />
            </Part>
            {person.viewerCanAct && (
              <Flex justify="end" className="ruled">
                <PersonActions person={person} text={words.actions} onDeleted={onClose} />
              </Flex>
            )}
          </>
        )}
      </DialogHost>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex component="section" vertical gap={12} className="ruled" aria-label={title}>
      <h3 className="heading-20">{title}</h3>
      {children}
    </Flex>
  );
}

function Facts({ person }: { person: PersonDetailFragment }) {
  const words = useText(usersText);
  const { detail } = words;
  const format = useFormat();
  const { email, username, phone, role, createdAt, suspendedAt, suspensionReason } = person;
  const state =
    suspendedAt === null ? (
      <StatusTag status="active" label={detail.active} />
    ) : (
      <>
        <StatusTag status="suspended" label={detail.suspended} /> {detail.since(format.compactDate(suspendedAt))}
      </>
    );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [detail.state, state],
    ...(suspensionReason === null ? [] : [[detail.why, suspensionReason] as const]),
    [words.role, <RoleBadge key="role" role={Role[role]} />],
    [detail.email, <EmailAddress key="email">{email}</EmailAddress>],
    [words.username, username],
    [detail.phone, phone === null ? detail.noPhone : <span dir="ltr">{phone}</span>],
    [words.created, format.compactDate(createdAt)],
  ];
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PagedListProps<Row> {
  list: { nodes: readonly Row[]; totalCount: number } | undefined;
  failed: boolean;
  onRetry: () => unknown;
  page: number;
  onPage: (page: number) => void;
  none: string;
  render: (row: Row) => ReactNode;
}

/** A list of the dialog with its pages. */
function PagedList<Row extends { id: number }>(props: PagedListProps<Row>) {
  const { list, failed, onRetry, page, onPage, none, render } = props;
  if (!list) return failed ? <LoadFailed onRetry={onRetry} /> : <Skeleton height="80px" shape="box" />;
  if (list.nodes.length === 0) return <p className="muted">{none}</p>;
  return (
    <>
      <ul className="divided">
        {list.nodes.map((row) => (
          <Flex key={row.id} component="li" wrap align="center" justify="space-between" gap={12}>
            {render(row)}
          </Flex>
        ))}
      </ul>
      <Pager page={page} limit={PAGE} total={list.totalCount} onPage={onPage} />
    </>
  );
}

function Bookings({ id }: { id: number }) {
  const words = useText(usersText).detail;
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePanelPersonBookingsQuery({
    variables: { id, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  return (
    <PagedList
      {...{ list: data?.bookingsOfPerson, failed: error !== undefined, onRetry: refetch, page, onPage: setPage }}
      none={words.noBookings}
      render={({ hallTitle, businessName, invoiceNumber, status, startTime, endTime, timeZone, ...booking }) => (
        <>
          <div className="stack grow-220 breakable gap-4">
            <span>
              <strong>{hallTitle}</strong> <StatusTag status={status} />
            </span>
            <span>{words.until(format.compactDateTime(startTime, timeZone), format.time(endTime, timeZone))}</span>
            <span className="muted">
              <Link to={paths.anyBooking(booking.id)}>{invoiceNumber}</Link> · {businessName}
            </span>
          </div>
          <Money inList amount={booking.totalPrice} currency={booking.currency} />
        </>
      )}
    />
  );
}

function Reviews({ id }: { id: number }) {
  const words = useText(usersText).detail;
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePanelPersonReviewsQuery({
    variables: { id, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  return (
    <PagedList
      {...{ list: data?.reviewsOfPerson, failed: error !== undefined, onRetry: refetch, page, onPage: setPage }}
      none={words.noReviews}
      render={({ hallTitle, rating, comment, createdAt, isHidden }) => (
        <div className="stack grow-220 breakable gap-4">
          <span>
            <strong>{hallTitle}</strong> {isHidden && <StatusTag status="hidden" label={words.hidden} />}
          </span>
          {comment && <span>{comment}</span>}
          <span className="muted">
            {words.rating(rating)} · {format.compactDate(createdAt)}
          </span>
        </div>
      )}
    />
  );
}
