import { paged, pagingOf, routes, type Route } from '../../rest/route.js';

const KEY = 'id name prefix scopes createdAt expiresAt lastUsedAt revokedAt isLive';
const WEBHOOK = 'id url events state isActive pausedUntil disabledAt failures createdAt';
const DELIVERY = `id eventId event status attempts responseStatus responseText lastError durationMs payload createdAt
  attemptedAt nextAttemptAt deliveredAt`;
const FEED = 'hallId title url';
const tag = 'Integrations';

const byId: Route['variables'] = ({ params, body }) => ({ id: params.id, input: body });

/** API keys of the own business over REST. */
const keyRoutes = routes([
  {
    method: 'GET',
    path: '/business/api-keys',
    summary: 'The API keys of the own business.',
    tag,
    operation: `query RestApiKeys { apiKeys { ${KEY} } }`,
  },
  {
    method: 'POST',
    path: '/business/api-keys',
    summary: 'Makes an API key; the answer is the only sight of it.',
    tag,
    operation: `mutation RestIssueApiKey($input: IssueApiKeyInput!) { issueApiKey(input: $input) { apiKey { ${KEY} } key } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/business/api-keys/{id}',
    summary: 'Ends an API key at once.',
    tag,
    operation: `mutation RestRevokeApiKey($id: Int!) { revokeApiKey(id: $id) { ${KEY} } }`,
    variables: byId,
  },
]);

/** Webhooks of the own business over REST. */
const webhookRoutes = routes([
  {
    method: 'GET',
    path: '/business/webhooks',
    summary: 'The webhooks of the own business.',
    tag,
    operation: `query RestWebhooks { webhooks { ${WEBHOOK} } }`,
  },
  {
    method: 'POST',
    path: '/business/webhooks',
    summary: 'Adds a webhook; the answer is the only sight of its secret.',
    tag,
    operation: `mutation RestAddWebhook($input: AddWebhookInput!) { addWebhook(input: $input) { webhook { ${WEBHOOK} } secret } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/webhooks/{id}',
    summary: 'Changes a webhook, or switches it on or off.',
    tag,
    operation: `mutation RestChangeWebhook($id: Int!, $input: ChangeWebhookInput!) {
      changeWebhook(id: $id, input: $input) { ${WEBHOOK} } }`,
    variables: byId,
  },
  {
    method: 'DELETE',
    path: '/business/webhooks/{id}',
    summary: 'Removes a webhook with its log.',
    tag,
    operation: `mutation RestRemoveWebhook($id: Int!) { removeWebhook(id: $id) }`,
    variables: byId,
    status: 204,
  },
  {
    method: 'POST',
    path: '/business/webhooks/{id}/secret',
    summary: 'Gives a webhook another secret.',
    tag,
    operation: `mutation RestRotateWebhookSecret($id: Int!) { rotateWebhookSecret(id: $id) { webhook { ${WEBHOOK} } secret } }`,
    variables: byId,
  },
  {
    method: 'POST',
    path: '/business/webhooks/{id}/resume',
    summary: 'Ends the pause of a webhook, or switches it on again; what waits is tried now.',
    tag,
    operation: `mutation RestResumeWebhook($id: Int!) { resumeWebhook(id: $id) { ${WEBHOOK} } }`,
    variables: byId,
  },
  {
    method: 'POST',
    path: '/business/webhooks/{id}/ping',
    summary: 'Sends a test to a webhook.',
    tag,
    operation: `mutation RestPingWebhook($id: Int!) { pingWebhook(id: $id) { ${DELIVERY} } }`,
    variables: byId,
  },
  {
    method: 'GET',
    path: '/business/webhooks/{id}/deliveries',
    summary: 'What was sent to a webhook in the last 30 days, the newest first.',
    tag,
    operation: `query RestWebhookDeliveries($id: Int!, $paging: PagingInput) {
      webhookDeliveries(webhookId: $id, paging: $paging) {
        nodes { ${DELIVERY} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ id: request.params.id, paging: pagingOf(request) }),
    shape: ({ webhookDeliveries }) => paged(webhookDeliveries),
  },
  {
    method: 'POST',
    path: '/business/webhook-deliveries/{id}/replay',
    summary: 'Sends a finished delivery again.',
    tag,
    operation: `mutation RestReplayWebhookDelivery($id: Int!) { replayWebhookDelivery(id: $id) { ${DELIVERY} } }`,
    variables: byId,
  },
]);

/** Calendar feeds over REST: their addresses for owners, the calendars for whoever has one. */
const calendarRoutes = routes([
  {
    method: 'GET',
    path: '/business/calendar-feeds',
    summary: 'The calendar feeds of the own business and halls, opened or not.',
    tag,
    operation: `query RestCalendarFeeds { calendarFeeds { ${FEED} } }`,
  },
  {
    method: 'POST',
    path: '/business/calendar-feeds',
    summary: 'Opens a calendar feed, or gives it another secret address; without hallId that of the whole business.',
    tag,
    operation: `mutation RestRenewCalendarFeed($input: CalendarFeedInput!) { renewCalendarFeed(input: $input) { ${FEED} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/business/calendar-feeds',
    summary: 'Closes a calendar feed; without hallId that of the whole business.',
    tag,
    operation: `mutation RestCloseCalendarFeed($hallId: Int) { closeCalendarFeed(input: { hallId: $hallId }) { ${FEED} } }`,
    variables: ({ query }) => ({ hallId: query.hallId }),
    query: { hallId: { description: 'The hall; the whole business without it.', type: 'integer' } },
  },
  {
    method: 'GET',
    path: '/calendar/{token}.ics',
    summary: 'A calendar as iCalendar; the secret token is all that it needs.',
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

/** What other programs use, over REST (docs/integrators.md). */
export const integrationRoutes = [...keyRoutes, ...webhookRoutes, ...calendarRoutes];
