import { IMPORT_LIMITS } from '@mehfil/api/domain/catalogue/limits';
import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../i18n/text';

const { rowsMax } = IMPORT_LIMITS;

export const csvImportText = defineText({
  name: 'csvImportText',
  en: {
    columns: (names: string) => `Columns: ${names}. Their order doesn’t matter, and most may be left out.`,
    limits: `A CSV file in UTF-8 with at most ${rowsMax.toLocaleString('en-US')} rows; the first row names the columns.`,
    sample: 'Download a sample',
    choose: 'Choose a CSV file',
    chooseOther: 'Choose another file',
    reading: 'Checking the file...',
    notUtf8: 'The file is not UTF-8. Save it as "CSV UTF-8" and try again.',
    tooLong: 'The file is too long: please split it.',
    failed: 'The file could not be checked. Please try again.',
    preview: (name: string) => `Preview of ${name}`,
    result: (name: string) => `Imported: ${name}`,
    nothingWritten: 'Nothing has been imported yet.',
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
  },
});
