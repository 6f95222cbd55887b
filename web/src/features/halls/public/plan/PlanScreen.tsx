import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useId, type ReactNode } from 'react';
import type { AllInFieldsFragment, HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useText } from '../../../../i18n/text';
import { useAddressState } from '../../../../lib/address-state';
import { paths } from '../../../../lib/paths';
import { PageHeader } from '../../../../ui/PageHeader';
import { PlainButtonLink } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { HallGrid, HallItems } from '../search/HallGrid';
import { HallsFailed } from '../search/HallsFailed';
import { HallSkeletons } from '../search/HallSkeletons';
import { useResultsSentence } from '../search/ResultsSentence';
import { hallSearchQuery } from '../search/search-address';
import { useHallList } from '../search/useHallList';
import { PLAN_ADDRESS, PLANNED_FUNCTIONS, toFunctionSearch, type PlannedFunction } from './plan-address';
import { PlanForm } from './PlanForm';
import styles from './Plan.module.css';
import { planText } from './plan.text';
import { joinClasses } from '../../../../lib/classes';

/** Halls that are shown of each function; the rest is a page of its own. */
const SHOWN = 6;

/** A hall that is free for a function, at what it costs in all. */
export interface PlannedHall {
  functionName: PlannedFunction;
  hall: HallCardFieldsFragment;
  price: AllInFieldsFragment;
  /** What was searched for. */
  search: HallSearch;
}

interface FunctionHallsProps {
  name: PlannedFunction;
  search: HallSearch;
  renderChoice: (planned: PlannedHall) => ReactNode;
}

function FunctionHalls({ name, search, renderChoice }: FunctionHallsProps) {
  const words = useText(planText);
  const titleId = useId();
  const { halls, total, isStale, error, retry } = useHallList({ search, limit: SHOWN, withTotal: true });
  const sentence = useResultsSentence(search, total);
  const prices = new Map(halls?.allInPrices.map((price) => [price.hallId, price]));
  const label = words.names[name];
  // A search by date may have asked some halls in vain, with more to ask: those are behind See all.
  const isNothing = halls?.nodes.length === 0 && !halls.pageInfo.hasNextPage;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className="beside middle apart gap-12">
        <h2 id={titleId}>{label}</h2>
        <PlainButtonLink
          look="secondary"
          to={{ pathname: paths.allVenues, search: hallSearchQuery(search).toString() }}
          aria-label={words.allOf(label)}
        >
          {words.all}
        </PlainButtonLink>
      </header>
      <p role="status" className={styles.found}>
        {sentence}
      </p>
      {error && isStale && <HallsFailed onRetry={retry} />}
      {!halls && !error && <HallSkeletons strip count={3} />}
      {isNothing && <PlainEmptyState level={3} title={words.none} text={words.noneText} />}
      {halls && halls.nodes.length > 0 && (
        <HallGrid strip isStale={isStale}>
          <HallItems
            strip
            halls={halls.nodes}
            prices={halls.datePrices}
            allIn={halls.allInPrices}
            criteria={search}
            renderBelow={(hall) => {
              const price = prices.get(hall.id);
              return price && renderChoice({ functionName: name, hall, price, search });
            }}
          />
        </HallGrid>
      )}
    </section>
  );
}

interface PlanScreenProps {
  /** Below the card of a hall: the way to choose it. */
  renderChoice: (planned: PlannedHall) => ReactNode;
  /** What has been chosen so far. */
  chosen: ReactNode;
}

/** `/plan`: one form for the functions of a wedding, and what is free for each of them. */
export function PlanScreen({ renderChoice, chosen }: PlanScreenProps) {
  const words = useText(planText);
  const { state: plan, change } = useAddressState(PLAN_ADDRESS);
  return (
    <div className="page-width page-space">
      <PageHeader eyebrow={words.eyebrow} title={words.title} text={words.text} />
      <div className={joinClasses('framed padded-20 above-8', styles.form)}>
        <PlanForm key={JSON.stringify(plan)} plan={plan} onPlan={(next) => change(next, { replace: false })} />
      </div>
      {PLANNED_FUNCTIONS.map((name) => {
        const search = toFunctionSearch(plan, name);
        return search && <FunctionHalls key={name} name={name} search={search} renderChoice={renderChoice} />;
      })}
      {chosen}
    </div>
  );
}
