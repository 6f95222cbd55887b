import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The tabs of a hall's page, in order. The first is shown unless the address says otherwise. */
export const HALL_TABS = ['overview', 'amenities', 'location', 'contact', 'reviews'] as const;

/** One tab. */
export type HallTab = (typeof HALL_TABS)[number];

const PARAMETER = 'tab';

function isTab(value: string | null): value is HallTab {
  return HALL_TABS.some((tab) => tab === value);
}

/** The tab that the address names, and the way to another one; the page stays where it is. */
export function useHallTab(): [HallTab, (tab: HallTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAMETER);
  const show = useCallback(
    (tab: HallTab) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (tab === HALL_TABS[0]) next.delete(PARAMETER);
          else next.set(PARAMETER, tab);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return [isTab(named) ? named : HALL_TABS[0], show];
}
