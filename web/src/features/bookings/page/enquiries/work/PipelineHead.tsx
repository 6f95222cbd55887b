import { Flex, Segmented } from 'antd';
import {
  useEnquirySummaryQuery,
  type EnquirySummaryQuery,
  type EnquirySumsFieldsFragment,
} from '../../../../../graphql/generated/pipeline';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { useHallName } from '../../../../../i18n/useHallName';
import { useMedia } from '../../../../../lib/media';
import { FilterBar } from '../../../../../ui/list/FilterBar';
import { SelectFilter } from '../../../../../ui/list/SelectFilter';
import { useListFilters } from '../../../../../ui/list/useListFilters';
import { POLL_MS } from '../EnquiryColumns';
import { ORDERS, PIPELINE_ADDRESS, VIEWS, type PipelineView } from './pipeline-address';
import { workText } from './work.text';
import styles from './Work.module.css';
import { joinClasses } from '../../../../../lib/classes';

/** Where all stages stand side by side. */
const WIDE = '(width >= 1240px)';

type Sums = EnquirySumsFieldsFragment;

/** Of a hall that nobody has asked. */
const NONE: Sums = {
  ...{ new: 0, answered: 0, held: 0, won: 0, lost: 0, followUpDue: 0 },
  ...{ recentlyAsked: 0, recentlyWon: 0, medianAnswerMinutes: null },
};

/** Of a hall, or of all; undefined until they are known. */
function findSums(summary: EnquirySummaryQuery['enquirySummary'] | undefined, hallId: number | null): Sums | undefined {
  if (!summary || hallId === null) return summary?.total;
  return summary.halls.find((hall) => hall.hallId === hallId) ?? NONE;
}

/** How many entries a view has. */
function count(sums: Sums, view: PipelineView): number {
  const { new: fresh, answered, held, won, lost, followUpDue } = sums;
  const counts = { NEW: fresh, ANSWERED: answered, HELD: held, WON: won, LOST: lost, FOLLOW_UP: followUpDue };
  return view === 'ALL' ? fresh + answered + held + won + lost : counts[view];
}

/** The statistics of the chosen hall, and the filters of the pipeline with what each stage has. */
export function PipelineHead() {
  const words = useText(workText);
  const nameHall = useHallName();
  const { values, change } = useListFilters(PIPELINE_ADDRESS, ['order']);
  const { data, previousData, error } = useEnquirySummaryQuery({ freshFor: 0, pollInterval: POLL_MS });
  const summary = (data ?? previousData)?.enquirySummary;
  const halls = summary?.halls ?? [];
  const sums = findSums(summary, values.hallId);
  const isWide = useMedia(WIDE);
  const views = useViews(sums);
  return (
    <>
      {(sums ?? !error) && <Statistics sums={sums} />}
      <Flex gap={8} align="start" className={styles.filters}>
        {isWide && (
          <Segmented<PipelineView>
            aria-label={words.stage}
            value={values.view}
            options={views}
            onChange={(view) => change({ view })}
          />
        )}
        <FilterBar inLine label={words.filters}>
          {!isWide && (
            <SelectFilter<PipelineView>
              label={words.stage}
              value={values.view}
              options={views}
              onChange={(view) => change({ view })}
            />
          )}
          {(halls.length > 1 || values.hallId !== null) && (
            <SelectFilter<number | null>
              label={words.hall}
              value={values.hallId}
              onChange={(hallId) => change({ hallId })}
              options={[
                { value: null, label: words.anyHall },
                ...halls.map((hall) => ({ value: hall.hallId, label: nameHall(hall) })),
              ]}
            />
          )}
          <SelectFilter
            label={words.order}
            value={values.order}
            onChange={(order) => change({ order })}
            options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
          />
        </FilterBar>
      </Flex>
    </>
  );
}

/** What the list can show, with how many entries each has. */
function useViews(sums: Sums | undefined): { value: PipelineView; label: string }[] {
  const words = useText(workText);
  const { number } = useFormat();
  return VIEWS.map((value) => {
    const name = value === 'ALL' || value === 'FOLLOW_UP' ? words.views[value] : words.stages[value];
    return { value, label: sums ? words.counted(name, number(count(sums, value))) : name };
  });
}

/** Of the last 90 days, in one line. */
function Statistics({ sums }: { sums: Sums | undefined }) {
  const words = useText(workText);
  const { number } = useFormat();
  const minutes = sums?.medianAnswerMinutes ?? null;
  const figures = [
    { label: words.answerTime, value: sums && (minutes === null ? words.none : words.duration(minutes, number)) },
    { label: words.won, value: sums && words.wonOf(number(sums.recentlyWon), number(sums.recentlyAsked)) },
  ];
  return (
    <section className={styles.figures} aria-label={words.statistics}>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label} className={joinClasses('row baseline gap-0-8', styles.figure)}>
            <dt className="muted small">{label}</dt>
            <dd className={joinClasses('size-16 strong', styles.value)}>{value ?? '...'}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">{words.period}</p>
    </section>
  );
}
