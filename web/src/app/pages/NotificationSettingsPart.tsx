import { withWords } from '../../i18n/locale-store';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/Skeleton';

/** The settings of notifications, on every page of an account's settings; not in their first view. */
export const NotificationSettingsPart = lazyPart(
  () =>
    withWords('talk', import('../../features/notifications/NotificationSettings')).then(
      (module) => module.NotificationSettings,
    ),
  <Skeleton height="320px" shape="box" />,
);
