import { defineText } from '../../i18n/text';

/** Words that every list has: its pages, its filters, and what can go wrong. */
export const listText = defineText({
  name: 'listText',
  en: {
    bulk: {
      done: (count: number) => (count === 1 ? '1 row was changed.' : `${count} rows were changed.`),
      names: (first: string, others: number) => (others === 0 ? first : `${first} and ${others} more`),
    },
    filters: 'Filters',
    removeFilter: (filter: string) => `Remove the filter ${filter}`,
    clearFilters: 'Clear Filters',
    search: 'Search',
    clearSearch: 'Clear the search',
    error: 'Error',
    previous: 'Previous',
    next: 'Next',
    pages: 'Pages',
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
    rows: (total: string) => (total === '1' ? '1 row' : `${total} rows`),
    added: (count: number) => (count === 1 ? 'Show 1 new row' : `Show ${count} new rows`),
    views: {
      label: 'Saved views',
      save: 'Save view',
      submit: 'Save',
      name: 'Name',
      nameHint: 'Only you see it, in this browser. It takes the place of a view with the same name.',
      full: (most: number) => `A list has room for ${most} views of your own. Remove one first.`,
      remove: (name: string) => `Remove the view ${name}`,
    },
    total: (count: string, orMore: boolean) => (orMore ? `more than ${count}` : count),
  },
});
