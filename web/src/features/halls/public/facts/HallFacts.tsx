import { lazy, useState } from 'react';
import { useHallAnswerTimeQuery } from '../../../../graphql/generated/hall-facts';
import { useText } from '../../../../i18n/text';
import { AntdBoundary } from '../../../../ui/AntdBoundary';
import { Picture } from '../../../../ui/Picture';
import type { HallPageHall } from '../page/hall-labels';
import { hallFactsText } from './hall-facts.text';
import styles from './HallFacts.module.css';
import { useFactValues } from './useFactValues';
import { joinClasses } from '../../../../lib/classes';

const GalleryViewer = lazy(() =>
  import('../../../../ui/GalleryViewer').then((module) => ({ default: module.GalleryViewer })),
);

/** The floor plan, small; a press opens it as large as the screen. */
function FloorPlan({ src, title }: { src: string; title: string }) {
  const words = useText(hallFactsText);
  const [state, setState] = useState<'shown' | 'open' | 'broken'>('shown');
  if (state === 'broken') return null;
  const alt = words.floorPlanOf(title);
  const onBroken = () => setState('broken');
  return (
    <>
      <button
        type="button"
        className={joinClasses('bordered rounded clipped rigid', styles.plan)}
        aria-label={words.openFloorPlan}
        onClick={() => setState('open')}
      >
        <Picture src={src} alt={alt} width={3} height={2} sizes="200px" onBroken={onBroken} />
        <span className={joinClasses('strong block', styles.caption)}>{words.floorPlan}</span>
      </button>
      {state === 'open' && (
        <AntdBoundary fallback={null}>
          <GalleryViewer
            pictures={[{ src, alt }]}
            index={0}
            show={() => undefined}
            onBroken={onBroken}
            title={alt}
            onClose={() => setState('shown')}
          />
        </AntdBoundary>
      )}
    </>
  );
}

/** What people ask about a hall first, as far as it is known. */
export function HallFacts({ hall }: { hall: HallPageHall }) {
  const words = useText(hallFactsText);
  const formatFacts = useFactValues();
  const { data } = useHallAnswerTimeQuery({ variables: { hallId: hall.id }, skip: !hall.isPublic });
  const known = formatFacts(hall, hall.currency, data?.hall.answersWithinHours ?? null).filter(
    ({ value }) => value !== null,
  );
  if (known.length === 0 && !hall.floorPlan) return null;
  return (
    <section aria-labelledby="hall-facts">
      <h2 id="hall-facts" className="below-14 heading-26">
        {words.title}
      </h2>
      <div className={joinClasses('row top', styles.columns)}>
        <dl className={styles.facts}>
          {known.map(({ name, label, value }) => (
            <div key={name} className={joinClasses('row apart', styles.fact)}>
              <dt className="muted">{label}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ))}
        </dl>
        {hall.floorPlan && <FloorPlan key={hall.floorPlan} src={hall.floorPlan} title={hall.title} />}
      </div>
    </section>
  );
}
