import { counted } from '@mehfil/api/rules';
import { defineText } from '../../../i18n/text';

/** Words of My Halls (business specification §2, §8). */
export const hallsText = defineText({
  en: {
    title: 'My Halls',
    text: 'Everything you list, online and offline.',
    add: 'Add New Hall',
    import: 'Import CSV',
    none: {
      title: 'No business application found',
      text: 'Apply for a business account; once it is approved you can list your halls.',
      action: 'Apply for Business Account',
    },
    pending: {
      title: 'Business Pending Approval',
      text: 'You can add halls once your application is approved.',
      action: 'View Application Status',
    },
    figures: 'Your halls in figures',
    total: 'Total Halls',
    active: 'Active Halls',
    averageCapacity: 'Avg. Capacity',
    guests: (guests: string) => `${guests} guests`,
    search: 'Search halls',
    searchPlaceholder: 'Name, number or address',
    status: 'Status',
    all: 'All halls',
    online: 'Online',
    offline: 'Offline',
    table: {
      hall: 'Hall',
      capacity: 'Capacity',
      price: 'Price/Hour',
      status: 'Status',
      actions: 'Actions',
    },
    complete: (percent: number) => `Listing ${percent}% complete`,
    upcoming: (bookings: number) => counted(bookings, 'upcoming booking'),
    switch: (title: string) => `${title} is online`,
    edit: (title: string) => `Edit ${title}`,
    duplicate: (title: string) => `Duplicate ${title}`,
    delete: (title: string) => `Delete ${title}`,
    empty: {
      title: 'No halls yet',
      text: 'List your first hall and guests can find it at once.',
      action: 'Add Your First Hall',
    },
    nothing: { title: 'No hall fits', text: 'Try other words, or show all halls.', action: 'Show all halls' },
    deleteTitle: (title: string) => `Delete ${title}?`,
    deleteText: 'It disappears from Mehfil. Past bookings and their invoices stay. This can’t be undone.',
    deleteConfirm: 'Delete Hall',
    inUse: (bookings: number) =>
      `It has ${counted(bookings, 'upcoming booking')} and can only be taken offline: then nobody new can book it.`,
    takeOffline: 'Take Offline',
    deleted: { title: 'Hall deleted successfully' },
    notDeleted: { title: 'Error', fallback: 'Failed to delete hall' },
    wentOnline: { title: 'The hall is online' },
    wentOffline: { title: 'The hall is offline' },
    notSwitched: { title: 'The hall could not be switched' },
    duplicated: (title: string) => ({
      title: 'Hall duplicated',
      description: `${title} is offline until you put it online.`,
    }),
    notDuplicated: { title: 'Failed to duplicate hall' },
  },
});
