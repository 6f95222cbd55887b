import { UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { defineRoutes, TEXT_FILE_FIELDS, toTextFile, withIdempotencyKey, type RestRequest } from '../../rest/route.js';
import { getProofKey } from '../media/stored-content.js';

const EXPENSES = `bookingId currency today canBeRecorded earnings { received agreed spent earned expected }
  expenses { id category amount day note fileType recordedBy createdAt isCorrected correctedBecause }`;

const withId = (request: RestRequest) => ({ id: request.params.id, ...withIdempotencyKey(request) });

/** REST routes of expenses (docs/decisions/0077-expenses.md). */
export const expenseRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/bookings/{id}/expenses',
    summary: 'What a booking cost and earned; only for its business.',
    tag: 'Payments',
    operation: `query RestBookingExpenses($id: Int!) { bookingExpenses(id: $id) { ${EXPENSES} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/expenses',
    refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Records an expense of a booking; can be retried with an Idempotency-Key.',
    tag: 'Payments',
    operation: `mutation RestRecordExpense($id: Int!, $input: RecordExpenseInput!) {
      recordExpense(id: $id, input: $input) { ${EXPENSES} } }`,
    variables: withId,
    status: 201,
  },
  {
    method: 'POST',
    path: '/business/expenses/{id}/correction',
    refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Takes back an expense that was wrong; can be retried with an Idempotency-Key.',
    tag: 'Payments',
    operation: `mutation RestCorrectExpense($id: Int!, $input: CorrectExpenseInput!) {
      correctExpense(id: $id, input: $input) { ${EXPENSES} } }`,
    variables: withId,
    status: 201,
  },
  {
    method: 'GET',
    path: '/business/expenses/export.csv',
    summary: 'The expenses of a year, as CSV.',
    tag: 'Payments',
    operation: `query RestExportExpenses($year: Int) { exportExpenses(year: $year) { ${TEXT_FILE_FIELDS} } }`,
    variables: ({ query }) => ({ year: query.year }),
    mediaTypes: ['text/csv'],
    render: ({ exportExpenses }) => toTextFile(exportExpenses),
  },
  {
    method: 'GET',
    path: '/business/expenses/{id}/file',
    summary: 'Downloads the bill of an expense; only for its business.',
    tag: 'Files',
    operation: 'query RestExpenseFile($id: Int!) { expenseFile(id: $id) { filename originalName mime } }',
    variables: ({ params }) => ({ id: params.id }),
    mediaTypes: UPLOAD_RULES[UploadKind.PROOF].mimeTypes,
    file: (data) => {
      const { filename, originalName, mime } = data.expenseFile as Record<string, string>;
      return {
        key: getProofKey(filename ?? ''),
        name: originalName ?? 'file',
        mime: mime ?? 'application/octet-stream',
      };
    },
  },
]);
