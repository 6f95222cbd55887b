/** Calls beyond the specification: when an owner's halls can be booked (docs/decisions/0025-schedule.md). */
export const SCHEDULE_CALLS = [
  { method: 'GET', path: '/business/schedule', why: 'When the owner’s halls can be booked.' },
  { method: 'POST', path: '/business/halls/{id}/shifts', why: 'Adds a shift to a hall.' },
  { method: 'PUT', path: '/business/shifts/{id}', why: 'Changes a shift.' },
  { method: 'DELETE', path: '/business/shifts/{id}', why: 'Removes a shift.' },
  { method: 'POST', path: '/business/schedule/exceptions', why: 'Closes days, or opens them at other hours.' },
  { method: 'DELETE', path: '/business/schedule/exceptions/{id}', why: 'Makes them ordinary days again.' },
] as const;
