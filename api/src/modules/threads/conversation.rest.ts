import { defineRoutes, toPage, toPaging } from '../../rest/route.js';

const TAG = 'Messages';
const CONVERSATION = `id bookingId enquiryId bookingStatus viewerSide otherName hallTitle hallNameUrdu hallImage timeZone day
  lastMessageAt lastMessageSide lastMessage lastMessageMime unreadCount assignee { id name } doneAt
  match { messageId sequence side text createdAt }`;
const PAGE = `nodes { ${CONVERSATION} } totalCount totalCountIsLowerBound pageInfo { endCursor hasNextPage page limit }`;
const INBOX = 'side unreadCount';

/** REST routes of conversations (docs/decisions/0090-conversations.md). */
export const conversationRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/conversations',
    summary: 'What the customer and businesses write to each other, latest message first.',
    tag: TAG,
    operation: `query RestConversations($filter: ConversationFilter, $paging: PagingInput) {
      conversations(filter: $filter, paging: $paging) { ${PAGE} } }`,
    variables: (request) => ({ filter: request.query, paging: toPaging(request) }),
    shape: ({ conversations }) => toPage(conversations),
  },
  // Before the path with an id, which would match it.
  {
    method: 'GET',
    path: '/user/conversations/unread',
    summary: 'How many of the customer’s conversations have unread messages.',
    tag: TAG,
    operation: `query RestInbox { inbox { ${INBOX} } }`,
  },
  {
    method: 'GET',
    path: '/user/conversations/{id}',
    summary: 'One of the customer’s conversations.',
    tag: TAG,
    operation: `query RestConversation($id: Int!) { conversation(id: $id) { ${CONVERSATION} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/conversations',
    summary: 'What the owner’s business and its customers write to each other, latest message first.',
    tag: TAG,
    operation: `query RestBusinessConversations($filter: BusinessConversationFilter, $paging: PagingInput) {
      businessConversations(filter: $filter, paging: $paging) { ${PAGE} } }`,
    variables: (request) => ({ filter: request.query, paging: toPaging(request) }),
    shape: ({ businessConversations }) => toPage(businessConversations),
  },
  {
    method: 'GET',
    path: '/business/conversations/unread',
    summary: 'How many conversations of the owner’s business have messages that the viewer hasn’t read.',
    tag: TAG,
    operation: `query RestBusinessInbox { businessInbox { ${INBOX} } }`,
  },
  {
    method: 'GET',
    path: '/business/conversations/colleagues',
    summary: 'To whom conversations of the owner’s business can be assigned.',
    tag: TAG,
    operation: 'query RestConversationColleagues { conversationColleagues { id name } }',
  },
  {
    method: 'GET',
    path: '/business/conversations/{id}',
    summary: 'A conversation of the owner’s business.',
    tag: TAG,
    operation: `query RestBusinessConversation($id: Int!) { conversation(id: $id) { ${CONVERSATION} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/business/conversations/{id}/assignee',
    summary: 'Assigns a conversation to somebody of the team, or to nobody.',
    tag: TAG,
    operation: `mutation RestAssignConversation($id: Int!, $input: AssignConversationInput!) {
      assignConversation(id: $id, input: $input) { ${CONVERSATION} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/business/conversations/{id}/done',
    summary: 'Marks a conversation as done, until its customer writes again.',
    tag: TAG,
    operation: `mutation RestFinishConversation($id: Int!) { finishConversation(id: $id) { ${CONVERSATION} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'DELETE',
    path: '/business/conversations/{id}/done',
    summary: 'Takes back that a conversation is done.',
    tag: TAG,
    operation: `mutation RestReopenConversation($id: Int!) { reopenConversation(id: $id) { ${CONVERSATION} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
]);
