import { BusinessBrand } from './BusinessBrand';
import { BusinessNavigation } from './BusinessNavigation';
import styles from './SideLayout.module.css';

/** The portal's entries beside its screens, where there is room. */
export function BusinessSideBar() {
  return (
    <aside className={styles.side}>
      <BusinessBrand />
      <BusinessNavigation />
    </aside>
  );
}
