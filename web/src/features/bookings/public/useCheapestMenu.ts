import { isServed } from '@mehfil/api/domain/menus/menus';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useAllInPricesQuery, type AllInPricesQuery } from '../../../graphql/generated/all-in-prices';
import { useHallMenusQuery } from '../../../graphql/generated/menus';
import { useSettled } from '../../../lib/useSettled';
import type { WizardValues } from '../draft';
import { findStayShift, hasTimes, type BookableHall } from '../hall-terms';
import { toAgreedChoice, type ChosenMenu, type ShownMenu } from '../menu-data';
import { GUESTS_WAIT_MS } from './wizard-criteria';

/** The menu that an all-in price counts, where it is served in a stay. */
function findCheapest(
  { allInPrices: [price] }: AllInPricesQuery,
  menus: readonly ShownMenu[],
  hall: BookableHall,
  values: WizardValues,
): ChosenMenu | null {
  const counted = price?.menu;
  const menu = counted && menus.find(({ id }) => id === counted.menuId);
  const stay = { hallId: hall.id, day: values.date, shiftName: findStayShift(hall, values)?.name ?? null };
  return menu && isServed(menu, stay) ? toAgreedChoice(counted) : null;
}

/** Whether the menu stays: somebody has chosen it, or said how many children eat of it, for whom another may have no share. */
export const isMenuSettled = ({ isMenuChosen, childCount }: WizardValues): boolean =>
  isMenuChosen || childCount !== null;

/**
 * Keeps the cheapest menu of the stay selected until somebody chooses one or none, so that the wizard begins with the sum that
 * searches show (docs/decisions/0051-all-in-price.md).
 * @returns whether it isn't known yet
 */
export function useCheapestMenu(hall: BookableHall): boolean {
  const { values, setFieldValue } = useFormikContext<WizardValues>();
  const { date, startTime, endTime, guests, menu } = values;
  const isAsked = !isMenuSettled(values) && hasTimes(values) && guests >= 1;
  const wanted = JSON.stringify({ date, startTime, endTime, guests });
  // The price of the page waits as long, and is the same query.
  const settled = useSettled(wanted, GUESTS_WAIT_MS);
  const { data: offered, loading: areMenusLoading } = useHallMenusQuery({
    variables: { hallId: hall.id },
    skip: !isAsked,
  });
  const menus = offered?.hallMenus ?? [];
  const isSettled = settled === wanted;
  const { data, loading } = useAllInPricesQuery({
    variables: { hallIds: [hall.id], filter: JSON.parse(wanted) as { guests: number } },
    skip: !isAsked || menus.length === 0 || !isSettled,
  });
  const cheapest = isAsked && isSettled && data ? findCheapest(data, menus, hall, values) : undefined;
  const key = cheapest === undefined ? '' : JSON.stringify(cheapest);
  const isStale = key !== '' && key !== JSON.stringify(menu);
  const select = useEffectEvent(() => void setFieldValue('menu', cheapest));
  useEffect(() => {
    if (isStale) select();
  }, [isStale, key]);
  const isLoading = areMenusLoading || (menus.length > 0 && (loading || !isSettled));
  return isAsked && menu === null && (isLoading || isStale);
}
