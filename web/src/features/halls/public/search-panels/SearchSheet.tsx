import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { Collapse, Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { HallOrder } from '@mehfil/api/domain/halls/search';
import { useHallTotalQuery } from '../../../../graphql/generated/search-choices';
import { useCurrency } from '../../../../i18n/currency';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { useMedia } from '../../../../lib/media';
import { useSettled } from '../../../../lib/useSettled';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { toFilter } from '../search/filters';
import { listingText } from '../search/listing.text';
import { searchText } from '../search/search.text';
import type { HallSearchState } from '../search/useHallSearch';
import { usePlaceField } from '../search/usePlaceField';
import { useSummaries } from '../search/useSummaries';
import { BudgetPanel } from './BudgetPanel';
import { DatePanel } from './DatePanel';
import { GuestsPanel } from './GuestsPanel';
import { panelsText } from './panels.text';
import { PlaceList } from './PlaceList';
import { RatingPanel } from './RatingPanel';
import styles from './SearchSheet.module.css';
import { ServicesPanel } from './ServicesPanel';
import { joinClasses } from '../../../../lib/classes';
import { useOrder } from '../search/useOrder';
import { Chips } from './Chips';

function OrderPanel({ state }: { state: HallSearchState }) {
  const words = useText(listingText);
  return <Chips<HallOrder> label={words.order} isLabelHidden {...useOrder(state, state.change)} />;
}

interface SearchSheetProps {
  state: HallSearchState;
  /** Only featured halls are searched. */
  featured: boolean;
  onClose: () => void;
}

/** How long a search stands still before its halls are counted. */
const SETTLED_MS = 300;
/** The pill has the first parts where it stands. */
const PILL = '(width >= 1000px)';

function Where({ state, onPicked }: { state: HallSearchState; onPicked: () => void }) {
  const words = useText(searchText).panel;
  const field = usePlaceField(state);
  const id = useId();
  return (
    <div className="stack gap-10">
      <Input
        id={id}
        role="combobox"
        aria-label={words.where}
        aria-autocomplete="list"
        aria-expanded
        autoComplete="off"
        enterKeyHint="next"
        size="large"
        allowClear
        maxLength={SEARCH_LIMITS.locationMaxCharacters}
        placeholder={words.any.where}
        value={field.value}
        onFocus={field.focus}
        onBlur={field.leave}
        onClick={field.press}
        onChange={({ target }) => field.type(target.value)}
      />
      <PlaceList state={state} inputId={id} onPicked={onPicked} />
    </div>
  );
}

/** The number of halls that the search would find, on the button that shows them. */
function useShowWords({ draft }: HallSearchState, featured: boolean): string {
  const words = useText(panelsText);
  const { code } = useCurrency();
  const settled = useSettled(draft, SETTLED_MS);
  const { data, previousData } = useHallTotalQuery({ variables: { filter: toFilter(settled, code, featured) } });
  const found = (data ?? previousData)?.halls;
  return found ? words.show(found.totalCount, found.totalCountIsLowerBound) : words.showing;
}

/** The parts of the search: what each is called, what is chosen in it, and what it holds. */
function useParts(state: HallSearchState, onNext: (key: string) => void) {
  const words = useText(panelsText);
  const { panel } = useText(searchText);
  const listing = useText(listingText);
  const { list } = useText(namesText);
  const summaries = useSummaries(state.draft);
  const { services, order } = state.draft;
  return [
    {
      key: 'where',
      title: panel.where,
      value: summaries.where ?? panel.any.where,
      content: <Where state={state} onPicked={() => onNext('date')} />,
    },
    { key: 'date', title: panel.date, value: summaries.date ?? panel.any.date, content: <DatePanel state={state} /> },
    {
      key: 'guests',
      title: panel.guests,
      value: summaries.guests ?? panel.any.guests,
      content: <GuestsPanel state={state} />,
    },
    {
      key: 'budget',
      title: panel.budget,
      value: summaries.budget ?? panel.any.budget,
      content: <BudgetPanel state={state} />,
    },
    {
      key: 'services',
      title: words.services,
      value: services ? list(services) : words.any,
      content: <ServicesPanel state={state} />,
    },
    {
      key: 'rating',
      title: panel.rating,
      value: summaries.rating ?? panel.any.rating,
      content: <RatingPanel state={state} />,
    },
    {
      key: 'order',
      title: listing.order,
      value: listing.orders[order ?? 'RATING'],
      content: <OrderPanel state={state} />,
    },
  ];
}

/** Everything that can be searched for, one part open at a time: a sheet of the whole screen on phones, a dialog elsewhere. */
export function SearchSheet({ state, featured, onClose }: SearchSheetProps) {
  const words = useText(panelsText);
  const panel = useText(searchText).panel;
  const hasPill = useMedia(PILL);
  const [open, setOpen] = useState(hasPill ? 'services' : 'where');
  const parts = useParts(state, setOpen);
  const show = useShowWords(state, featured);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Closing the part above has moved it, on a phone out of view.
    if (!hasPill) box.current?.querySelector(`.${styles.open ?? ''}`)?.scrollIntoView({ block: 'start' });
  }, [open, hasPill]);
  return (
    <Dialog
      open
      wide
      tall
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button look="quiet" onClick={state.reset}>
            {panel.reset}
          </Button>
          <Button
            size="large"
            onClick={() => {
              state.apply();
              onClose();
            }}
          >
            <span aria-live="polite">{show}</span>
          </Button>
        </>
      }
    >
      <Collapse
        ref={box}
        className={joinClasses('stack gap-12', styles.parts)}
        bordered={false}
        ghost
        expandIcon={() => null}
        destroyOnHidden
        activeKey={open}
        onChange={([key = '', ...others]) => setOpen(others.at(-1) ?? key)}
        items={parts.map(({ key, title, value, content }) => ({
          key,
          className: key === open ? styles.open : styles.part,
          label: (
            <span className="beside baseline apart gap-16 narrowable">
              <span className={joinClasses('muted medium rigid', styles.title)}>{title}</span>
              <span className={joinClasses('strong one-line', styles.value)}>{value}</span>
            </span>
          ),
          children: content,
        }))}
      />
    </Dialog>
  );
}
