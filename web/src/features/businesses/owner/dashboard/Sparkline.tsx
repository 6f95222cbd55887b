const WIDTH = 120;
const HEIGHT = 32;

interface SparklineProps {
  /** One value a day, today last. */
  values: readonly number[];
  /** What it shows, for people who can't see it. */
  label: string;
}

/** A small curve without axes. */
export function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = (index / Math.max(values.length - 1, 1)) * WIDTH;
    const y = HEIGHT - 2 - (value / most) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className="above-8 full-width"
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polygon fill="var(--color-primary-soft)" points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline
        fill="none"
        stroke="var(--color-primary)"
        strokeWidth={2}
        points={points.join(' ')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
