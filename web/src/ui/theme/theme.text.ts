import { defineText } from '../../i18n/text';

/** Words of the theme's switch. */
export const themeText = defineText({
  name: 'themeText',
  en: { toDark: 'Switch to dark theme', toLight: 'Switch to light theme' },
});
