import { Menu } from 'antd';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { panelText } from './panel.text';
import { TabIcon } from './TabIcon';
import { tabsFor } from './tabs';

interface PanelNavigationProps {
  isAdmin: boolean;
  /** The section that is open. */
  current: string | undefined;
  onChoose?: () => void;
}

/** The sections that a role may open. */
export function PanelNavigation({ isAdmin, current, onChoose }: PanelNavigationProps) {
  const words = useText(panelText);
  return (
    <nav aria-label={words.shell.navigation}>
      <Menu
        mode="inline"
        inlineIndent={12}
        selectedKeys={current ? [current] : []}
        onClick={onChoose}
        items={tabsFor(isAdmin)
          .filter(({ hidden }) => !hidden)
          .map(({ name }) => ({
            key: name,
            icon: <TabIcon name={name} />,
            label: (
              <Link to={`${paths.controlPanel}?tab=${name}`} aria-current={name === current ? 'page' : undefined}>
                {words.tabs[name]}
              </Link>
            ),
          }))}
      />
    </nav>
  );
}
