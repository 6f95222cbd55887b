import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { lazy, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '../../../../lib/classes';
import { useText } from '../../../../i18n/text';
import { AntdBoundary } from '../../../../ui/AntdBoundary';
import { PlainButton } from '../../../../ui/PlainButton';
import { SearchIcon, SlidersIcon } from '../../../../ui/icons/search';
import { hiddenOptions } from './filters';
import styles from './SearchPanel.module.css';
import { searchText } from './search.text';
import type { HallSearchState } from './useHallSearch';
import { useOpenSection, type OpenSection } from './useOpenSection';
import { usePlaceField } from './usePlaceField';
import { useSummaries, type Section } from './useSummaries';

const loadPanel = () => import('../search-panels/SectionPanel');
const loadSheet = () => import('../search-panels/SearchSheet');
/** Keeps a place that was searched for, for the list of places; what only a search needs is loaded with it. */
const notePlace = (place: string) =>
  import('./recent-places').then(
    ({ noteSearchedPlace }) => noteSearchedPlace(place),
    () => undefined,
  );
const SectionPanel = lazy(() => loadPanel().then((module) => ({ default: module.SectionPanel })));
const SearchSheet = lazy(() => loadSheet().then((module) => ({ default: module.SearchSheet })));

/** What each part of the pill gets. */
interface SegmentProps {
  section: Section;
  sections: OpenSection;
  state: HallSearchState;
  value: string | undefined;
}

/** The panel of a part of the search, while it is open. */
function Opened({ section, sections, state, inputId }: Omit<SegmentProps, 'value'> & { inputId?: string }) {
  if (sections.open !== section) return null;
  return (
    <AntdBoundary fallback={null}>
      <SectionPanel section={section} state={state} inputId={inputId} onNext={sections.show} />
    </AntdBoundary>
  );
}

/** A part of the pill that opens a panel. */
function Segment({ section, sections, state, value }: SegmentProps) {
  const words = useText(searchText).panel;
  const isOpen = sections.open === section;
  return (
    <div className={joinClasses(styles.segment, isOpen && styles.open)} data-section={section}>
      <button
        type="button"
        className={styles.choice}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => sections.show(isOpen ? null : section)}
      >
        <span className={styles.label}>{words[section]}</span>
        <span className={joinClasses(styles.value, value === undefined && styles.any)}>
          {value ?? words.any[section]}
        </span>
      </button>
      <Opened section={section} sections={sections} state={state} />
    </div>
  );
}

/** Where: free text, with suggestions below it. */
function Place({ sections, state, value }: Omit<SegmentProps, 'section'>) {
  const words = useText(searchText).panel;
  const id = useId();
  const isOpen = sections.open === 'where';
  const field = usePlaceField(state);
  const open = () => sections.show('where');
  return (
    <div className={joinClasses(styles.segment, isOpen && styles.open)} data-section="where">
      <label className={styles.label} htmlFor={id}>
        {words.where}
      </label>
      <input
        id={id}
        className={styles.control}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        autoComplete="off"
        maxLength={SEARCH_LIMITS.locationMaxCharacters}
        placeholder={state.draft.location === undefined ? (value ?? words.any.where) : undefined}
        value={field.value}
        onFocus={() => {
          field.focus();
          open();
        }}
        onBlur={field.leave}
        onClick={(event) => {
          field.press(event);
          open();
        }}
        onChange={({ target }) => {
          open();
          field.type(target.value);
        }}
      />
      <Opened section="where" sections={sections} state={state} inputId={id} />
    </div>
  );
}

interface SearchPanelProps {
  state: HallSearchState;
  /** Only featured halls are searched. */
  featured?: boolean;
}

/** Brings what a press will open, once somebody points at the search or comes to it by keyboard. */
function useIntent(): { isWarm: boolean; warm: () => void } {
  const [isWarm, setWarm] = useState(false);
  const warm = (): void => {
    if (isWarm) return;
    setWarm(true);
    // One that fails is loaded again by the press.
    void Promise.allSettled([loadPanel(), loadSheet()]);
  };
  return { isWarm, warm };
}

/**
 * The search: where there is room one long pill whose parts open a panel each, on phones a button that opens a sheet of them.
 * The search follows 800 ms after a change, or the button at once (docs/coverage.md: customer §4, Search).
 */
export function SearchPanel({ state, featured = false }: SearchPanelProps) {
  const { isWarm, warm } = useIntent();
  const [sections, box] = useOpenSection();
  const summaries = useSummaries(state.draft);
  const [sheet, setSheet] = useState(false);
  const apply = (): void => {
    if (state.draft.location) void notePlace(state.draft.location);
    if (sections.open !== null) sections.leave();
    state.apply();
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || sections.open === null) return;
    event.stopPropagation();
    sections.leave();
  };
  const shared = { sections, state };
  return (
    <search ref={box} className={styles.panel} onPointerEnter={warm} onFocus={warm} onKeyDown={closeOnEscape}>
      <Pill onSubmit={apply}>
        <Place {...shared} value={summaries.where} />
        {(['date', 'guests', 'budget', 'rating'] as const).map((section) => (
          <Segment key={section} {...shared} section={section} value={summaries[section]} />
        ))}
      </Pill>
      <Opener state={state} onOpen={() => setSheet(true)} />
      {isWarm && <AntdBoundary fallback={null}>{null}</AntdBoundary>}
      {sheet && (
        <AntdBoundary fallback={null}>
          <SearchSheet state={{ ...state, apply }} featured={featured} onClose={() => setSheet(false)} />
        </AntdBoundary>
      )}
    </search>
  );
}

function Pill({ children, onSubmit }: { children: ReactNode; onSubmit: () => void }) {
  const words = useText(searchText).panel;
  return (
    <form
      className={styles.pill}
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <PlainButton type="submit" size="large" className={styles.go} icon={<SearchIcon />}>
        {words.search}
      </PlainButton>
    </form>
  );
}

/** Opens the sheet of everything: what is searched for on phones, more options where the pill stands. */
function Opener({ state, onOpen }: { state: HallSearchState; onOpen: () => void }) {
  const words = useText(searchText).panel;
  const summaries = useSummaries(state.draft);
  const hidden = hiddenOptions(state.draft);
  const { where, date, guests } = summaries;
  const chosen = [date, guests, summaries.budget].filter((part) => part !== undefined).join(' · ');
  const open = where === undefined ? words.compactHint : `${words.any.date} · ${words.any.guests}`;
  return (
    <button type="button" className={styles.opener} onClick={onOpen}>
      <SearchIcon className={styles.compact} />
      <span className={joinClasses(styles.compact, 'stack grow narrowable', styles.sum)}>
        <b className={where === undefined ? styles.ask : undefined}>{where ?? words.compact}</b>
        <span className={styles.hint}>{chosen === '' ? open : chosen}</span>
      </span>
      <SlidersIcon />
      <span className={styles.wide}>{hidden > 0 ? words.moreCount(hidden) : words.more}</span>
    </button>
  );
}
