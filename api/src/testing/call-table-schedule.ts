/** Calls beyond the specification: when an owner's halls can be booked (docs/decisions/0025-schedule.md). */
export const SCHEDULE_CALLS = [
  { method: 'GET', path: '/business/schedule', why: 'When the owner’s halls can be booked.' },
  { method: 'POST', path: '/business/halls/{id}/shifts', why: 'Adds a shift to a hall.' },
  { method: 'PUT', path: '/business/shifts/{id}', why: 'Changes a shift.' },
  { method: 'DELETE', path: '/business/shifts/{id}', why: 'Removes a shift.' },
] as const;
