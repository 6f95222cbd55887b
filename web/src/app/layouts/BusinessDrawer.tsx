import { Drawer } from 'antd';
import { useDirection } from '../../i18n/locale';
import { useText } from '../../i18n/text';
import { appText } from '../app.text';
import { BusinessBrand } from './BusinessBrand';
import { BusinessNavigation } from './BusinessNavigation';
import styles from './SideLayout.module.css';

/** The portal's entries over the page, on phones. */
export function BusinessDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useText(appText);
  const direction = useDirection();
  return (
    <Drawer
      open={open}
      placement={direction === 'rtl' ? 'right' : 'left'}
      size={288}
      title={<BusinessBrand />}
      closable={{ placement: 'end', 'aria-label': words.header.closeMenu }}
      classNames={{ header: styles.drawerHeader ?? '', body: styles.drawerBody ?? '' }}
      onClose={onClose}
    >
      <BusinessNavigation onChoose={onClose} />
    </Drawer>
  );
}
