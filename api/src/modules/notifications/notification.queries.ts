import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type Kysely } from 'kysely';
import type { Viewer } from '../../context.js';
import { enumName, named, toEnumValue, type Database } from '../../database/tables.js';
import { paginate } from '../../database/paginate.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { isStaff, Role } from '../../domain/accounts/roles.js';
import { BusinessRight, hasRight } from '../../domain/businesses/team.js';
import { NotificationAudience, type NotificationKind } from '../../domain/notifications/kinds.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';

/** Whose notifications are read. */
export type NotificationReader = Pick<Viewer, 'id' | 'role' | 'membership'>;

/** The notifications of somebody whose place is open to them now: not of a business that they have left. */
export function selectVisible(db: Kysely<Database>, viewer: NotificationReader) {
  const { id, role, membership } = viewer;
  return db
    .selectFrom('notifications as n')
    .leftJoin('bookings as b', 'b.id', 'n.booking_id')
    .leftJoin('enquiries as e', 'e.id', 'n.enquiry_id')
    .leftJoin('halls as h', 'h.id', 'e.hall_id')
    .leftJoin('businesses as v', (join) =>
      join.on((eb) => eb('v.id', '=', eb.fn.coalesce('b.business_id', 'h.business_id', 'n.business_id'))),
    )
    .where('n.user_id', '=', id)
    .where((eb) => {
      const of = (audience: NotificationAudience) => eb('n.audience', '=', toEnumValue(audience));
      const isMember = membership && hasRight(membership.role, BusinessRight.BOOKINGS);
      return eb.or([
        ...(role === Role.USER
          ? [eb.and([of(NotificationAudience.CUSTOMER), eb(eb.fn.coalesce('b.user_id', 'e.user_id'), '=', id)])]
          : []),
        ...(role === Role.BUSINESS || isMember
          ? [
              eb.and([
                of(NotificationAudience.BUSINESS),
                isMember ? eb('v.id', '=', membership.businessId) : eb('v.owner_id', '=', id),
                eb('v.is_trading', '=', true),
              ]),
            ]
          : []),
        ...(isStaff(role) ? [of(NotificationAudience.STAFF)] : []),
      ]);
    });
}

/** Notifications with what they are about. */
export function selectShown(db: Kysely<Database>) {
  return db
    .selectFrom('notifications as n')
    .leftJoin('bookings as b', 'b.id', 'n.booking_id')
    .leftJoin('enquiries as e', 'e.id', 'n.enquiry_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('halls as h', (join) => join.on((eb) => eb('h.id', '=', eb.fn.coalesce('b.hall_id', 'e.hall_id'))))
    .leftJoin('businesses as v', (join) =>
      join.on((eb) => eb('v.id', '=', eb.fn.coalesce('n.business_id', 'h.business_id'))),
    )
    .select(named('n', ['id', 'bookingId', 'enquiryId', 'businessId', 'createdAt', 'readAt']))
    .select([enumName<NotificationKind>('n.kind').as('kind')])
    .select([enumName<NotificationAudience>('n.audience').as('audience')])
    .select('h.hall_name_urdu as hallNameUrdu')
    .select(sql<boolean>`b.confirmed_at is not null`.as('wasConfirmed'))
    .select(['b.start_time as startTime', 'b.time_zone as timeZone'])
    .select((eb) =>
      eb.fn.coalesce('b.hall_title', eb.case().when('h.id', 'is not', null).then(HALL_TITLE).end()).as('hallTitle'),
    )
    .select((eb) => eb.fn.coalesce('b.customer_name', 'u.name', 'e.customer_name').as('customerName'))
    .select((eb) => eb.fn.coalesce('b.business_name', 'v.name').as('businessName'));
}

/** A notification with what it is about. */
export type NotificationRow = InferResult<ReturnType<typeof selectShown>>[number];

/** A page of a viewer's notifications, newest first. */
export function findNotifications(
  em: EntityManager,
  viewer: Viewer,
  page: PageRequest,
): Promise<Connection<NotificationRow>> {
  const db = em.getKysely<Database>();
  const order = { by: 'n.created_at', type: 'timestamptz', direction: 'desc' } as const;
  return paginate(em, { found: selectVisible(db, viewer), rows: selectShown(db), id: 'n.id' }, order, page);
}

/** How many notifications a viewer hasn't read, up to a limit; one statement. */
export async function countUnread(em: EntityManager, viewer: Viewer): Promise<number> {
  const db = em.getKysely<Database>();
  const unread = selectVisible(db, viewer)
    .select('n.id')
    .where('n.read_at', 'is', null)
    .limit(NOTIFICATION_LIMITS.unreadCountedTo);
  const { count } = await db
    .selectFrom(unread.as('u'))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
