import { limitDensity } from '@mehfil/api/domain/media/picture-density';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import styles from './Hero.module.css';
import { landingText } from './landing.text';
import tallLargeAvif from './scenes/hero-tall-1080.avif';
import tallLargeWebp from './scenes/hero-tall-1080.webp';
import tabletAvif from './scenes/hero-tall-1640.avif';
import tabletWebp from './scenes/hero-tall-1640.webp';
import tallSmallAvif from './scenes/hero-tall-480.avif';
import tallSmallWebp from './scenes/hero-tall-480.webp';
import tallAvif from './scenes/hero-tall-780.avif';
import tallWebp from './scenes/hero-tall-780.webp';
import wideSmallAvif from './scenes/hero-wide-1280.avif';
import wideSmallWebp from './scenes/hero-wide-1280.webp';
import wideAvif from './scenes/hero-wide-1920.avif';
import wideWebp from './scenes/hero-wide-1920.webp';
import wideLargeAvif from './scenes/hero-wide-2400.avif';
import wideLargeWebp from './scenes/hero-wide-2400.webp';
import { joinClasses } from '../../../../lib/classes';

const UPRIGHT = '(max-aspect-ratio: 4/5)';
const TALL_SIZES = limitDensity('100vw');
const WIDE_SIZES = limitDensity('(width >= 1000px) 125vw, 100vw');
const TALL_AVIF = `${tallSmallAvif} 480w, ${tallAvif} 780w, ${tallLargeAvif} 1080w, ${tabletAvif} 1640w`;
const TALL_WEBP = `${tallSmallWebp} 480w, ${tallWebp} 780w, ${tallLargeWebp} 1080w, ${tabletWebp} 1640w`;

/** A lit pavilion at dusk, composed apart for upright screens. Decoration: silent for screen readers. */
function Scene() {
  return (
    <picture className={styles.scene}>
      <source media={UPRIGHT} type="image/avif" srcSet={TALL_AVIF} sizes={TALL_SIZES} />
      <source media={UPRIGHT} type="image/webp" srcSet={TALL_WEBP} sizes={TALL_SIZES} />
      <source
        type="image/avif"
        srcSet={`${wideSmallAvif} 1280w, ${wideAvif} 1920w, ${wideLargeAvif} 2400w`}
        sizes={WIDE_SIZES}
      />
      <img
        src={wideSmallWebp}
        srcSet={`${wideSmallWebp} 1280w, ${wideWebp} 1920w, ${wideLargeWebp} 2400w`}
        sizes={WIDE_SIZES}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  );
}

/** The head of the landing page: the dusk scene, one line, and what it is given to search with. */
export function Hero({ children }: { children: ReactNode }) {
  const words = useText(landingText);
  const { linkTo } = useEventCriteria();
  return (
    <section className={styles.hero}>
      <Scene />
      <div className={joinClasses('stack page-width gap-24', styles.content)}>
        <div className={styles.words}>
          <h1 className={styles.line}>{words.line}</h1>
          <p className={joinClasses('above-16 measure', styles.sub)}>{words.sub}</p>
        </div>
        <div>
          {children}
          <Link className={styles.plan} to={linkTo(paths.plan)}>
            {words.plan}
          </Link>
        </div>
      </div>
    </section>
  );
}
