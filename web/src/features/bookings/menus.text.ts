import { defineText } from '../../i18n/text';

export const menusText = defineText({
  name: 'menusText',
  en: {
    title: 'Menu',
    text: 'A menu takes the place of the price per guest.',
    none: 'No menu: the hall’s price per guest',
    kept: 'As agreed',
    perHead: 'per head',
    from: (price: string, guests: string) => `${price} from ${guests} guests`,
    guaranteed: (heads: string) => `At least ${heads} heads are charged.`,
    chooseUpTo: (count: number) => (count === 1 ? 'Choose one' : `Choose up to ${count}`),
    served: 'All served',
    surcharge: (amount: string) => `+${amount} per head`,
    later: 'What you leave open is agreed with the hall later.',
    failed: 'The menus could not be loaded. You can go on without one.',
    retry: 'Try again',
    gone: 'The menu that was chosen isn’t served in this hall at that time. Please choose again.',
    more: (count: string) => `and ${count} more`,
    line: (name: string, heads: string) => `${name} × ${heads} heads`,
    onHallPage: 'Menus',
    cheapest: (price: string) => `From ${price} per head`,
  },
});
