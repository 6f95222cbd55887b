import { defineText } from '../i18n/text';

export const connectionText = defineText({
  name: 'connectionText',
  en: {
    offline: 'You are offline. What you have typed stays here; send it once you are back.',
    busy: 'Our server is busy just now; your connection is fine. We keep trying.',
  },
});
