import { defineRoutes, TEXT_FILE_FIELDS, toTextFile } from '../../rest/route.js';

const SUM = 'month hallId currency due received unpaid overdue spent earned';

/** REST routes of the books of a business (docs/decisions/0072-books.md). */
export const bookRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/books',
    summary: 'What was due and received in a year, by month, hall and currency.',
    tag: 'Payments',
    operation: `query RestBooks($year: Int) { books(year: $year) { year currency halls { hallId title }
      rows { ${SUM} } months { ${SUM} } hallTotals { ${SUM} } totals { ${SUM} }
      openRefunds { hallId hall currency bookings amount } } }`,
    variables: ({ query }) => ({ year: query.year }),
  },
  {
    method: 'GET',
    path: '/business/books/bookings',
    summary: 'The bookings behind a sum of the books.',
    tag: 'Payments',
    operation: `query RestBookedBookings($filter: BookFilter!, $paging: PagingInput) {
      bookedBookings(filter: $filter, paging: $paging) { currency totalCount total
        nodes { bookingId hall customerName date status amount } } }`,
    variables: ({ query }) => ({ filter: query, paging: { limit: query.limit, page: query.page } }),
  },
  {
    method: 'GET',
    path: '/business/books/export.csv',
    summary: 'The books of a year, as CSV.',
    tag: 'Payments',
    operation: `query RestExportBooks($year: Int) { exportBooks(year: $year) { ${TEXT_FILE_FIELDS} } }`,
    variables: ({ query }) => ({ year: query.year }),
    mediaTypes: ['text/csv'],
    render: ({ exportBooks }) => toTextFile(exportBooks),
  },
]);
