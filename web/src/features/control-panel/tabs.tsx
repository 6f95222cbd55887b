import { lazy, type ComponentType } from 'react';
import type { TabProps } from './tab-props';

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
    Content: lazy(() => import('./OverviewTab').then(({ OverviewTab }) => ({ default: OverviewTab }))),
  },
  {
    name: 'businesses',
    Content: lazy(() => import('./BusinessesTab').then(({ BusinessesTab }) => ({ default: BusinessesTab }))),
  },
  {
    name: 'users',
    adminsOnly: true,
    Content: lazy(() => import('./UsersTab').then(({ UsersTab }) => ({ default: UsersTab }))),
  },
  {
    name: 'blog',
    Content: lazy(() => import('./blog/BlogTab').then(({ BlogTab }) => ({ default: BlogTab }))),
  },
  {
    name: 'reviews',
    Content: lazy(() => import('./reviews/ReviewsTab').then(({ ReviewsTab }) => ({ default: ReviewsTab }))),
  },
  {
    name: 'settings',
    adminsOnly: true,
    Content: lazy(() => import('./settings/SettingsTab').then(({ SettingsTab }) => ({ default: SettingsTab }))),
  },
  {
    name: 'rates',
    Content: lazy(() => import('./rates/RatesTab').then(({ RatesTab }) => ({ default: RatesTab }))),
  },
  {
    name: 'maintenance',
    Content: lazy(() => import('./MaintenanceTab').then(({ MaintenanceTab }) => ({ default: MaintenanceTab }))),
  },
  {
    name: 'audit',
    adminsOnly: true,
    Content: lazy(() => import('./audit/AuditTab').then(({ AuditTab }) => ({ default: AuditTab }))),
  },
  {
    name: 'outbox',
    Content: lazy(() => import('./outbox/OutboxTab').then(({ OutboxTab }) => ({ default: OutboxTab }))),
  },
  {
    name: 'jobs',
    adminsOnly: true,
    Content: lazy(() => import('./jobs/JobsTab').then(({ JobsTab }) => ({ default: JobsTab }))),
  },
  {
    name: 'owner-view',
    hidden: true,
    Content: lazy(() =>
      import('./business-detail/OwnerViewTab').then(({ OwnerViewTab }) => ({ default: OwnerViewTab })),
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
