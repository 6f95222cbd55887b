import { Link } from 'react-router-dom';
import { useRight } from '../../graphql/rights';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { Logo } from '../../ui/Logo';
import { appText } from '../app.text';
import styles from './SideLayout.module.css';

/** The mark above the portal's entries, which leads to its first screen. */
export function BusinessBrand() {
  const words = useText(appText);
  return (
    <Link
      to={useRight('FIGURES') ? paths.business.dashboard : paths.business.bookings}
      className={styles.brand}
      aria-label={words.home}
    >
      <Logo />
    </Link>
  );
}
