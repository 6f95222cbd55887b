import { defineRoutes, TEXT_FILE_FIELDS } from '../../rest/route.js';
import { streamZip } from './export.zip.js';

/** REST routes of one's own data (docs/decisions/0019-personal-data.md). */
export const personalDataRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/export',
    refusals: ['REAUTHENTICATION_REQUIRED'],
    summary: 'The viewer’s own data as a ZIP with one complete JSON file and a CSV file per table.',
    tag: 'Accounts',
    operation: `query RestExportAccountData { exportAccountData { ${TEXT_FILE_FIELDS} } }`,
    mediaTypes: ['application/zip'],
    stream: ({ exportAccountData }) => streamZip(exportAccountData as { filename: string; content: string }),
  },
]);
