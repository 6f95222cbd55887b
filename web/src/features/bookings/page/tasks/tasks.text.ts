import { isolated } from '../../../../i18n/isolated';
import { defineText } from '../../../../i18n/text';

export const tasksText = defineText({
  name: 'tasksText',
  en: {
    title: 'Tasks',
    failed: 'The tasks could not be loaded.',
    retry: 'Try again',
    private: 'Only your team sees them, and is told on the day.',
    list: 'What is to be done',
    full: 'This booking has as many tasks as it can have: remove some that are done.',
    text: 'New task',
    placeholder: 'Call about the stage',
    day: 'By (optional)',
    add: 'Add',
    adding: 'Adding...',
    today: 'Today',
    overdue: (day: string) => `Overdue since ${day}`,
    by: (day: string) => `By ${day}`,
    added: (name: string) => `added by ${isolated(name)}`,
    done: (name: string, day: string) => `done by ${isolated(name)} on ${day}`,
    change: 'Change',
    changeOf: (task: string) => `Change “${task}”`,
    remove: 'Remove',
    removeOf: (task: string) => `Remove “${task}”`,
    removal: {
      title: (task: string) => `Remove “${task}”?`,
      text: 'It is gone for your whole team, and can’t be brought back.',
      confirm: 'Remove task',
    },
    notSaved: { title: 'Not saved', fallback: 'Please try again.' },
    dialog: {
      title: 'Change task',
      text: 'What is to be done',
      day: 'By (optional)',
      save: 'Save',
      saving: 'Saving...',
    },
  },
});
