import { IMPORT_LIMITS } from '@mehfil/api/domain/catalogue/limits';
import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../../i18n/text';

const { rowsMax } = IMPORT_LIMITS;

export const importText = defineText({
  name: 'importText',
  en: {
    title: 'Import from CSV',
    text: 'Bring halls, services and the rest of your setup in from a spreadsheet. You see every row before anything is imported.',
    none: {
      title: 'No business application found',
      text: 'Apply for a business account; once it is approved you can import your halls.',
      action: 'Apply for Business Account',
    },
    pending: {
      title: 'Business Pending Approval',
      text: 'You can import once your application is approved.',
      action: 'View Application Status',
    },
    list: 'Contents of the file',
    kinds: {
      HALLS: 'Halls',
      CATEGORIES: 'Categories',
      TYPES: 'Hall types',
      FIXED_SERVICES: 'Fixed services',
      OPTIONAL_SERVICES: 'Menu and services',
      AMENITIES: 'Amenities',
    },
    columns: (names: string) => `Columns: ${names}. Their order doesn’t matter, and most may be left out.`,
    halls:
      'Use the names of categories and types as in Setup. A hall without capacity, prices, category or type is imported offline. Pictures are https URLs.',
    limits: `A CSV file in UTF-8 with at most ${rowsMax.toLocaleString('en-US')} rows; the first row names the columns.`,
    sample: 'Download a sample',
    sampleName: (kind: string) => `${kind}-sample.csv`,
    choose: 'Choose a CSV file',
    chooseOther: 'Choose another file',
    reading: 'Checking the file...',
    notUtf8: 'The file is not UTF-8. Save it as "CSV UTF-8" and try again.',
    tooLong: 'The file is too long: please split it.',
    failed: 'The file could not be checked. Please try again.',
    preview: (name: string) => `Preview of ${name}`,
    result: (name: string) => `Imported: ${name}`,
    nothingWritten: 'Nothing has been imported yet.',
    counts: {
      created: (count: number) => `${count} new`,
      changed: (count: number) => `${count} completed`,
      unchanged: (count: number) => `${count} already there`,
      removed: (count: number) => `${count} removed by you before`,
      offline: (count: number) => `${count} offline until completed`,
      refused: (count: number) => `${count} left out`,
    },
    refusedText:
      'Rows with a mistake are left out, the others are imported. Correct the file and import it again whenever you like: what is already there stays as it is.',
    unused: (names: string) => `Ignored columns: ${names}.`,
    onlyWrong: 'Only rows with a mistake',
    table: 'Rows of the file',
    row: 'Row',
    verdict: 'Check',
    good: 'OK',
    rowProblem: (field: string, message: string) => (field === 'row' ? message : `${field}: ${message}`),
    page: (from: number, to: number, all: number) => `Rows ${from} to ${to} of ${all}`,
    previous: 'Previous rows',
    next: 'Next rows',
    import: (count: number) => `Import ${counted(count, 'row')}`,
    nothing: 'Nothing to import',
    done: (count: number) => ({ title: 'Import finished', description: `${counted(count, 'row')} imported` }),
    notImported: { title: 'The import failed' },
    toHalls: 'Go to My Halls',
    toSetup: 'Go to Setup',
  },
});
