import { findLeastPrice } from '@mehfil/api/domain/menus/menus';
import { nameDishes } from '@mehfil/api/domain/menus/words';
import { useHallMenusQuery } from '../../graphql/generated/menus';
import { useFormat } from '../../i18n/format';
import { useMenuName } from '../../i18n/menu-name';
import { namesText } from '../../i18n/names.text';
import { useText } from '../../i18n/text';
import { Picture } from '../../ui/Picture';
import { PlainButton } from '../../ui/PlainButton';
import type { ShownMenu } from './menu-data';
import styles from './HallMenus.module.css';
import { menusText } from './menus.text';
import { joinClasses } from '../../lib/classes';

/** The menus of a hall with their prices, on its page; nothing where it has none. */
export function HallMenus({ hallId }: { hallId: number }) {
  const words = useText(menusText);
  const { data, error, refetch } = useHallMenusQuery({ variables: { hallId } });
  if (error && !data) {
    return (
      <p role="alert" className="row middle gap-8-16">
        {words.failed}
        <PlainButton look="quiet" onClick={() => void refetch()}>
          {words.retry}
        </PlainButton>
      </p>
    );
  }
  if (!data || data.hallMenus.length === 0) return null;
  return (
    <section aria-labelledby="menus-title" className="stack gap-16 below-32">
      <h2 id="menus-title">{words.onHallPage}</h2>
      <ul className={joinClasses('stack gap-12', styles.menus)}>
        {data.hallMenus.map((menu) => (
          <MenuItem key={menu.id} menu={menu} />
        ))}
      </ul>
    </section>
  );
}

function MenuItem({ menu }: { menu: ShownMenu }) {
  const words = useText(menusText);
  const toName = useMenuName();
  const { money, number, percent } = useFormat();
  const { named, more } = nameDishes(menu.courses);
  return (
    <li className="beside gap-14 framed padded-14-16">
      {menu.picture && (
        <Picture
          src={menu.picture}
          alt=""
          width={4}
          height={3}
          sizes="120px"
          className={`thumbnail ${styles.picture}`}
        />
      )}
      <div>
        <h3 className={styles.name}>{toName(menu)}</h3>
        <p>{words.cheapest(money(findLeastPrice(menu), menu.currency))}</p>
        {menu.description && <p className="muted medium">{menu.description}</p>}
        <p className="muted medium">
          {named.map(({ name, nameUrdu }) => toName({ name, nameUrdu: nameUrdu ?? null })).join(' · ')}
          {more > 0 && ` ${words.more(number(more))}`}
        </p>
        <WhenServed menu={menu} />
        {menu.guaranteedHeads > 0 && <p className="muted medium">{words.guaranteed(number(menu.guaranteedHeads))}</p>}
        {menu.childrenShare !== null && (
          <p className="muted medium">{words.children.share(percent(menu.childrenShare))}</p>
        )}
      </div>
    </li>
  );
}

/** In which shifts and on which days it is served; nothing where that is always. */
function WhenServed({ menu: { shiftNames, firstDay, lastDay } }: { menu: ShownMenu }) {
  const words = useText(menusText);
  const { name: toRead } = useText(namesText);
  const { compactDay } = useFormat();
  const parts: string[] = [];
  if (shiftNames.length > 0) parts.push(words.onlyIn(shiftNames.map(toRead).join(' · ')));
  if (firstDay !== null && lastDay !== null) parts.push(words.days.between(compactDay(firstDay), compactDay(lastDay)));
  else if (firstDay !== null) parts.push(words.days.from(compactDay(firstDay)));
  else if (lastDay !== null) parts.push(words.days.until(compactDay(lastDay)));
  return parts.length === 0 ? null : <p className="muted medium">{parts.join(' · ')}</p>;
}
