import { isServed, type MenuStay } from '@mehfil/api/domain/menus/menus';
import { Alert, Checkbox, Radio } from 'antd';
import { useId } from 'react';
import { useHallMenusQuery } from '../../graphql/generated/menus';
import { useFormat } from '../../i18n/format';
import { useMenuName } from '../../i18n/menu-name';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { NumberField } from '../../ui/form/NumberField';
import { Picture } from '../../ui/Picture';
import {
  findPricePerHead,
  firstChoice,
  hasAllDishes,
  keepKnownDishes,
  type ChosenMenu,
  type ShownMenu,
} from './menu-data';
import styles from './MenuField.module.css';
import { menusText } from './menus.text';
import { joinClasses } from '../../lib/classes';

/** A menu that was agreed before, which stays until another one is chosen. */
export const KEPT = 'kept';

/** The menu that a booking has. */
export interface AgreedChoice {
  name: string;
  choice: ChosenMenu;
  childCount: number;
  childrenShare: number | null;
}

/** What the field holds: a menu with dishes, none, or the agreed one. */
export type MenuValue = ChosenMenu | typeof KEPT | null;

interface MenuFieldProps {
  hallId: number;
  guests: number;
  /** The stay, as far as it is known. */
  stay: Omit<MenuStay, 'hallId'> | null;
  value: MenuValue;
  /** What was agreed, where it can be kept. */
  agreed?: AgreedChoice | undefined;
  /** Nobody chose it: it is the cheapest one. */
  isCheapest?: boolean;
  /** What the server has against it. */
  error?: string | undefined;
  onChange: (value: MenuValue) => void;
  /** How many of the guests are children: the form's field `childCount`. */
  childCount: number | null;
  /** Called where another menu has another number: none has nobody. */
  onChildCount: (count: number | null) => void;
}

