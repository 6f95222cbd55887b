import { Flex, Progress } from 'antd';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { dashboardText } from './dashboard.text';

interface Revenue {
  key: string | number;
  name: ReactNode;
  bookings: number;
  revenue: number;
  currency: string;
}

/** Revenue by what it was earned with, the most first: a bar each. */
export function RevenueBars({ title, rows }: { title: string; rows: readonly Revenue[] }) {
  const words = useText(dashboardText).activity;
  const format = useFormat();
  const id = useId();
  const most = Math.max(...rows.map(({ revenue }) => revenue), 1);
  return (
    <Card as="section" labelledBy={id}>
      <h3 id={id} className="below-12 heading-20">
        {title}
      </h3>
      {rows.length === 0 && <p className="muted medium">{words.noRevenue}</p>}
      <ol className="stack gap-16">
        {rows.map(({ key, name, revenue, bookings, currency }) => (
          <li key={key}>
            <Flex justify="space-between" gap={12}>
              <span className="breakable">{name}</span>
              <span className="strong figures">{format.listMoney(revenue, currency)}</span>
            </Flex>
            <Progress percent={(revenue / most) * 100} status="normal" showInfo={false} aria-hidden="true" />
            <span className="muted medium">{words.bookings(bookings)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
