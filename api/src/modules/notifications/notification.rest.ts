import { defineRoutes, toPage, toPaging } from '../../rest/route.js';

const NOTIFICATION =
  'id kind audience bookingId enquiryId businessId hallTitle hallNameUrdu wasConfirmed startTime timeZone customerName businessName createdAt readAt';

/** REST routes of the notifications in the app (docs/decisions/0066-notifications.md). */
export const notificationRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/notifications',
    summary: 'What the caller is told of in the app, newest first, with how many are unread.',
    tag: 'Notifications',
    operation: `query RestNotifications($paging: PagingInput) {
      notifications(paging: $paging) { nodes { ${NOTIFICATION} } totalCount pageInfo { endCursor hasNextPage page limit } }
      unreadNotificationCount }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ notifications, unreadNotificationCount: unreadCount }) => ({
      ...(toPage(notifications) as object),
      unreadCount,
    }),
  },
  {
    method: 'POST',
    path: '/notifications/read',
    summary: 'Marks notifications as read: some, those of a booking or an enquiry, or all without a body.',
    tag: 'Notifications',
    operation: `mutation RestMarkNotificationsRead($input: MarkNotificationsReadInput) {
      markNotificationsRead(input: $input) }`,
    variables: ({ body }) => ({ input: body }),
    shape: ({ markNotificationsRead: unreadCount }) => ({ unreadCount }),
  },
]);
