import type { RestMethod } from '../rest/route.js';

/** Calls with which an owner connects other programs (docs/decisions/0011-integrations.md). */
export const INTEGRATION_CALLS: readonly { method: RestMethod; path: string; why: string }[] = [
  { method: 'GET', path: '/business/api-keys', why: 'API keys of the owner’s business.' },
  { method: 'POST', path: '/business/api-keys', why: 'API keys of the owner’s business.' },
  { method: 'DELETE', path: '/business/api-keys/{id}', why: 'API keys of the owner’s business.' },
  { method: 'GET', path: '/business/webhooks', why: 'Webhooks of the owner’s business.' },
  { method: 'POST', path: '/business/webhooks', why: 'Webhooks of the owner’s business.' },
  { method: 'PUT', path: '/business/webhooks/{id}', why: 'Webhooks of the owner’s business.' },
  { method: 'DELETE', path: '/business/webhooks/{id}', why: 'Webhooks of the owner’s business.' },
  { method: 'POST', path: '/business/webhooks/{id}/resume', why: 'Webhooks of the owner’s business.' },
  { method: 'POST', path: '/business/webhooks/{id}/secret', why: 'Webhooks of the owner’s business.' },
  { method: 'POST', path: '/business/webhooks/{id}/ping', why: 'Webhooks of the owner’s business.' },
  { method: 'GET', path: '/business/webhooks/{id}/deliveries', why: 'Webhooks of the owner’s business.' },
  { method: 'POST', path: '/business/webhook-deliveries/{id}/replay', why: 'Webhooks of the owner’s business.' },
  { method: 'GET', path: '/business/calendar-feeds', why: 'Calendar feeds of the owner’s business and halls.' },
  { method: 'POST', path: '/business/calendar-feeds', why: 'Calendar feeds of the owner’s business and halls.' },
  { method: 'DELETE', path: '/business/calendar-feeds', why: 'Calendar feeds of the owner’s business and halls.' },
  { method: 'GET', path: '/calendar/{token}.ics', why: 'A calendar that other programs subscribe to.' },
  {
    method: 'GET',
    path: '/business/external-calendars',
    why: 'Calendars whose events take the time of the owner’s halls.',
  },
  {
    method: 'POST',
    path: '/business/external-calendars',
    why: 'Calendars whose events take the time of the owner’s halls.',
  },
  {
    method: 'POST',
    path: '/business/external-calendars/{id}/sync',
    why: 'Calendars whose events take the time of the owner’s halls.',
  },
  {
    method: 'DELETE',
    path: '/business/external-calendars/{id}',
    why: 'Calendars whose events take the time of the owner’s halls.',
  },
];
