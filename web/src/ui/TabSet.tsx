import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useMedia } from '../lib/media';
import { Select } from './Select';

interface TabSetProps<Tab extends string> {
  /** Says what is chosen, where the tabs are a dropdown. */
  label: string;
  tabs: readonly { key: Tab; label: string }[];
  shown: Tab;
  onShow: (tab: Tab) => void;
  /** Screens on which the tabs don't fit: there they become a dropdown. */
  narrow: string;
  /** What the shown tab holds. */
  children: ReactNode;
}

/** Tabs, of which only the shown one is there; a dropdown on small screens. */
export function TabSet<Tab extends string>({ label, tabs, shown, onShow, narrow, children }: TabSetProps<Tab>) {
  const isNarrow = useMedia(narrow);
  const chooser = (
    <Select<Tab>
      className="below-20 full-width"
      aria-label={label}
      value={shown}
      options={tabs.map(({ key, label: name }) => ({ value: key, label: name }))}
      onChange={onShow}
    />
  );
  return (
    <Tabs
      // The content stays mounted when the window is turned or resized: what was typed into its forms is kept.
      renderTabBar={(bar, TabBar) => (isNarrow ? chooser : <TabBar {...bar} />)}
      activeKey={shown}
      onChange={(next) => onShow(next as Tab)}
      destroyOnHidden
      items={tabs.map((tab) => ({ ...tab, children: tab.key === shown ? children : null }))}
    />
  );
}
