import { toUrduName } from '../catalogue/urdu-names.js';
import { isolate } from '../text/direction.js';
import { nameDishes, NAMED_DISHES, type BilledMenu } from './words.js';

type Named = BilledMenu | BilledMenu['courses'][number]['dishes'][number];

function sayName({ name, nameUrdu }: Named): string {
  return isolate(nameUrdu ?? toUrduName(name));
}

/** A menu as a bill names it in Urdu, by the names that its owner gave it. */
export function nameMenuInUrdu(menu: BilledMenu, most = NAMED_DISHES): string {
  const { named, more } = nameDishes(menu.courses, most);
  const rest = more > 0 ? ` اور مزید ${more}` : '';
  const counted = `${sayName(menu)} × ${menu.heads} افراد`;
  return named.length === 0 ? counted : `${counted} (${named.map(sayName).join('، ')}${rest})`;
}
