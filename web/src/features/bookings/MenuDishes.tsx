import { nameDishes } from '@mehfil/api/domain/menus/words';
import type { ShownBooking } from './invoice-data';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { useMenuName } from './menu-data';
import { menusText } from './menus.text';

/** The menu of a booking with its dishes: eight by name, the rest counted. */
export function MenuDishes({ menu }: { menu: NonNullable<ShownBooking['menu']> }) {
  const words = useText(menusText);
  const toName = useMenuName();
  const { number } = useFormat();
  const { named, more } = nameDishes(menu.courses);
  const dishes = named.map(({ name, nameUrdu }) => toName({ name, nameUrdu: nameUrdu ?? null }));
  return (
    <div>
      <span className="block">{words.line(toName(menu), number(menu.heads))}</span>
      <span className="block muted medium">
        {dishes.join(' · ')}
        {more > 0 && ` ${words.more(number(more))}`}
      </span>
    </div>
  );
}
