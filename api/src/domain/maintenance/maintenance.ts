/** What people read when staff wrote nothing else (docs/coverage.md: customer §9). */
export const DEFAULT_MAINTENANCE_MESSAGE = 'System is under maintenance. Please check back later.';

/** A maintenance window, as it is stored. */
export interface MaintenancePeriod {
  isEnabled: boolean;
  /** Empty: at once. */
  startTime?: Date | null;
  /** Empty: until it is switched off. */
  endTime?: Date | null;
}

export type MaintenanceState = 'active' | 'scheduled' | 'operational';

/**
 * What a maintenance window means at `now`: active when enabled, begun and not ended; scheduled when enabled and still to
 * begin; otherwise the platform is operational. No window at all is operational.
 */
export function maintenanceState(window: MaintenancePeriod | null | undefined, now: Date): MaintenanceState {
  if (!window?.isEnabled) return 'operational';
  if (window.endTime && window.endTime <= now) return 'operational';
  return window.startTime && window.startTime > now ? 'scheduled' : 'active';
}

/** The indicator's words for each state. */
export const MAINTENANCE_INDICATORS: Readonly<Record<MaintenanceState, string>> = {
  active: 'Under Maintenance',
  scheduled: 'Scheduled',
  operational: 'Normal Operation',
};

/** The words of the three status cards of the maintenance screen. */
export function maintenanceCards(state: MaintenanceState): { system: string; scheduled: string; impact: string } {
  return {
    system: state === 'active' ? 'Under Maintenance' : 'Operational',
    scheduled: state === 'scheduled' ? 'Pending' : 'None',
    impact: state === 'active' ? 'Restricted Access' : 'Full Access',
  };
}

/** An end time as the server sent it; null when there is none or it can't be read (docs/coverage.md: customer §4). */
export function parsedEndTime(endTime: string | Date | null | undefined): Date | null {
  if (endTime === null || endTime === undefined || endTime === '') return null;
  const end = new Date(endTime);
  return Number.isNaN(end.getTime()) ? null : end;
}
