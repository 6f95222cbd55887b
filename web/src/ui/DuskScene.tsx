import styles from './DuskScene.module.css';

const ARCHES = [0, 1, 2, 3, 4, 5, 6];
const STARS = [
  [120, 90],
  [260, 170],
  [390, 60],
  [520, 140],
  [640, 50],
  [760, 190],
  [905, 80],
  [1010, 160],
  [1190, 60],
  [1330, 210],
  [1440, 110],
  [1530, 180],
] as const;
const CYPRESSES = [
  [70, 1.1],
  [150, 0.8],
  [262, 0.95],
  [1352, 0.9],
  [1452, 1.15],
  [1540, 0.85],
] as const;
const LAMPS = Array.from({ length: 15 }, (_, index) => index / 14);

/** Bulbs on a rope between two points, hanging as a rope does. */
function Rope({ from, to, sag }: { from: readonly [number, number]; to: readonly [number, number]; sag: number }) {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const;
  const at = (t: number, axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * middle[axis] + t ** 2 * to[axis];
  return (
    <>
      <path className={styles.rope} d={`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`} />
      {LAMPS.map((t) => (
        <circle key={t} className={styles.bulb} cx={at(t, 0).toFixed(1)} cy={(at(t, 1) + 6).toFixed(1)} r="4" />
      ))}
    </>
  );
}

/** A row of scalloped arches, lit from within. */
function Pavilion() {
  return (
    <g transform="translate(450 476)">
      <path className={styles.near} d="M-40 54h780v-16l-22-14H-18l-22 14zM-6 24V4h712v20z" />
      <path className={styles.near} d="M230 4c0-62 62-96 120-128 58 32 120 66 120 128zM346-124h8v-44h-8z" />
      <path
        className={styles.near}
        d="M52 4c0-26 26-40 48-54 22 14 48 28 48 54zM552 4c0-26 26-40 48-54 22 14 48 28 48 54zM98-50h4v-22h-4zM598-50h4v-22h-4z"
      />
      <path className={styles.near} d="M-24 54h748v216H-24z" />
      {ARCHES.map((index) => (
        <path
          key={index}
          className={styles.doorway}
          transform={`translate(${5 + index * 101} 80) scale(0.82 1)`}
          d="M0 190V62c0-20 8-24 16-31 7-6 14-4 18-12 5-9 9-10 17-19 8 9 12 10 17 19 4 8 11 6 18 12 8 7 16 11 16 31v128z"
        />
      ))}
    </g>
  );
}

/** A hall's garden at dusk: the same evening in both themes. Decoration, silent for screen readers. */
export function DuskScene({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `${styles.scene} ${className}` : styles.scene}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="dusk-sky" x2="0" y2="1">
          <stop className={styles.skyTop} />
          <stop className={styles.skyMid} offset="0.45" />
          <stop className={styles.skyLow} offset="0.72" />
          <stop className={styles.horizon} offset="0.86" />
        </linearGradient>
        <linearGradient id="dusk-door" x2="0" y2="1">
          <stop className={styles.doorTop} />
          <stop className={styles.doorLow} offset="1" />
        </linearGradient>
        <radialGradient id="dusk-halo">
          <stop className={styles.haloIn} offset="0.2" />
          <stop className={styles.haloOut} offset="1" />
        </radialGradient>
        <radialGradient id="dusk-glow">
          <stop className={styles.glowIn} />
          <stop className={styles.glowOut} offset="1" />
        </radialGradient>
      </defs>
      <path fill="url(#dusk-sky)" d="M0 0h1600v900H0z" />
      {STARS.map(([x, y]) => (
        <circle key={x} className={styles.star} cx={x} cy={y} r="1.8" />
      ))}
      <circle fill="url(#dusk-halo)" cx="1240" cy="210" r="190" />
      <circle className={styles.moon} cx="1240" cy="210" r="46" />
      <path
        className={styles.far}
        d="M0 760V566c60-4 70-30 130-34 40-3 60 22 104 20v-40c0-34 36-46 52-74 16 28 52 40 52 74v34l62 8v-150l10-18 10 18v158c70 8 120-16 190-12v-34c0-26 26-36 40-58 14 22 40 32 40 58v34h500v-46c0-34 34-46 50-74 16 28 50 40 50 74v44l60-6V388l10-18 10 18v152c80-8 150 6 230 26v214H0z"
      />
      <ellipse fill="url(#dusk-glow)" cx="800" cy="700" rx="760" ry="300" />
      <Pavilion />
      {CYPRESSES.map(([x, scale]) => (
        <path
          key={x}
          className={styles.leaf}
          transform={`translate(${x} 752) scale(${scale})`}
          d="M0 0c-34-60-30-170 0-240 30 70 34 180 0 240z"
        />
      ))}
      <path className={styles.ground} d="M0 744c240-14 420-2 620-2h360c200 0 380-12 620 2v156H0z" />
      <path className={styles.pool} d="M590 764h420l130 136H460z" />
      <path className={styles.shimmer} d="M640 784h320M622 806h356M656 830h288M600 856h400M640 880h320" />
      <Rope from={[-20, 330]} to={[800, 300]} sag={70} />
      <Rope from={[800, 300]} to={[1620, 330]} sag={70} />
      <Rope from={[-20, 420]} to={[450, 478]} sag={44} />
      <Rope from={[1150, 478]} to={[1620, 420]} sag={44} />
    </svg>
  );
}
