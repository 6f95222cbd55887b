import { defineRoutes } from '../../rest/route.js';

const ANSWER = 'isOn english urdu';
const TAG = 'Messages';

/** REST routes of first answers (docs/decisions/0080-enquiries-as-work.md). */
export const firstAnswerRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/first-answer',
    summary: 'The answer that is sent by itself after a customer’s first message.',
    tag: TAG,
    operation: `query RestFirstAnswer { firstAnswer { ${ANSWER} } }`,
  },
  {
    method: 'PUT',
    path: '/business/first-answer',
    summary: 'Changes that answer, or switches it on or off.',
    tag: TAG,
    operation: `mutation RestSetFirstAnswer($input: FirstAnswerInput!) { setFirstAnswer(input: $input) { ${ANSWER} } }`,
    variables: ({ body }) => ({ input: body }),
  },
]);
