import { Layout } from 'antd';
import { BusinessBrand } from './BusinessBrand';
import { BusinessNavigation } from './BusinessNavigation';
import styles from './SideLayout.module.css';

/** The portal's entries beside its screens, where there is room. */
export function BusinessSideBar() {
  return (
    <Layout.Sider className={styles.side} width={256} theme="light">
      <BusinessBrand />
      <BusinessNavigation />
    </Layout.Sider>
  );
}
