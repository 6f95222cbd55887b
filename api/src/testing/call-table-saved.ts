import type { RestMethod } from '../rest/route.js';

/** Calls of saved halls and lists of them (docs/decisions/0039-saved-lists.md). */
export const SAVED_CALLS: readonly { method: RestMethod; path: string; why: string }[] = [
  { method: 'POST', path: '/user/saved-halls/{hallId}', why: 'The specification names no path for saving a hall.' },
  { method: 'DELETE', path: '/user/saved-halls/{hallId}', why: 'The specification names no path for removing one.' },
  { method: 'GET', path: '/user/saved-lists', why: 'A customer’s lists of saved halls.' },
  { method: 'POST', path: '/user/saved-lists', why: 'A customer makes a list.' },
  { method: 'PUT', path: '/user/saved-lists/{id}', why: 'A customer renames a list.' },
  { method: 'DELETE', path: '/user/saved-lists/{id}', why: 'A customer deletes a list.' },
  { method: 'POST', path: '/user/saved-lists/{id}/link', why: 'A list gets a link that shows it to anybody.' },
  { method: 'DELETE', path: '/user/saved-lists/{id}/link', why: 'The link of a list ends.' },
  { method: 'GET', path: '/user/saved-halls/{hallId}/lists', why: 'Which lists hold a hall.' },
  { method: 'PUT', path: '/user/saved-halls/{hallId}/lists', why: 'A customer sorts a saved hall into lists.' },
  { method: 'GET', path: '/public/saved-lists/{token}', why: 'What the link of a list shows.' },
];
