import { defineRoutes, toPage, toPaging, withIdempotencyKey } from '../../rest/route.js';

const TASKS = `bookingId today canBeAdded
  tasks { id text day isDue isOverdue createdBy createdAt doneAt doneBy }`;

/** REST routes of the tasks of bookings (docs/decisions/0087-desk-of-a-booking.md). */
export const bookingTaskRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/bookings/{id}/tasks',
    summary: 'What is to be done about a booking; only for its business.',
    tag: 'Bookings',
    operation: `query RestBookingTasks($id: Int!) { bookingTasks(id: $id) { ${TASKS} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/tasks',
    refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Adds a task to a booking; can be retried with an Idempotency-Key.',
    tag: 'Bookings',
    operation: `mutation RestAddBookingTask($id: Int!, $input: AddBookingTaskInput!) {
      addBookingTask(id: $id, input: $input) { ${TASKS} } }`,
    variables: (request) => ({ id: request.params.id, ...withIdempotencyKey(request) }),
    status: 201,
  },
  {
    method: 'GET',
    path: '/business/tasks/due',
    summary: 'The open tasks of the owner’s business whose day has come, the longest overdue first.',
    tag: 'Bookings',
    operation: `query RestDueBookingTasks($paging: PagingInput) { dueBookingTasks(paging: $paging) {
      nodes { taskId text day isOverdue bookingId hallTitle hallNameUrdu customerName startTime timeZone }
      totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ dueBookingTasks }) => toPage(dueBookingTasks),
  },
  {
    method: 'PUT',
    path: '/business/tasks/{id}',
    summary: 'Changes what a task says, and its day.',
    tag: 'Bookings',
    operation: `mutation RestChangeBookingTask($id: Int!, $input: ChangeBookingTaskInput!) {
      changeBookingTask(id: $id, input: $input) { ${TASKS} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'DELETE',
    path: '/business/tasks/{id}',
    summary: 'Removes a task.',
    tag: 'Bookings',
    operation: `mutation RestRemoveBookingTask($id: Int!) { removeBookingTask(id: $id) { ${TASKS} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/business/tasks/{id}/done',
    summary: 'Says that a task is done.',
    tag: 'Bookings',
    operation: `mutation RestFinishBookingTask($id: Int!) { finishBookingTask(id: $id) { ${TASKS} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'DELETE',
    path: '/business/tasks/{id}/done',
    summary: 'Takes back that a task is done.',
    tag: 'Bookings',
    operation: `mutation RestReopenBookingTask($id: Int!) { reopenBookingTask(id: $id) { ${TASKS} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
]);
