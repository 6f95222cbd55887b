import { defineRoutes } from '../../rest/route.js';

/** REST routes of the import of bookings (docs/decisions/0070-booking-import.md). */
export const bookingImportRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/business/bookings/import',
    summary: 'Imports bookings from CSV, past ones too, or says of each row what would become of it.',
    tag: 'Bookings',
    operation: `mutation RestImportBookings($input: ImportBookingsInput!) { importBookings(input: $input) {
      isPreview columns unusedColumns created unchanged conflicts refused
      rows { row cells state bookingId startTime endTime timeZone totalPrice currency problems { field message } } } }`,
    variables: ({ body }) => ({ input: body }),
  },
]);
