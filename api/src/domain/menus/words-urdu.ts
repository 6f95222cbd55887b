import { toUrduName } from '../catalogue/urdu-names.js';
import { isolate } from '../text/direction.js';
import { nameDishes, NAMED_DISHES, splitHeads, type BilledMenu } from './words.js';

type Named = BilledMenu | BilledMenu['courses'][number]['dishes'][number];

function sayName({ name, nameUrdu }: Named): string {
  return isolate(nameUrdu ?? toUrduName(name));
}

/** `350 بالغ، 50 بچے 50% قیمت پر` */
function countHeads(menu: BilledMenu): string {
  const split = splitHeads(menu);
  if (!split) return `${menu.heads} افراد`;
  const { adults, children, share } = split;
  const young = `${children} ${children === 1 ? 'بچہ' : 'بچے'} ${share}% قیمت پر`;
  return adults === 0 ? young : `${adults} بالغ، ${young}`;
}

/** A menu as a bill names it in Urdu, by the names that its owner gave it. */
export function nameMenuInUrdu(menu: BilledMenu, most = NAMED_DISHES): string {
  const { named, more } = nameDishes(menu.courses, most);
  const rest = more > 0 ? ` اور مزید ${more}` : '';
  const counted = `${sayName(menu)} × ${countHeads(menu)}`;
  return named.length === 0 ? counted : `${counted} (${named.map(sayName).join('، ')}${rest})`;
}
