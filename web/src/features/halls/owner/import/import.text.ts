import { defineText } from '../../../../i18n/text';

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
    halls:
      'Use the names of categories and types as in Setup. A hall without capacity, prices, category or type is imported offline. Pictures are https URLs.',
    sampleName: (kind: string) => `${kind}-sample.csv`,
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
    toHalls: 'Go to My Halls',
    toSetup: 'Go to Setup',
  },
});
