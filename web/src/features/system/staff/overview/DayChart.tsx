import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../../../i18n/format';
import type { PanelOverviewQuery } from '../../../../graphql/generated/panel-overview';

export type ActivityDay = PanelOverviewQuery['overview']['days'][number];

interface DayChartProps {
  days: readonly ActivityDay[];
  series: 'signUps' | 'requests' | 'confirmations';
  /** Pixels. */
  height: number;
  label: string;
}

const AXIS = { stroke: 'var(--color-border)', tick: { fill: 'var(--color-muted)', fontSize: 12.5 } } as const;
const TOOLTIP = {
  background: 'var(--color-raised)',
  border: '1px solid var(--color-border)',
  borderRadius: 10,
  color: 'var(--color-text)',
};

/** One bar a day. What it shows stands in a table too, so it is silent for screen readers and out of the tab order. */
export function DayChart({ days, series, height, label }: DayChartProps) {
  const format = useFormat();
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => String(Number(day.slice(8)))}
          minTickGap={16}
          tickLine={false}
          {...AXIS}
        />
        <YAxis allowDecimals={false} width={32} tickLine={false} axisLine={false} {...AXIS} />
        <Tooltip
          labelFormatter={(day) => (typeof day === 'string' ? format.day(day) : day)}
          contentStyle={TOOLTIP}
          itemStyle={{ color: 'var(--color-text)' }}
          cursor={{ fill: 'var(--color-sunken)' }}
          isAnimationActive={false}
        />
        <Bar
          dataKey={series}
          name={label}
          fill="var(--color-primary)"
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
