import { formatNames } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../../i18n/text';

/** Words of Shared Space. */
export const spacesText = defineText({
  en: {
    title: 'Shared Space',
    text: 'Halls that take the same space can’t be booked at the same time: the halves of a marquee, and the whole of it.',
    back: 'My Halls',
    plan: 'Who shares what',
    planText: 'Each row is a hall; the filled boxes are the spaces that it takes.',
    nothingShared: 'Every hall has a space of its own',
    nothingSharedText:
      'Does a hall consist of parts that you also let alone? Give it the spaces of its parts, and they lock each other.',
    group: (titles: readonly string[]) => `Plan of ${formatNames(titles)}`,
    takes: (names: readonly string[]) => `Takes ${formatNames(names, 6)}`,
    locks: (titles: readonly string[]) =>
      titles.length === 0
        ? 'Shares its space with no other hall'
        : `Never at the same time as ${formatNames(titles, 6)}`,
    choose: 'Spaces of a hall',
    chooseText: 'Choose a hall to say which spaces it takes.',
    hall: 'Hall',
    hallPlaceholder: 'Choose a hall',
    change: 'Change spaces',
    changeOf: (title: string) => `Spaces of ${title}`,
    unitIds: 'Spaces that it takes',
    unitsHint: 'Upcoming bookings and blocked dates move along. Requests that wait stay as they are.',
    save: 'Save spaces',
    saving: 'Saving...',
    saved: { title: 'Spaces saved', description: 'Halls that share space now lock each other.' },
    notSaved: { title: 'The spaces were not changed', always: true },
    spaces: 'Spaces',
    spacesText: 'Every hall came with one. Add one for each part that can be let alone.',
    add: 'Add space',
    adding: 'Adding...',
    name: 'Name',
    namePlaceholder: 'North half, lawn, upper floor',
    added: { title: 'Space added', description: 'Now choose the halls that take it.' },
    notAdded: { title: 'The space was not added', always: true },
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    renaming: 'Saving...',
    renamed: { title: 'Space renamed', description: 'Its halls and bookings stay as they are.' },
    notRenamed: { title: 'The space was not renamed', always: true },
    delete: 'Delete',
    deleteOf: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteText: 'No hall takes this space any more. Past bookings keep their details.',
    deleted: { title: 'Space deleted', description: 'Nothing else has changed.' },
    notDeleted: { title: 'The space was not deleted', always: true },
    takenBy: 'Taken by',
    nobody: 'No hall yet',
    actions: 'Actions',
    none: {
      title: 'No business application found',
      text: 'Apply for a business account; once it is approved you can list halls and divide them.',
      action: 'Apply for Business Account',
    },
    pending: {
      title: 'Business Pending Approval',
      text: 'You can divide halls once your application is approved.',
      action: 'View Application Status',
    },
    noHalls: {
      title: 'No halls yet',
      text: 'List your halls first; then say which of them share space.',
      action: 'Add New Hall',
    },
  },
});
