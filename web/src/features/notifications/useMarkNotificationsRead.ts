import {
  UnreadNotificationCountDocument,
  useMarkNotificationsReadMutation,
} from '../../graphql/generated/unread-notifications';

/** Marks notifications as read; the bell has the new count at once. */
export function useMarkNotificationsRead(failure?: { title: string }) {
  return useMarkNotificationsReadMutation({
    // What reading a page marks by itself needs no word where it fails.
    failure: failure ?? (() => undefined),
    refetch: ['Notifications'],
    update: (cache, { markNotificationsRead }) =>
      cache.writeQuery({
        query: UnreadNotificationCountDocument,
        data: { unreadNotificationCount: markNotificationsRead },
      }),
  });
}
