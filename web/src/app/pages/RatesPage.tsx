import { HijriMonths } from '../../features/availability/staff/HijriMonths';
import { RatesTab } from '../../features/currency/staff/RatesTab';
import type { TabProps } from '../panel/tab-props';
import styles from './RatesPage.module.css';

/** What prices depend on besides owners: exchange rates, and when Hijri months begin. */
export function RatesPage({ isAdmin }: Pick<TabProps, 'isAdmin'>) {
  return (
    <div className={styles.sections}>
      <RatesTab isAdmin={isAdmin} />
      <HijriMonths isAdmin={isAdmin} />
    </div>
  );
}
