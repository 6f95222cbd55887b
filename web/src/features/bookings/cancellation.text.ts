import { defineText } from '../../i18n/text';

export const cancellationText = defineText({
  name: 'cancellationText',
  en: { terms: 'Cancellation' },
});
