import { defineText } from '../../i18n/text';

export const themeText = defineText({
  name: 'themeText',
  en: { toDark: 'Switch to dark theme', toLight: 'Switch to light theme' },
});
