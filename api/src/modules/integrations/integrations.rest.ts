import { toPage, toPaging, defineRoutes, type Route } from '../../rest/route.js';

const KEY = 'id name prefix scopes createdAt expiresAt lastUsedAt revokedAt isLive';
const WEBHOOK = 'id url events state isActive pausedUntil disabledAt failures createdAt';
const DELIVERY = `id eventId event status attempts responseStatus responseText lastError durationMs payload createdAt
  attemptedAt nextAttemptAt deliveredAt`;
const FEED = 'hallId title url';
const EXTERNAL =
  'id name url hallId hallTitle eventCount problemCount problems { title startTime reason } clashCount syncedAt failures lastError nextSyncAt';
const tag = 'Integrations';

const byId: Route['variables'] = ({ params, body }) => ({ id: params.id, input: body });

/** REST routes of API keys. */
const keyRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/api-keys',
    summary: 'The API keys of the viewer’s business.',
    tag,
    operation: `query RestApiKeys { apiKeys { ${KEY} } }`,
  },
  {
    method: 'POST',
    path: '/business/api-keys',
    summary: 'Creates an API key, which is only shown in this response.',
    tag,
    operation: `mutation RestIssueApiKey($input: IssueApiKeyInput!) { issueApiKey(input: $input) { apiKey { ${KEY} } key } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/business/api-keys/{id}',
    summary: 'Revokes an API key immediately.',
    tag,
    operation: `mutation RestRevokeApiKey($id: Int!) { revokeApiKey(id: $id) { ${KEY} } }`,
    variables: byId,
  },
]);

const webhookRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/webhooks',
    summary: 'The webhooks of the viewer’s business.',
    tag,
    operation: `query RestWebhooks { webhooks { ${WEBHOOK} } }`,
  },
  {
    method: 'POST',
    path: '/business/webhooks',
    summary: 'Adds a webhook; its secret is only shown in this response.',
    tag,
    operation: `mutation RestAddWebhook($input: AddWebhookInput!) { addWebhook(input: $input) { webhook { ${WEBHOOK} } secret } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/webhooks/{id}',
    summary: 'Updates a webhook, or enables or disables it.',
    tag,
    operation: `mutation RestChangeWebhook($id: Int!, $input: ChangeWebhookInput!) {
      changeWebhook(id: $id, input: $input) { ${WEBHOOK} } }`,
    variables: byId,
  },
  {
    method: 'DELETE',
    path: '/business/webhooks/{id}',
    summary: 'Deletes a webhook and its log.',
    tag,
    operation: `mutation RestRemoveWebhook($id: Int!) { removeWebhook(id: $id) }`,
    variables: byId,
    status: 204,
  },
  {
    method: 'POST',
    path: '/business/webhooks/{id}/secret',
    summary: 'Replaces a webhook’s secret.',
    tag,
    operation: `mutation RestRotateWebhookSecret($id: Int!) { rotateWebhookSecret(id: $id) { webhook { ${WEBHOOK} } secret } }`,
    variables: byId,
  },
  {
    method: 'POST',
    path: '/business/webhooks/{id}/resume',
    summary: 'Resumes a paused or disabled webhook; waiting deliveries are attempted now.',
    tag,
    operation: `mutation RestResumeWebhook($id: Int!) { resumeWebhook(id: $id) { ${WEBHOOK} } }`,
    variables: byId,
  },
  {
    method: 'POST',
    path: '/business/webhooks/{id}/ping',
    summary: 'Sends a test event to a webhook.',
    tag,
    operation: `mutation RestPingWebhook($id: Int!) { pingWebhook(id: $id) { ${DELIVERY} } }`,
    variables: byId,
  },
  {
    method: 'GET',
    path: '/business/webhooks/{id}/deliveries',
    summary: 'The deliveries to a webhook in the last 30 days, newest first.',
    tag,
    operation: `query RestWebhookDeliveries($id: Int!, $paging: PagingInput) {
      webhookDeliveries(webhookId: $id, paging: $paging) {
        nodes { ${DELIVERY} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ id: request.params.id, paging: toPaging(request) }),
    shape: ({ webhookDeliveries }) => toPage(webhookDeliveries),
  },
  {
    method: 'POST',
    path: '/business/webhook-deliveries/{id}/replay',
    summary: 'Repeats a finished delivery.',
    tag,
    operation: `mutation RestReplayWebhookDelivery($id: Int!) { replayWebhookDelivery(id: $id) { ${DELIVERY} } }`,
    variables: byId,
  },
]);

const externalCalendarRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/external-calendars',
    summary: 'The calendars of other programs whose events take the time of the viewer’s halls.',
    tag,
    operation: `query RestExternalCalendars { externalCalendars { ${EXTERNAL} } }`,
  },
  {
    method: 'POST',
    path: '/business/external-calendars',
    summary: 'Adds a calendar of another program and reads it at once; without hallId for every hall.',
    tag,
    operation: `mutation RestAddExternalCalendar($input: AddExternalCalendarInput!) {
      addExternalCalendar(input: $input) { ${EXTERNAL} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'POST',
    path: '/business/external-calendars/{id}/sync',
    summary: 'Reads an external calendar within seconds instead of at its next turn.',
    tag,
    operation: `mutation RestSyncExternalCalendar($id: Int!) { syncExternalCalendar(id: $id) { ${EXTERNAL} } }`,
    variables: byId,
  },
  {
    method: 'DELETE',
    path: '/business/external-calendars/{id}',
    summary: 'Removes an external calendar; the time of its events is free again.',
    tag,
    operation: `mutation RestRemoveExternalCalendar($id: Int!) { removeExternalCalendar(id: $id) }`,
    variables: byId,
    status: 204,
  },
]);

/** REST routes of calendar feeds: management for owners, and the calendars themselves by token. */
const calendarRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/calendar-feeds',
    summary: 'The calendar feeds of the viewer’s business and halls, enabled or not.',
    tag,
    operation: `query RestCalendarFeeds { calendarFeeds { ${FEED} } }`,
  },
  {
    method: 'POST',
    path: '/business/calendar-feeds',
    summary: 'Enables a calendar feed, or replaces its secret URL; without hallId that of the whole business.',
    tag,
    operation: `mutation RestRenewCalendarFeed($input: CalendarFeedInput!) { renewCalendarFeed(input: $input) { ${FEED} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/business/calendar-feeds',
    summary: 'Disables a calendar feed; without hallId that of the whole business.',
    tag,
    operation: `mutation RestCloseCalendarFeed($hallId: Int) { closeCalendarFeed(input: { hallId: $hallId }) { ${FEED} } }`,
    variables: ({ query }) => ({ hallId: query.hallId }),
    query: { hallId: { description: 'The hall; the whole business if omitted.', type: 'integer' } },
  },
  {
    method: 'GET',
    path: '/calendar/{token}.ics',
    summary: 'A calendar as iCalendar, by its secret token; needs no sign-in.',
    tag,
    operation: `query RestCalendarFeed($token: String!) { calendarFeed(token: $token) { title body } }`,
    variables: ({ params }) => ({ token: params.token }),
    render: ({ calendarFeed }) => {
      const { body } = calendarFeed as { body: string };
      return Promise.resolve({ bytes: Buffer.from(body), mime: 'text/calendar; charset=utf-8', name: 'mehfil.ics' });
    },
    mediaTypes: ['text/calendar'],
  },
]);

/** REST routes for other programs (docs/integrators.md). */
export const integrationRoutes = [...keyRoutes, ...webhookRoutes, ...externalCalendarRoutes, ...calendarRoutes];
