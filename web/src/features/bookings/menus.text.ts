import { defineText } from '../../i18n/text';

export const menusText = defineText({
  name: 'menusText',
  en: {
    title: 'Menu',
    text: 'A menu takes the place of the price per guest.',
    cheapestChosen:
      'The cheapest menu for your guests is chosen, as in the prices of the search. You may choose another one, or none.',
    none: 'No menu: the hall’s price per guest',
    kept: 'As agreed',
    perHead: 'per head',
    from: (price: string, guests: string) => `${price} from ${guests} guests`,
    guaranteed: (heads: string) => `You pay for at least ${heads} guests.`,
    chooseUpTo: (count: number) => (count === 1 ? 'Choose one' : `Choose up to ${count}`),
    served: 'All served',
    surcharge: (amount: string) => `+${amount} per head`,
    later: 'What you leave open is agreed with the hall later.',
    failed: 'The menus could not be loaded.',
    retry: 'Try again',
    gone: 'The menu that was chosen isn’t served in this hall at that time. Please choose again.',
    dishesGone: 'A dish that was chosen is no longer offered. Please choose again, or leave it out.',
    leaveOut: 'Leave it out',
    atTodaysPrice: 'With other dishes, this menu costs what it costs today.',
    more: (count: string) => `and ${count} more`,
    line: (name: string, heads: string) => `${name} × ${heads}`,
    heads: {
      all: (count: string) => `${count} heads`,
      adults: (count: number, shown: string) => `${shown} ${count === 1 ? 'adult' : 'adults'}`,
      children: (count: number, shown: string, share: string) =>
        `${shown} ${count === 1 ? 'child' : 'children'} at ${share}`,
      both: (adults: string, children: string) => `${adults}, ${children}`,
    },
    children: {
      label: 'Children among the guests',
      hint: (share: string) => `A child costs ${share} of the price per head. Leave it empty without children.`,
      share: (share: string) => `Children pay ${share}.`,
      count: 'Children',
    },
    onlyIn: (shifts: string) => `Only for ${shifts}`,
    days: {
      from: (day: string) => `From ${day}`,
      until: (day: string) => `Until ${day}`,
      between: (first: string, last: string) => `From ${first} until ${last}`,
    },
    onHallPage: 'Menus',
    cheapest: (price: string) => `From ${price} per head`,
  },
});
