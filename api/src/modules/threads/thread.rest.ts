import { UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { getMessageFileKey, getVariantKey, MESSAGE_PREVIEW } from '../media/stored-content.js';
import { defineRoutes, toPage, toPaging, withIdempotencyKey, type RestRequest } from '../../rest/route.js';

/** The fields of a message. */
export const MESSAGE = `id sequence side senderName isOwn text files { id name mime size width height } hasAccountNumber isAutomatic isRemoved clientMutationId createdAt deletableUntil`;
const THREAD = `bookingId enquiryId viewerSide viewerCanWrite viewerCanArrangeVisit blockedBy isEndedByStaff staffReadAt viewerCanReport isAgreed readTo readByOtherSideTo unreadCount nodes { ${MESSAGE} }
  totalCount pageInfo { endCursor hasNextPage page limit }`;
const UNREAD = 'bookingId enquiryId unreadCount';

const ofPage = (request: RestRequest) => ({ id: request.params.id, paging: toPaging(request) });
const withMark = ({ params, body }: RestRequest) => ({ id: params.id, to: body.to });
const withInput = (request: RestRequest) => ({ id: request.params.id, ...withIdempotencyKey(request) });

/** The page with the marks of what was read beside it. */
function toThread(data: Record<string, unknown>): unknown {
  const [thread] = Object.values(data);
  const { nodes: _nodes, totalCount: _total, pageInfo: _page, ...marks } = thread as Record<string, unknown>;
  return { ...(toPage(thread) as object), ...marks };
}

/** Whose calls they are, by names of their own: they become ids of operations. */
type Whose = 'Own' | 'Customers';

const BASES = { Own: '/user', Customers: '/business' } as const;
const SUBJECTS = {
  BOOKING: {
    path: 'bookings',
    name: '',
    about: '',
    Own: 'one of the customer’s bookings',
    Customers: 'a booking of the owner’s business',
  },
  ENQUIRY: {
    path: 'enquiries',
    name: 'Enquiry',
    about: ', about: ENQUIRY',
    Own: 'one of the customer’s enquiries',
    Customers: 'an enquiry at one of the owner’s halls',
  },
} as const;

/** The calls of a thread for customers and businesses alike. */
function toThreadRoutes(whose: Whose, of: keyof typeof SUBJECTS) {
  const { path, name, about, [whose]: subject } = SUBJECTS[of];
  const messages = `${BASES[whose]}/${path}/{id}/messages` as const;
  return defineRoutes([
    {
      method: 'GET',
      path: messages,
      summary: `The messages about ${subject}, newest first, with the marks of what was read.`,
      tag: 'Messages',
      operation: `query Rest${whose}${name}Thread($id: Int!, $paging: PagingInput) {
        bookingThread(id: $id${about}, paging: $paging) { ${THREAD} } }`,
      variables: ofPage,
      shape: toThread,
    },
    {
      method: 'POST',
      path: messages,
      refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
      summary: `Sends a message about ${subject}; can be retried with an Idempotency-Key.`,
      tag: 'Messages',
      operation: `mutation RestSend${whose}${name}Message($id: Int!, $input: SendMessageInput!) {
        sendMessage(id: $id${about}, input: $input) { ${MESSAGE} } }`,
      variables: withInput,
      status: 201,
    },
    {
      method: 'PUT',
      path: `${messages}/read`,
      summary: `Marks the messages about ${subject} as read, up to the one in the place of \`to\`.`,
      tag: 'Messages',
      operation: `mutation RestMark${whose}${name}Thread($id: Int!, $to: Int!) {
        markThreadRead(id: $id${about}, to: $to) { ${UNREAD} } }`,
      variables: withMark,
    },
  ]);
}

/** The calls that end, resume and report a thread. */
function toEndRoutes(whose: Whose, of: keyof typeof SUBJECTS) {
  const { path, name, about, [whose]: subject } = SUBJECTS[of];
  const messages = `${BASES[whose]}/${path}/{id}/messages` as const;
  return defineRoutes([
    {
      method: 'PUT',
      path: `${messages}/block`,
      refusals: ['CONFLICT'],
      summary: `Ends the thread of ${subject} for both sides: nobody can write.`,
      tag: 'Messages',
      operation: `mutation RestBlock${whose}${name}Thread($id: Int!) { blockThread(id: $id${about}) { ${THREAD} } }`,
      variables: ({ params }) => ({ id: params.id }),
      shape: toThread,
    },
    {
      method: 'DELETE',
      path: `${messages}/block`,
      refusals: ['CONFLICT'],
      summary: `Resumes the thread of ${subject} that the viewer’s side has ended.`,
      tag: 'Messages',
      operation: `mutation RestUnblock${whose}${name}Thread($id: Int!) { unblockThread(id: $id${about}) { ${THREAD} } }`,
      variables: ({ params }) => ({ id: params.id }),
      shape: toThread,
    },
    {
      method: 'POST',
      path: `${messages}/report`,
      refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
      summary: `Reports the thread of ${subject} to staff, who may read it while the report is open.`,
      tag: 'Messages',
      operation: `mutation RestReport${whose}${name}Thread($id: Int!, $input: ReportThreadInput!) {
        reportThread(id: $id${about}, input: $input) { ${THREAD} } }`,
      variables: ({ params, body }) => ({ id: params.id, input: body }),
      shape: toThread,
      status: 201,
    },
  ]);
}

const toRoutes = (whose: Whose) => {
  const base = BASES[whose];
  return defineRoutes([
    ...toThreadRoutes(whose, 'BOOKING'),
    ...toEndRoutes(whose, 'BOOKING'),
    ...toThreadRoutes(whose, 'ENQUIRY'),
    ...toEndRoutes(whose, 'ENQUIRY'),
    // Before the path with an id, which would match it.
    {
      method: 'GET',
      path: `${base}/messages/unread`,
      summary: 'The bookings and enquiries about which the viewer has unread messages.',
      tag: 'Messages',
      operation: `query RestUnread${whose}Messages { unreadMessages { ${UNREAD} } }`,
    },
    {
      method: 'DELETE',
      path: `${base}/messages/{id}`,
      refusals: ['CONFLICT'],
      summary: 'Deletes an own message within ten minutes, which leaves a mark in its place.',
      tag: 'Messages',
      operation: `mutation RestDelete${whose}Message($id: Int!) { deleteMessage(id: $id) { ${MESSAGE} } }`,
      variables: ({ params }) => ({ id: params.id }),
    },
  ]);
};

const IMAGE = /^image\//;

/** A stored file of a message, or the smaller picture beside it. */
function toFile(data: Record<string, unknown>, isPreview: boolean) {
  const { filename = '', originalName = 'file', mime = '' } = data.messageFile as Record<string, string>;
  const key = getMessageFileKey(filename);
  return { key: isPreview && IMAGE.test(mime) ? getVariantKey(key, MESSAGE_PREVIEW) : key, name: originalName, mime };
}

const FILE = {
  method: 'GET',
  tag: 'Messages',
  mediaTypes: UPLOAD_RULES[UploadKind.MESSAGE].mimeTypes,
  variables: ({ params }: RestRequest) => ({ id: params.id }),
} as const;

const fileRoutes = defineRoutes([
  {
    ...FILE,
    path: '/message-files/{id}',
    summary: 'Downloads a file of a message; only for those who read the message, and for staff while it is reported.',
    operation: 'query RestMessageFile($id: Int!) { messageFile(id: $id) { filename originalName mime } }',
    file: (data) => toFile(data, false),
  },
  {
    ...FILE,
    path: '/message-files/{id}/preview',
    summary: 'A picture of a message, at most 640 pixels wide; other files as they are.',
    operation: 'query RestMessagePreview($id: Int!) { messageFile(id: $id) { filename originalName mime } }',
    file: (data) => toFile(data, true),
  },
]);

/** REST routes of threads (docs/decisions/0063-threads.md). */
export const threadRoutes = [...toRoutes('Own'), ...toRoutes('Customers'), ...fileRoutes];
