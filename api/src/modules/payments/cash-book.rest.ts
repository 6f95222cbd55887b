import { defineRoutes, TEXT_FILE_FIELDS, toTextFile, withIdempotencyKey } from '../../rest/route.js';

const SUM = 'currency method recordedBy received refunded net';
const BOOK = `day today timeZone currency expected
  entries { entryId bookingId hall customerName kind method reference receiptNumber amount currency recordedBy createdAt isCorrected }
  methods { ${SUM} } members { ${SUM} }
  counts { closingId currency expected counted difference note correctsId closedBy createdAt } changedSinceCount`;

/** REST routes of the cash book (docs/decisions/0072-books.md). */
export const cashBookRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/cash-book',
    summary: 'The receipts and refunds of a day by method and member, and the counts of its cash.',
    tag: 'Payments',
    operation: `query RestCashBook($day: Date) { cashBook(day: $day) { ${BOOK} } }`,
    variables: ({ query }) => ({ day: query.day }),
  },
  {
    method: 'GET',
    path: '/business/cash-book/export.csv',
    summary: 'The cash book of a day, as CSV.',
    tag: 'Payments',
    operation: `query RestExportCashBook($day: Date) { exportCashBook(day: $day) { ${TEXT_FILE_FIELDS} } }`,
    variables: ({ query }) => ({ day: query.day }),
    mediaTypes: ['text/csv'],
    render: ({ exportCashBook }) => toTextFile(exportCashBook),
  },
  {
    method: 'POST',
    path: '/business/cash-book/counts',
    refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
    summary:
      'Records the cash that was counted; another count of a day names the latest in `correctsId`. Can be retried with an Idempotency-Key.',
    tag: 'Payments',
    operation: `mutation RestCloseCash($input: CloseCashInput!) { closeCash(input: $input) { ${BOOK} } }`,
    variables: withIdempotencyKey,
    status: 201,
  },
]);
