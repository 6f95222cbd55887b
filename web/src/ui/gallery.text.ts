import { defineText } from '../i18n/text';

export const galleryText = defineText({
  name: 'galleryText',
  en: {
    kind: 'carousel',
    label: 'Photographs',
    empty: 'No images available',
    emptyHint: 'Images will be displayed here once uploaded.',
    previous: 'Previous picture',
    next: 'Next picture',
    open: 'View full screen',
    close: 'Close full screen',
    counter: (current: number, total: number) => `${current} / ${total}`,
    show: (current: number, total: number) => `Show picture ${current} of ${total}`,
    picture: (title: string, current: number) => `${title}, picture ${current}`,
    more: (count: number) => `+${count}`,
  },
});
