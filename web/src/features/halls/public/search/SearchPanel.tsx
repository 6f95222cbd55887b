import { lazy, useId, useState, type ReactNode } from 'react';
import { useText } from '../../../../i18n/text';
import { AntdBoundary } from '../../../../ui/AntdBoundary';
import { PlainButton } from '../../../../ui/PlainButton';
import { SearchIcon, SlidersIcon } from '../../../../ui/icons';
import { hiddenOptions } from './filters';
import { SearchFields } from './SearchFields';
import styles from './SearchPanel.module.css';
import { searchText } from './search.text';
import type { HallSearchState } from './useHallSearch';

const SearchSheet = lazy(() => import('./SearchSheet').then((module) => ({ default: module.SearchSheet })));

function Segment({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.segment}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/**
 * The search panel: one long pill where there is room, a button that opens a sheet on phones. Everything else is behind
 * "More options". The search follows 800 ms after a change, or the button at once (docs/coverage.md: customer §4, Search).
 */
export function SearchPanel({ state }: { state: HallSearchState }) {
  const words = useText(searchText).panel;
  const { draft, apply } = state;
  const [sheet, setSheet] = useState<'closed' | 'open' | 'at budget'>('closed');
  const hidden = hiddenOptions(draft);
  return (
    <search className={styles.panel}>
      <form
        className={styles.pill}
        aria-label={words.label}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <SearchFields
          state={state}
          className={styles.control}
          onCustomBudget={() => setSheet('at budget')}
          field={(label, control) => <Segment label={label}>{control}</Segment>}
        />
        <PlainButton type="submit" size="large" className={styles.go} icon={<SearchIcon />}>
          {words.search}
        </PlainButton>
      </form>
      <button type="button" className={styles.opener} onClick={() => setSheet('open')}>
        <SlidersIcon />
        <span className={styles.compact}>{draft.location ?? words.compact}</span>
        <span className={styles.wide}>{hidden > 0 ? words.moreCount(hidden) : words.more}</span>
      </button>
      {sheet !== 'closed' && (
        <AntdBoundary fallback={null}>
          <SearchSheet state={state} atBudget={sheet === 'at budget'} onClose={() => setSheet('closed')} />
        </AntdBoundary>
      )}
    </search>
  );
}
