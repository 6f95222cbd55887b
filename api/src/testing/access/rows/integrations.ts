import { everyone, only, trading, type Access } from '../actors.js';

const OWN_TRADING = only(trading('answered'));
/** Ids that don't exist: an owner who may trade gets NOT_FOUND. Ownership is covered by the module's own tests. */
const NONE = 999_999;
const NONE_THERE = only(trading('NOT_FOUND'));
const OWN_HALL = only(trading('answered', 'NOT_FOUND'));

/** Access to API keys, webhooks, calendar feeds and external calendars. */
export const integrationAccess: Access = {
  'Query.apiKeys': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Query.webhooks': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Query.webhookDeliveries': [{ of: 'nobody', args: () => ({ webhookId: NONE }), outcomes: NONE_THERE }],
  'Query.calendarFeeds': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Query.calendarFeed': [{ of: 'nobody', args: () => ({ token: 'a'.repeat(32) }), outcomes: everyone('NOT_FOUND') }],
  'Mutation.issueApiKey': [
    {
      of: 'the viewer’s business',
      args: () => ({ input: { name: 'Till', scopes: ['READ'] } }),
      outcomes: OWN_TRADING,
    },
  ],
  'Mutation.revokeApiKey': [{ of: 'nobody', args: () => ({ id: NONE }), outcomes: NONE_THERE }],
  'Mutation.addWebhook': [
    {
      of: 'the viewer’s business',
      args: () => ({ input: { url: 'https://93.184.216.34/hook', events: ['REVIEW_WRITTEN'] } }),
      outcomes: OWN_TRADING,
    },
  ],
  'Mutation.changeWebhook': [
    { of: 'nobody', args: () => ({ id: NONE, input: { isActive: false } }), outcomes: NONE_THERE },
  ],
  'Mutation.removeWebhook': [{ of: 'nobody', args: () => ({ id: NONE }), outcomes: NONE_THERE }],
  'Mutation.resumeWebhook': [{ of: 'nobody', args: () => ({ id: NONE }), outcomes: NONE_THERE }],
  'Mutation.rotateWebhookSecret': [{ of: 'nobody', args: () => ({ id: NONE }), outcomes: NONE_THERE }],
  'Mutation.pingWebhook': [{ of: 'nobody', args: () => ({ id: NONE }), outcomes: NONE_THERE }],
  'Mutation.replayWebhookDelivery': [{ of: 'nobody', args: () => ({ id: NONE }), outcomes: NONE_THERE }],
  'Mutation.renewCalendarFeed': [
    { of: 'the owner’s hall', args: ({ halls }) => ({ input: { hallId: halls.hall } }), outcomes: OWN_HALL },
  ],
  'Mutation.closeCalendarFeed': [
    { of: 'the owner’s hall', args: ({ halls }) => ({ input: { hallId: halls.hall } }), outcomes: OWN_HALL },
  ],
  'Query.externalCalendars': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Mutation.addExternalCalendar': [
    {
      of: 'the viewer’s business, at an address that isn’t public',
      args: () => ({ input: { url: 'https://10.0.0.1/basic.ics' } }),
      outcomes: only(trading('INVALID_INPUT')),
    },
  ],
  'Mutation.syncExternalCalendar': [{ of: 'nobody', args: () => ({ id: NONE }), outcomes: NONE_THERE }],
  'Mutation.removeExternalCalendar': [{ of: 'nobody', args: () => ({ id: NONE }), outcomes: NONE_THERE }],
};
