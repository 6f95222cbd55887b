import { Drawer } from 'antd';
import { useText } from '../../i18n/text';
import { panelText } from './panel.text';
import { PanelNavigation } from './PanelNavigation';

interface PanelDrawerProps {
  open: boolean;
  isAdmin: boolean;
  /** The section that is open. */
  current: string | undefined;
  onClose: () => void;
}

/** The panel's sections over the page, on phones. */
export function PanelDrawer({ open, isAdmin, current, onClose }: PanelDrawerProps) {
  const words = useText(panelText);
  return (
    <Drawer open={open} onClose={onClose} placement="left" size={300} title={words.shell.title}>
      <PanelNavigation isAdmin={isAdmin} current={current} onChoose={onClose} />
    </Drawer>
  );
}
