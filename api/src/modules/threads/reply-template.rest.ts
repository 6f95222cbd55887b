import { defineRoutes } from '../../rest/route.js';

const TEMPLATE = 'id name english urdu';
const FILLED = 'templateId name english { text gaps } urdu { text gaps }';
const TAG = 'Messages';

/** REST routes of reply templates (docs/decisions/0078-reply-templates.md). */
export const replyTemplateRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/reply-templates',
    summary: 'The reply templates of the owner’s business, by name.',
    tag: TAG,
    operation: `query RestReplyTemplates { replyTemplates { ${TEMPLATE} } }`,
  },
  {
    method: 'POST',
    path: '/business/reply-templates',
    refusals: ['CONFLICT'],
    summary: 'Adds a reply template, in English, in Urdu, or in both.',
    tag: TAG,
    operation: `mutation RestAddReplyTemplate($input: ReplyTemplateInput!) {
      addReplyTemplate(input: $input) { ${TEMPLATE} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/reply-templates/{id}',
    summary: 'Changes a reply template.',
    tag: TAG,
    operation: `mutation RestChangeReplyTemplate($id: Int!, $input: ReplyTemplateInput!) {
      changeReplyTemplate(id: $id, input: $input) { ${TEMPLATE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'DELETE',
    path: '/business/reply-templates/{id}',
    summary: 'Deletes a reply template.',
    tag: TAG,
    operation: `mutation RestRemoveReplyTemplate($id: Int!) { removeReplyTemplate(id: $id) { ${TEMPLATE} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/bookings/{id}/reply-templates',
    summary: 'The reply templates as they are written about a booking of the owner’s business; nothing is sent.',
    tag: TAG,
    operation: `query RestBookingReplyTemplates($id: Int!) { filledReplyTemplates(id: $id) { ${FILLED} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/enquiries/{id}/reply-templates',
    summary: 'The reply templates as they are written about an enquiry at one of the owner’s halls; nothing is sent.',
    tag: TAG,
    operation: `query RestEnquiryReplyTemplates($id: Int!) {
      filledReplyTemplates(id: $id, about: ENQUIRY) { ${FILLED} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
]);
