import { splitHeads, type BilledMenu } from '@mehfil/api/domain/menus/words';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { menusText } from './menus.text';

/** Counts the heads of a menu for the reader: `250 heads`, or `350 adults, 50 children at 50%`. */
export function useCountHeads(): (menu: Omit<BilledMenu, 'name' | 'courses'>) => string {
  const words = useText(menusText).heads;
  const { number, percent } = useFormat();
  return (menu) => {
    const split = splitHeads(menu);
    if (!split) return words.all(number(menu.heads));
    const { adults, children, share } = split;
    const young = words.children(children, number(children), percent(share));
    return adults === 0 ? young : words.both(words.adults(adults, number(adults)), young);
  };
}
