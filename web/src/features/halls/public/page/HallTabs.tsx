import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../../../i18n/text';
import { hallPageText } from './hall-page.text';
import styles from './HallTabs.module.css';
import { joinClasses } from '../../../../lib/classes';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';

/** The tabs of a hall's page, in order. The first is shown unless the address says otherwise. */
const HALL_TABS = ['overview', 'amenities', 'location', 'contact', 'reviews'] as const;

type HallTab = (typeof HALL_TABS)[number];

const ADDRESS = defineAddress<{ tab: HallTab }>({ tab: oneOf('tab', HALL_TABS, HALL_TABS[0]) });

/** The tab that the address names, and the way to another one; the page stays where it is. */
function useHallTab(): [HallTab, (tab: HallTab) => void] {
  const { state, changeQuietly } = useAddressState(ADDRESS);
  return [state.tab, (tab) => changeQuietly({ tab })];
}

interface HallTabsProps {
  /** What stands in each tab; only the one that is shown is rendered. */
  panels: Readonly<Record<HallTab, () => ReactNode>>;
}

/** What stays visible of the tab before the shown one, in pixels. */
const TAB_MARGIN = 48;

const tabId = (tab: HallTab) => `hall-tab-${tab}`;
const panelId = (tab: HallTab) => `hall-panel-${tab}`;

/** Where an arrow, Home or End leads from a tab; in a right-to-left page the arrows swap. */
function findTarget(event: KeyboardEvent, from: number): number | undefined {
  const last = HALL_TABS.length - 1;
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === forward) return from === last ? 0 : from + 1;
  if (event.key === back) return from === 0 ? last : from - 1;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return last;
  return undefined;
}

/** Overview, Amenities, Location, Contact, Reviews. The tab that is shown stands in the address. */
export function HallTabs({ panels }: HallTabsProps) {
  const words = useText(hallPageText).tabs;
  const [shown, show] = useHallTab();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    // On narrow screens the row of tabs is longer than the screen; the page itself stays where it is.
    if (row && tab) row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - TAB_MARGIN;
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = findTarget(event, HALL_TABS.indexOf(shown));
    const tab = target === undefined ? undefined : HALL_TABS[target];
    if (!tab) return;
    event.preventDefault();
    show(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };

  return (
    <section className="narrowable">
      <div
        ref={list}
        className={joinClasses('beside gap-4 scrolling', styles.list)}
        role="tablist"
        aria-label={words.label}
        onKeyDown={onKeyDown}
      >
        {HALL_TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            className={joinClasses('anchor muted medium strong rigid', styles.tab)}
            aria-selected={tab === shown}
            aria-controls={panelId(tab)}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => show(tab)}
          >
            {words[tab]}
          </button>
        ))}
      </div>
      <div
        key={shown}
        className={styles.panel}
        role="tabpanel"
        id={panelId(shown)}
        aria-labelledby={tabId(shown)}
        tabIndex={0}
      >
        {panels[shown]()}
      </div>
    </section>
  );
}
