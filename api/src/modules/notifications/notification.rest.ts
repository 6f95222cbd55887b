import { defineRoutes, toPage, toPaging } from '../../rest/route.js';

const NOTIFICATION =
  'id kind audience bookingId enquiryId businessId hallTitle hallNameUrdu wasConfirmed startTime timeZone customerName businessName createdAt readAt';

const SETTINGS = 'groups { group mail push } quietHours { from until timeZone } pushKey isPushOn';

/** REST routes of notifications (docs/decisions/0066-notifications.md). */
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
  {
    method: 'GET',
    path: '/notifications/settings',
    summary: 'What the caller is told of by mail and push, and when.',
    tag: 'Notifications',
    operation: `query RestNotificationSettings { notificationSettings { ${SETTINGS} } }`,
  },
  {
    method: 'PUT',
    path: '/notifications/settings',
    summary: 'Changes what the caller is told of by mail and push; what is left out stays.',
    tag: 'Notifications',
    operation: `mutation RestChangeNotificationSettings($input: NotificationSettingsInput!) {
      changeNotificationSettings(input: $input) { ${SETTINGS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'PUT',
    path: '/notifications/push',
    summary: 'Pushes to the browser of this session from now on.',
    tag: 'Notifications',
    operation: `mutation RestTurnOnPush($input: PushSubscriptionInput!) { turnOnPush(input: $input) { ${SETTINGS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'DELETE',
    path: '/notifications/push',
    summary: 'Stops pushing to the browser of this session.',
    tag: 'Notifications',
    operation: `mutation RestTurnOffPush { turnOffPush { ${SETTINGS} } }`,
  },
  {
    method: 'POST',
    path: '/notifications/push/test',
    summary: 'Pushes a test to the browser of this session.',
    tag: 'Notifications',
    operation: 'mutation RestSendTestNotification { sendTestNotification }',
    shape: ({ sendTestNotification: isOnItsWay }) => ({ isOnItsWay }),
  },
]);
