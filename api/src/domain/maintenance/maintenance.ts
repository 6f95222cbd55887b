/** The default message (docs/coverage.md: customer §9). */
export const DEFAULT_MAINTENANCE_MESSAGE = 'System is under maintenance. Please check back later.';

/** A stored maintenance window. */
export interface MaintenancePeriod {
  isEnabled: boolean;
  /** Defaults to immediately. */
  startTime?: Date | null;
  /** Defaults to open-ended. */
  endTime?: Date | null;
}

export type MaintenanceState = 'active' | 'scheduled' | 'operational';

/**
 * The state of a maintenance window at `now`: active if enabled, started and not ended; scheduled if enabled and not started;
 * otherwise operational, also without a window.
 */
export function maintenanceState(window: MaintenancePeriod | null | undefined, now: Date): MaintenanceState {
  if (!window?.isEnabled) return 'operational';
  if (window.endTime && window.endTime <= now) return 'operational';
  return window.startTime && window.startTime > now ? 'scheduled' : 'active';
}

/** The indicator's text for each state. */
export const MAINTENANCE_INDICATORS: Readonly<Record<MaintenanceState, string>> = {
  active: 'Under Maintenance',
  scheduled: 'Scheduled',
  operational: 'Normal Operation',
};

/** The texts of the maintenance screen's three status cards. */
export function maintenanceCards(state: MaintenanceState): { system: string; scheduled: string; impact: string } {
  return {
    system: state === 'active' ? 'Under Maintenance' : 'Operational',
    scheduled: state === 'scheduled' ? 'Pending' : 'None',
    impact: state === 'active' ? 'Restricted Access' : 'Full Access',
  };
}
