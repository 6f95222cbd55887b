import { FUNCTION_LABELS } from '@mehfil/api/domain/bookings/functions';
import { defineText } from '../../i18n/text';

export const functionFactsText = defineText({
  name: 'functionFactsText',
  en: {
    names: FUNCTION_LABELS,
    state: { accepted: 'Accepted', waiting: 'Not answered yet', confirmed: 'Confirmed', cancelled: 'Ended' },
    banner: 'The hall owner has accepted. It is booked once all functions are accepted.',
    note: {
      title: (name: string) => `One of several functions: ${name}`,
      waits: (until: string) => `It is held until ${until}, and final once all functions are accepted.`,
      accept:
        'This is one of several functions that were requested together. If you accept, it becomes final once the other halls have accepted too; until then it stays held.',
      accepted: 'Accepted: waits for the others',
    },
  },
});
