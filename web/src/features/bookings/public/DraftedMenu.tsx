import { serveDishes } from '@mehfil/api/domain/menus/menus';
import { nameDishes } from '@mehfil/api/domain/menus/words';
import { useHallMenusQuery } from '../../../graphql/generated/menus';
import { useFormat } from '../../../i18n/format';
import { useMenuName } from '../../../i18n/menu-name';
import { useText } from '../../../i18n/text';
import type { DraftedFunction } from '../function-basket';
import { hasAllDishes, toCourses, type ChosenMenu } from '../menu-data';
import { menusText } from '../menus.text';
import { useCountHeads } from '../useCountHeads';

interface DraftedMenuProps {
  drafted: Pick<DraftedFunction, 'hallId' | 'guestCount' | 'childCount'>;
  chosen: ChosenMenu;
}

/** The menu of a function that is still being collected, with the dishes that would be served. */
export function DraftedMenu({ drafted: { hallId, guestCount, childCount = 0 }, chosen }: DraftedMenuProps) {
  const words = useText(menusText);
  const toName = useMenuName();
  const { number } = useFormat();
  const countHeads = useCountHeads();
  const { data } = useHallMenusQuery({ variables: { hallId } });
  if (!data) return null;
  const menu = data.hallMenus.find(({ id }) => id === chosen.menuId);
  if (!menu || !hasAllDishes(menu, chosen.dishIds)) {
    return (
      <p className="danger" role="alert">
        {menu ? words.dishesGone : words.gone}
      </p>
    );
  }
  const { childrenShare } = menu;
  const heads = Math.max(guestCount, menu.guaranteedHeads);
  const { named, more } = nameDishes(serveDishes(toCourses(menu), chosen.dishIds));
  const dishes = named.map(({ name, nameUrdu }) => toName({ name, nameUrdu: nameUrdu ?? null }));
  return (
    <p>
      {`${words.title}: ${toName(menu)}`}
      {childCount > 0 && <span className="block">{countHeads({ heads, childCount, childrenShare })}</span>}
      <span className="block muted medium">
        {dishes.join(' · ')}
        {more > 0 && ` ${words.more(number(more))}`}
      </span>
    </p>
  );
}
