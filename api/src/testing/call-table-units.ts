import type { RestMethod } from '../rest/route.js';

/** Calls of units (docs/decisions/0006-ledger.md), and of what takes their time. */
export const UNIT_CALLS: readonly { method: RestMethod; path: string; why: string }[] = [
  { method: 'GET', path: '/business/units', why: 'Which halls share space.' },
  { method: 'POST', path: '/business/units', why: 'Which halls share space.' },
  { method: 'PUT', path: '/business/units/{id}', why: 'Which halls share space.' },
  { method: 'DELETE', path: '/business/units/{id}', why: 'Which halls share space.' },
  { method: 'PUT', path: '/business/halls/{id}/units', why: 'Which halls share space.' },
  { method: 'GET', path: '/business/calendar', why: 'What takes the time of halls.' },
  { method: 'POST', path: '/business/blocks', why: 'Blocked times.' },
  { method: 'DELETE', path: '/business/blocks/{id}', why: 'Blocked times.' },
  { method: 'GET', path: '/public/halls/{id}/shared-space', why: 'Which halls share space, for customers.' },
];
