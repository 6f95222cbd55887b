import { Flex } from 'antd';
import { joinClasses } from '../../../../lib/classes';
import type { RevenueByMonthQuery } from '../../../../graphql/generated/billing';
import { useFormat } from '../../../../i18n/format';
import { useLocale, INTL_LOCALE } from '../../../../i18n/locale';
import { useText } from '../../../../i18n/text';
import styles from './Billing.module.css';
import { billingText } from './billing.text';

/** What one month came to in one currency. */
export type MonthRow = RevenueByMonthQuery['revenueByMonth'][number];

/** `March 2027` of `2027-03`, or `Mar`. */
export function useMonthName(): (month: string, style?: 'long' | 'short') => string {
  const locale = INTL_LOCALE[useLocale()];
  return (month, style = 'long') =>
    new Intl.DateTimeFormat(
      locale,
      style === 'long' ? { month: 'long', year: 'numeric', timeZone: 'UTC' } : { month: 'short', timeZone: 'UTC' },
    ).format(new Date(`${month}-01T00:00:00Z`));
}

interface RevenueChartProps {
  rows: readonly MonthRow[];
  year: number;
  currency: string;
}

/** Twelve bars, one a month. */
export function RevenueChart({ rows, year, currency }: RevenueChartProps) {
  const words = useText(billingText);
  const format = useFormat();
  const monthName = useMonthName();
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const totals = months.map(
    (month) => rows.find((row) => row.month === month && row.currency === currency)?.total ?? 0,
  );
  const most = Math.max(...totals, 1);
  return (
    <ol className={styles.chart} aria-label={words.chart(year, currency)}>
      {months.map((month, index) => {
        const total = totals[index] ?? 0;
        return (
          <Flex
            key={month}
            component="li"
            vertical
            align="center"
            gap={8}
            className={joinClasses(styles.month, 'muted')}
            title={words.barOf(monthName(month), format.money(total, currency))}
          >
            <Flex component="span" align="end" className={joinClasses(styles.track, 'full-width')}>
              <span className={styles.bar} style={{ height: `${(total / most) * 100}%` }} />
            </Flex>
            <span aria-hidden="true">{monthName(month, 'short')}</span>
            <span className="visually-hidden">{words.barOf(monthName(month), format.money(total, currency))}</span>
          </Flex>
        );
      })}
    </ol>
  );
}
