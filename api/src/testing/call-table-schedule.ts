/** Calls beyond the specification: when an owner's halls can be booked (docs/decisions/0025-schedule.md). */
export const SCHEDULE_CALLS = [
  { method: 'GET', path: '/business/schedule', why: 'When the owner’s halls can be booked.' },
  { method: 'PUT', path: '/business/halls/{id}/booking-settings', why: 'Changes what a hall says for itself.' },
  { method: 'POST', path: '/business/halls/{id}/shifts', why: 'Adds a shift to a hall.' },
  { method: 'PUT', path: '/business/shifts/{id}', why: 'Changes a shift.' },
  { method: 'DELETE', path: '/business/shifts/{id}', why: 'Removes a shift.' },
  { method: 'POST', path: '/business/schedule/exceptions', why: 'Closes days, or opens them at other hours.' },
  { method: 'DELETE', path: '/business/schedule/exceptions/{id}', why: 'Makes them ordinary days again.' },
  { method: 'GET', path: '/business/rates', why: 'Other prices on some days.' },
  { method: 'POST', path: '/business/rates', why: 'Adds one.' },
  { method: 'PUT', path: '/business/rates/{id}', why: 'Changes one.' },
  { method: 'DELETE', path: '/business/rates/{id}', why: 'Removes one.' },
  { method: 'GET', path: '/hijri-months', why: 'When Hijri months begin, for rates.' },
  { method: 'PUT', path: '/admin/hijri-months/{year}/{month}', why: 'Corrects when one begins.' },
  { method: 'DELETE', path: '/admin/hijri-months/{year}/{month}', why: 'Lets it begin as calculated.' },
] as const;
