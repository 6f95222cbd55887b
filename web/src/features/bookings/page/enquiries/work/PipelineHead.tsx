import { ENQUIRY_SOURCES, type EnquirySource } from '@mehfil/api/domain/threads/enquiries';
import { Flex, Segmented } from 'antd';
import {
  useEnquirySummaryQuery,
  type EnquirySummaryQuery,
  type EnquirySumsFieldsFragment,
} from '../../../../../graphql/generated/pipeline';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { useHallName } from '../../../../../i18n/useHallName';
import { joinClasses } from '../../../../../lib/classes';
import { useMedia } from '../../../../../lib/media';
import { FilterBar } from '../../../../../ui/list/FilterBar';
import { SelectFilter } from '../../../../../ui/list/SelectFilter';
import { useListFilters } from '../../../../../ui/list/useListFilters';
import { POLL_MS } from '../EnquiryColumns';
import { ORDERS, PIPELINE_ADDRESS, VIEWS, type PipelineView } from './pipeline-address';
import { workText } from './work.text';
import styles from './Work.module.css';

/** Where all stages stand side by side. */
const WIDE = '(width >= 1240px)';

type Sums = EnquirySumsFieldsFragment;

/** Of a hall that nobody has asked. */
const NONE: Sums = {
  ...{ new: 0, answered: 0, offered: 0, held: 0, won: 0, lost: 0, followUpDue: 0 },
  ...{ recentlyAsked: 0, recentlyWon: 0, medianAnswerMinutes: null },
};

type Summary = EnquirySummaryQuery['enquirySummary'];

/** Of a hall, of a source, or of all; undefined until they are known, null where both are chosen: nobody counts that. */
function findSums(
  summary: Summary | undefined,
  { hallId, source }: { hallId: number | null; source: EnquirySource | null },
): Sums | null | undefined {
  if (hallId !== null && source !== null) return null;
  if (!summary || (hallId === null && source === null)) return summary?.total;
  const { halls, sources } = summary;
  const found =
    source === null ? halls.find((hall) => hall.hallId === hallId) : sources.find((each) => each.source === source);
  return found ?? NONE;
}

/** How many entries a view has. */
function count(sums: Sums, view: PipelineView): number {
  const { new: fresh, answered, offered, held, won, lost, followUpDue } = sums;
  const stages = { NEW: fresh, ANSWERED: answered, OFFERED: offered, HELD: held, WON: won, LOST: lost };
  if (view === 'FOLLOW_UP') return followUpDue;
  return view === 'ALL' ? fresh + answered + offered + held + won + lost : stages[view];
}

/** The statistics of the chosen hall, and the filters of the pipeline with what each stage has. */
export function PipelineHead() {
  const words = useText(workText);
  const nameHall = useHallName();
  const { values, change } = useListFilters(PIPELINE_ADDRESS, ['order']);
  const { data, previousData, error } = useEnquirySummaryQuery({ freshFor: 0, pollInterval: POLL_MS });
  const summary = (data ?? previousData)?.enquirySummary;
  const halls = summary?.halls ?? [];
  const sources = summary?.sources.filter((each) => each.recentlyAsked > 0) ?? [];
  const sums = findSums(summary, values);
  const isWide = useMedia(WIDE);
  const views = useViews(sums);
  return (
    <>
      {sums !== null && (sums ?? !error) && (
        <Statistics sums={sums} sources={values.hallId === null && values.source === null ? sources : []} />
      )}
      <Flex wrap gap={8} align="start" className={styles.filters}>
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
          <SelectFilter<EnquirySource | null>
            label={words.source}
            value={values.source}
            onChange={(source) => change({ source })}
            options={[
              { value: null, label: words.anySource },
              ...ENQUIRY_SOURCES.map((value) => ({ value, label: words.sources[value] })),
            ]}
          />
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
function useViews(sums: Sums | null | undefined): { value: PipelineView; label: string }[] {
  const words = useText(workText);
  const { number } = useFormat();
  return VIEWS.map((value) => {
    const name = value === 'ALL' || value === 'FOLLOW_UP' ? words.views[value] : words.stages[value];
    return { value, label: sums ? words.counted(name, number(count(sums, value))) : name };
  });
}

/** Of the last 90 days, in one line; what was won by source once guests ask in several ways. */
function Statistics({ sums, sources }: { sums: Sums | undefined; sources: Summary['sources'] }) {
  const words = useText(workText);
  const { number } = useFormat();
  const minutes = sums?.medianAnswerMinutes ?? null;
  const figures = [
    { label: words.answerTime, value: sums && (minutes === null ? words.none : words.duration(minutes, number)) },
    { label: words.won, value: sums && words.wonOf(number(sums.recentlyWon), number(sums.recentlyAsked)) },
    ...(sources.length > 1 ? sources : []).map(({ source, recentlyWon, recentlyAsked }) => ({
      label: words.sources[source],
      value: words.wonOf(number(recentlyWon), number(recentlyAsked)),
    })),
  ];
  return (
    <section
      className={joinClasses('row baseline apart gap-4-20 framed', styles.figures)}
      aria-label={words.statistics}
    >
      <dl className="row gap-4-20">
        {figures.map(({ label, value }) => (
          <div key={label} className="row baseline gap-0-8">
            <dt className="muted small">{label}</dt>
            <dd className="size-16 strong figures">{value ?? '...'}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">{words.period}</p>
    </section>
  );
}