/** The menus of a hall to choose from, with their dishes; nothing where a hall has none. */
export function MenuField(props: MenuFieldProps) {
  const { hallId, stay, value, agreed, isCheapest = false, error, onChange, childCount, onChildCount } = props;
  const words = useText(menusText);
  const id = useId();
  const { data, error: failure, refetch } = useHallMenusQuery({ variables: { hallId }, skip: hallId === 0 });
  if (failure && !data) return <MenusFailed onRetry={() => void refetch()} />;
  const menus = (data?.hallMenus ?? []).filter((menu) => !stay || isServed(menu, { ...stay, hallId }));
  const chosen = value !== null && value !== KEPT ? value : null;
  const shown = chosen && menus.find((menu) => menu.id === chosen.menuId);
  const isGone = data !== undefined && chosen !== null && !shown;
  if (menus.length === 0 && !isGone && !agreed) return null;
  const lost = chosen && shown && !hasAllDishes(shown, chosen.dishIds) ? shown : null;
  const problem = isGone ? words.gone : lost ? words.dishesGone : error;
  const choose = (key: string) => {
    const menu = menus.find((each) => String(each.id) === key);
    onChange(key === KEPT ? KEPT : menu ? beginWith(menu, agreed) : null);
    if (key === KEPT) onChildCount(agreed?.childCount || null);
    else if (!menu || menu.childrenShare === null) onChildCount(null);
  };
  const children = <ChildrenField share={(chosen ? shown : agreed)?.childrenShare ?? null} count={childCount} />;
  return (
    <fieldset
      className="stack gap-12 narrowable"
      data-field="menu"
      tabIndex={-1}
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend className="strong">{words.title}</legend>
      <p className="muted medium">{words.text}</p>
      {isCheapest && <p className="muted medium">{words.cheapestChosen}</p>}
      {problem !== undefined && (
        <p id={id} role="alert" className="danger">
          {problem}
        </p>
      )}
      {chosen && lost && (
        <span>
          <Button
            look="secondary"
            onClick={() => onChange({ ...chosen, dishIds: keepKnownDishes(lost, chosen.dishIds) })}
          >
            {words.leaveOut}
          </Button>
        </span>
      )}
      <Radio.Group
        className="stack gap-12 narrowable"
        aria-label={words.title}
        value={chosen ? String(chosen.menuId) : (value ?? 'none')}
        onChange={({ target }) => choose(String(target.value))}
      >
        {agreed && <Radio value={KEPT}>{`${words.kept}: ${agreed.name}`}</Radio>}
        {value === KEPT && children}
        <Radio value="none">{words.none}</Radio>
        {menus.map((menu) => (
          <MenuCard key={menu.id} menu={menu} guests={props.guests}>
            {chosen?.menuId === menu.id && (
              <>
                {agreed?.choice.menuId === menu.id && <p className="muted medium">{words.atTodaysPrice}</p>}
                <Courses menu={menu} chosen={chosen} onChange={onChange} />
                {children}
              </>
            )}
          </MenuCard>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

interface ChildrenFieldProps {
  /** Null where the menu has none. */
  share: number | null;
  count: number | null;
}

/** How many of the guests are children; nothing without a share, unless the menu lost it and the number has to go. */
function ChildrenField({ share, count }: ChildrenFieldProps) {
  const words = useText(menusText).children;
  const { percent } = useFormat();
  if (share === null && !count) return null;
  const hint = share === null ? undefined : words.hint(percent(share));
  return <NumberField name="childCount" label={words.label} hint={hint} min={0} precision={0} />;
}

/** What is chosen of a menu at first: the agreed dishes that it still has, where it is the agreed one. */
function beginWith(menu: ShownMenu, agreed: AgreedChoice | undefined): ChosenMenu {
  if (agreed?.choice.menuId !== menu.id) return firstChoice(menu);
  return { menuId: menu.id, dishIds: keepKnownDishes(menu, agreed.choice.dishIds) };
}

function MenusFailed({ onRetry }: { onRetry: () => void }) {
  const words = useText(menusText);
  return (
    <Alert
      type="warning"
      showIcon
      title={words.failed}
      action={
        <Button look="quiet" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}

interface MenuCardProps {
  menu: ShownMenu;
  guests: number;
  children: React.ReactNode;
}

function MenuCard({ menu, guests, children }: MenuCardProps) {
  const words = useText(menusText);
  const toName = useMenuName();
  const { money, number, percent } = useFormat();
  const { bands, currency, guaranteedHeads, childrenShare } = menu;
  const others = bands.slice(1).map(({ price, fromGuests }) => words.from(money(price, currency), number(fromGuests)));
  return (
    <div className={joinClasses('stack gap-10 bordered rounded', styles.menu)}>
      <Radio value={String(menu.id)}>
        <span className="stack gap-2">
          <span className="strong">{toName(menu)}</span>
          <span>{`${money(findPricePerHead(menu, guests), currency)} ${words.perHead}`}</span>
        </span>
      </Radio>
      {menu.picture && <Picture src={menu.picture} alt="" width={4} height={3} sizes="96px" className="thumbnail" />}
      {menu.description && <p className="muted medium">{menu.description}</p>}
      {others.length > 0 && <p className="muted medium">{others.join(' · ')}</p>}
      {guaranteedHeads > 0 && <p className="muted medium">{words.guaranteed(number(guaranteedHeads))}</p>}
      {childrenShare !== null && <p className="muted medium">{words.children.share(percent(childrenShare))}</p>}
      {children}
    </div>
  );
}

interface CoursesProps {
  menu: ShownMenu;
  chosen: ChosenMenu;
  onChange: (value: ChosenMenu) => void;
}

/** The courses of the chosen menu: what is served anyway is named, the rest is chosen. */
function Courses({ menu, chosen, onChange }: CoursesProps) {
  const words = useText(menusText);
  const canLeaveOpen = menu.courses.some(({ choose }) => choose !== null);
  return (
    <>
      {menu.courses.map((course, index) => (
        <Course
          key={index}
          course={course}
          currency={menu.currency}
          dishIds={keepKnownDishes(menu, chosen.dishIds)}
          onChange={(dishIds) => onChange({ ...chosen, dishIds })}
        />
      ))}
      {canLeaveOpen && <p className="muted medium">{words.later}</p>}
    </>
  );
}

interface CourseProps {
  course: ShownMenu['courses'][number];
  currency: string;
  dishIds: readonly number[];
  onChange: (dishIds: number[]) => void;
}

function Course({ course, currency, dishIds, onChange }: CourseProps) {
  const words = useText(menusText);
  const toName = useMenuName();
  const { money } = useFormat();
  const { choose, dishes } = course;
  const label = (dish: (typeof dishes)[number]) =>
    dish.surcharge === 0 ? toName(dish) : `${toName(dish)} (${words.surcharge(money(dish.surcharge, currency))})`;
  const own = dishes.filter(({ dishId }) => dishIds.includes(dishId)).map(({ dishId }) => dishId);
  const toggle = (dishId: number, isChosen: boolean) => {
    const others = dishIds.filter((each) => each !== dishId && !(choose === 1 && own.includes(each)));
    onChange(isChosen ? [...others, dishId] : others);
  };
  return (
    <fieldset className="stack gap-6 narrowable">
      <legend className="medium">
        <span className="strong">{toName(course)}</span>
        {' · '}
        <span className="muted">{choose === null ? words.served : words.chooseUpTo(choose)}</span>
      </legend>
      {choose === null ? (
        <p>{dishes.map(label).join(' · ')}</p>
      ) : (
        <div className="row gap-6-20">
          {dishes.map((dish) => {
            const isChosen = own.includes(dish.dishId);
            return (
              <Checkbox
                key={dish.dishId}
                checked={isChosen}
                disabled={!isChosen && choose > 1 && own.length >= choose}
                onChange={({ target }) => toggle(dish.dishId, target.checked)}
              >
                {label(dish)}
              </Checkbox>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
