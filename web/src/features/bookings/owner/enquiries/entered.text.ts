import { isolated } from '../../../../i18n/isolated';
import { defineText } from '../../../../i18n/text';

export const enteredText = defineText({
  name: 'enteredText',
  en: {
    add: 'Add enquiry',
    changing: 'Change enquiry',
    source: 'How did they ask?',
    name: 'Guest’s name',
    phone: 'Guest’s phone (optional)',
    hall: 'Hall',
    chooseHall: 'Choose a hall',
    day: 'Day (optional)',
    guests: 'Guests (optional)',
    note: 'What they asked (optional)',
    save: 'Save enquiry',
    saving: 'Saving...',
    saved: 'Enquiry saved',
    notSaved: { title: 'The enquiry could not be saved' },
    noNote: 'Nothing was noted.',
    noPhone: 'No phone number',
    call: (phone: string) => `Call \u2066${phone}\u2069`,
    chat: 'WhatsApp',
    noted: (source: string, when: string) => `${source}, noted ${when}`,
    book: 'Enter booking',
    change: 'Change',
    remove: {
      open: 'Delete',
      title: (name: string) => `Delete the enquiry of ${isolated(name)}?`,
      text: 'It goes from your list and your figures. If it came to nothing, mark it as lost instead.',
      confirm: 'Delete enquiry',
      failed: { title: 'The enquiry could not be deleted' },
    },
  },
});
