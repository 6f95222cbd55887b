import { Flex } from 'antd';
import { joinClasses } from '../../../../lib/classes';
import { useFormat } from '../../../../i18n/format';
import { useLocale, INTL_LOCALE } from '../../../../i18n/locale';
import { useText } from '../../../../i18n/text';
import styles from './Billing.module.css';
import { billingText } from './billing.text';

/** `March 2027` of `2027-03`, or `Mar`. */
export function useMonthName(): (month: string, style?: 'long' | 'short') => string {
  const locale = INTL_LOCALE[useLocale()];
  return (month, style = 'long') =>
    new Intl.DateTimeFormat(
      locale,
      style === 'long' ? { month: 'long', year: 'numeric', timeZone: 'UTC' } : { month: 'short', timeZone: 'UTC' },
    ).format(new Date(`${month}-01T00:00:00Z`));
}

interface MonthChartProps {
  label: string;
  year: number;
  currency: string;
  /** The amount of a month, `2027-03`. One below zero has no bar. */
  amountOf: (month: string) => number;
}

/** Twelve bars, one a month. */
export function MonthChart({ label, year, currency, amountOf }: MonthChartProps) {
  const words = useText(billingText);
  const format = useFormat();
  const monthName = useMonthName();
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const most = Math.max(...months.map(amountOf), 1);
  return (
    <ol className={styles.chart} aria-label={label}>
      {months.map((month) => {
        const amount = amountOf(month);
        return (
          <Flex
            key={month}
            component="li"
            vertical
            align="center"
            gap={8}
            className={joinClasses(styles.month, 'muted')}
            title={words.barOf(monthName(month), format.listMoney(amount, currency))}
          >
            <Flex component="span" align="end" className={joinClasses(styles.track, 'full-width')}>
              <span
                className={`full-width block ${styles.bar}`}
                style={{ height: `${(Math.max(0, amount) / most) * 100}%` }}
              />
            </Flex>
            <span aria-hidden="true">{monthName(month, 'short')}</span>
            <span className="visually-hidden">{words.barOf(monthName(month), format.listMoney(amount, currency))}</span>
          </Flex>
        );
      })}
    </ol>
  );
}
