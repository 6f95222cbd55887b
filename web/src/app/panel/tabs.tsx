import { lazy, type ComponentType } from 'react';

interface TabProps {
  isAdmin: boolean;
}

interface PanelTab {
  /** In the address: `?tab=…`. */
  name: string;
  /** Moderators neither see it nor can open it. */
  adminsOnly?: true;
  /** Not in the side bar: reached from elsewhere. */
  hidden?: true;
  /** Its code loads when somebody opens it; the Profile tab is given from outside. */
  Content?: ComponentType<TabProps>;
}

/** The panel's sections in the order of the side bar (docs/coverage.md: business §2 Admin and moderator control panel). */
export const PANEL_TABS = [
  {
    name: 'overview',
    Content: lazy(() => import('../pages/OverviewPage').then(({ OverviewPage }) => ({ default: OverviewPage }))),
  },
  {
    name: 'businesses',
    Content: lazy(() =>
      import('../../features/businesses/staff/BusinessesTab').then(({ BusinessesTab }) => ({ default: BusinessesTab })),
    ),
  },
  {
    name: 'bookings',
    Content: lazy(() =>
      import('../../features/bookings/staff/StaffBookingsTab').then(({ StaffBookingsTab }) => ({
        default: StaffBookingsTab,
      })),
    ),
  },
  {
    name: 'users',
    adminsOnly: true,
    Content: lazy(() =>
      import('../../features/accounts/staff/UsersTab').then(({ UsersTab }) => ({ default: UsersTab })),
    ),
  },
  {
    name: 'blog',
    Content: lazy(() => import('../../features/blog/staff/BlogTab').then(({ BlogTab }) => ({ default: BlogTab }))),
  },
  {
    name: 'reviews',
    Content: lazy(() =>
      import('../../features/reviews/staff/ReviewModerationTab').then(({ ReviewModerationTab }) => ({
        default: ReviewModerationTab,
      })),
    ),
  },
  {
    name: 'thread-reports',
    Content: lazy(() =>
      import('../../features/bookings/staff/reports/ThreadReportsTab').then(({ ThreadReportsTab }) => ({
        default: ThreadReportsTab,
      })),
    ),
  },
  {
    name: 'settings',
    adminsOnly: true,
    Content: lazy(() =>
      import('../../features/system/staff/settings/SettingsTab').then(({ SettingsTab }) => ({ default: SettingsTab })),
    ),
  },
  {
    name: 'rates',
    Content: lazy(() =>
      import('../../features/currency/staff/RatesTab').then(({ RatesTab }) => ({ default: RatesTab })),
    ),
  },
  {
    name: 'hijri-months',
    Content: lazy(() =>
      import('../../features/availability/staff/HijriMonths').then(({ HijriMonths }) => ({ default: HijriMonths })),
    ),
  },
  {
    name: 'city-rules',
    Content: lazy(() =>
      import('../../features/city-rules/staff/CityRulesTab').then(({ CityRulesTab }) => ({ default: CityRulesTab })),
    ),
  },
  {
    name: 'maintenance',
    Content: lazy(() =>
      import('../../features/maintenance/staff/MaintenanceTab').then(({ MaintenanceTab }) => ({
        default: MaintenanceTab,
      })),
    ),
  },
  {
    name: 'audit',
    adminsOnly: true,
    Content: lazy(() => import('../../features/audit/staff/AuditTab').then(({ AuditTab }) => ({ default: AuditTab }))),
  },
  {
    name: 'security-log',
    adminsOnly: true,
    Content: lazy(() =>
      import('../../features/security-log/staff/SecurityLogTab').then(({ SecurityLogTab }) => ({
        default: SecurityLogTab,
      })),
    ),
  },
  {
    name: 'outbox',
    Content: lazy(() =>
      import('../../features/notifications/staff/OutboxTab').then(({ OutboxTab }) => ({ default: OutboxTab })),
    ),
  },
  {
    name: 'jobs',
    adminsOnly: true,
    Content: lazy(() =>
      import('../../features/system/staff/jobs/JobsTab').then(({ JobsTab }) => ({ default: JobsTab })),
    ),
  },
  {
    name: 'styleguide',
    Content: lazy(() => import('./StyleguidePage').then(({ StyleguidePage }) => ({ default: StyleguidePage }))),
  },
  {
    name: 'owner-view',
    hidden: true,
    Content: lazy(() =>
      import('../../features/businesses/staff/detail/OwnerViewTab').then(({ OwnerViewTab }) => ({
        default: OwnerViewTab,
      })),
    ),
  },
  {
    name: 'booking',
    hidden: true,
    Content: lazy(() =>
      import('../../features/bookings/staff/StaffBookingTab').then(({ StaffBookingTab }) => ({
        default: StaffBookingTab,
      })),
    ),
  },
  { name: 'profile', hidden: true },
] as const satisfies readonly PanelTab[];

/** A section of the panel. */
export type TabName = (typeof PANEL_TABS)[number]['name'];

/** The sections that a role may open. */
export function tabsFor(isAdmin: boolean): readonly (PanelTab & { name: TabName })[] {
  const all: readonly (PanelTab & { name: TabName })[] = PANEL_TABS;
  return all.filter(({ adminsOnly }) => isAdmin || !adminsOnly);
}
