import { defineText } from '../../i18n/text';

/** How soon an owner usually answers, in words. */
export const answerTimeText = defineText({
  name: 'answerTimeText',
  en: {
    usually: (count: number) =>
      count === 1
        ? 'The owner usually answers within an hour.'
        : count < 48
          ? `The owner usually answers within ${count} hours.`
          : `The owner usually answers within ${Math.ceil(count / 24)} days.`,
  },
});
