import { defineText } from '../../i18n/text';

export const shortcutsText = defineText({
  name: 'shortcutsText',
  en: {
    title: 'Keyboard shortcuts',
    groups: {
      page: {
        title: 'On every page',
        keys: [
          ['Ctrl K', 'Search or go to'],
          ['?', 'These keys'],
        ],
      },
      list: {
        title: 'In lists',
        keys: [
          ['j', 'Next row'],
          ['k', 'Row before'],
          ['Enter', 'Open'],
        ],
      },
      requests: {
        title: 'On a request',
        keys: [
          ['a', 'Approve'],
          ['d', 'Decline'],
        ],
      },
      calendar: {
        title: 'In the calendar',
        keys: [
          ['← → ↑ ↓', 'Day or hall beside it'],
          ['Page Up, Page Down', 'Month before or after'],
          ['Enter', 'Open or enter'],
        ],
      },
      applications: {
        title: 'On an application',
        keys: [
          ['a', 'Approve'],
          ['r', 'Reject'],
          ['u', 'Undo, as long as it is offered'],
        ],
      },
    },
  },
});
