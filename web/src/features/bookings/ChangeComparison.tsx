import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { ChangeTermsFragment } from '../../graphql/generated/booking-changes';
import { useFormat } from '../../i18n/format';
import { useMenuName } from '../../i18n/menu-name';
import { namesText } from '../../i18n/names.text';
import { useText } from '../../i18n/text';
import { Money } from '../../ui/Money';
import { SignedMoney } from '../../ui/SignedMoney';
import { useBookingTimes } from './booking-times';
import styles from './ChangeComparison.module.css';
import { menusText } from './menus.text';
import { changesText } from './changes.text';
import { useCountHeads } from './useCountHeads';

type Terms = ChangeTermsFragment;

interface ChangeComparisonProps {
  before: Terms;
  after: Terms;
  /** What the change adds to the total; negative where it takes away. */
  difference: number;
}

/** What of a booking a change would change: what is, what would be, and what that adds to the total. */
export function ChangeComparison({ before, after, difference }: ChangeComparisonProps) {
  const words = useText(changesText);
  const menus = useText(menusText);
  const toMenu = useMenuLine();
  const { number } = useFormat();
  const toChildren = ({ menu }: Terms) => number(menu?.childCount ?? 0);
  const [was, will] = [useBookingTimes(before).dateAndRange, useBookingTimes(after).dateAndRange];
  const [had, has] = [useServices(before), useServices(after)];
  const [hadExtras, hasExtras] = [useExtras(before), useExtras(after)];
  return (
    <Flex component="dl" vertical gap={8} aria-label={words.comparison}>
      <Line label={words.hall} before={before.hallTitle} after={after.hallTitle} />
      <Line label={words.when} before={was} after={will} />
      <Line label={words.guests} before={number(before.guestCount)} after={number(after.guestCount)} />
      <Line label={menus.children.count} before={toChildren(before)} after={toChildren(after)} />
      <Line label={menus.title} before={toMenu(before)} after={toMenu(after)} />
      <Line label={words.services} before={had} after={has} />
      <Line label={words.extras} before={hadExtras} after={hasExtras} />
      <Pair label={words.total} before={<Amount {...before} />} after={<Amount {...after} />} />
      <Flex wrap justify="space-between" gap="2px 16px" className="line-above inside-8 strong">
        <dt>{words.difference}</dt>
        <dd>
          <SignedMoney amount={difference} currency={after.currency} plus />
        </dd>
      </Flex>
    </Flex>
  );
}

/** What is offered where nothing was agreed or asked for before. */
export function OfferedTerms({ terms }: { terms: Terms }) {
  const words = useText(changesText);
  const menus = useText(menusText);
  const { number } = useFormat();
  const toMenu = useMenuLine();
  const countHeads = useCountHeads();
  const when = useBookingTimes(terms).dateAndRange;
  const [services, extras] = [useServices(terms), useExtras(terms)];
  return (
    <Flex component="dl" vertical gap={8} aria-label={words.offered}>
      <Fact label={words.hall}>{terms.hallTitle}</Fact>
      <Fact label={words.when}>{when}</Fact>
      <Fact label={words.guests}>{number(terms.guestCount)}</Fact>
      {terms.menu && <Fact label={menus.title}>{toMenu(terms)}</Fact>}
      {terms.menu && terms.menu.childCount > 0 && <Fact label={menus.children.count}>{countHeads(terms.menu)}</Fact>}
      {terms.optionalServices.length > 0 && <Fact label={words.services}>{services}</Fact>}
      {terms.extras.length > 0 && <Fact label={words.extras}>{extras}</Fact>}
      <Flex wrap justify="space-between" gap="2px 16px" className="line-above inside-8 strong">
        <dt>{words.total}</dt>
        <dd>
          <Amount {...terms} />
        </dd>
      </Flex>
    </Flex>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex wrap justify="space-between" gap="2px 16px">
      <dt className="muted">{label}</dt>
      <dd>{children}</dd>
    </Flex>
  );
}

/** A menu with its dishes, as one line. */
function useMenuLine() {
  const { none } = useText(changesText);
  const toName = useMenuName();
  return ({ menu }: Terms) => (menu ? [toName(menu), ...menu.dishes.map(toName)].join(' · ') : none);
}

function Amount({ totalPrice, currency }: Terms) {
  return <Money amount={totalPrice} currency={currency} />;
}

function useServices({ optionalServices }: Terms): string {
  const { none } = useText(changesText);
  const { name: toRead, listed } = useText(namesText);
  const names = optionalServices.map(({ name, quantity }) =>
    quantity === 1 ? toRead(name) : `${quantity} × ${toRead(name)}`,
  );
  return names.length === 0 ? none : names.join(listed);
}

function useExtras({ extras, currency }: Terms): string {
  const { none } = useText(changesText);
  const { name: toRead, listed } = useText(namesText);
  const { money } = useFormat();
  return extras.map(({ name, amount }) => `${toRead(name)} ${money(amount, currency)}`).join(listed) || none;
}

/** A line where something differs. */
function Line(props: { label: string; before: string; after: string }) {
  return props.before === props.after ? null : <Pair {...props} />;
}

function Pair({ label, before, after }: { label: string; before: ReactNode; after: ReactNode }) {
  const words = useText(changesText);
  return (
    <Flex wrap justify="space-between" gap="2px 16px">
      <dt className="muted">{label}</dt>
      <dd className="row gap-0-8">
        <del className="muted">
          <span className="visually-hidden">{words.now}: </span>
          {before}
        </del>
        <ins className={`strong ${styles.after}`}>
          <span className="visually-hidden">{words.then}: </span>
          {after}
        </ins>
      </dd>
    </Flex>
  );
}
