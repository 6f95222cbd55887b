import { Popover } from 'antd';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../i18n/text';
import { searchText } from '../search/search.text';
import type { HallSearchState } from '../search/useHallSearch';
import type { Section } from '../search/useSummaries';
import { BudgetPanel } from './BudgetPanel';
import { DatePanel } from './DatePanel';
import { GuestsPanel } from './GuestsPanel';
import { PlaceList } from './PlaceList';
import { RatingPanel } from './RatingPanel';
import styles from './SectionPanel.module.css';

interface SectionPanelProps {
  section: Section;
  state: HallSearchState;
  /** The field that a list of places belongs to. */
  inputId: string | undefined;
  /** Goes on to another part, or closes. */
  onNext: (section: Section | null) => void;
}

/** Next to its part of the pill in the document, so that Tab leads into it and on to the next part. */
const besideAnchor = (anchor: HTMLElement): HTMLElement => anchor.parentElement ?? document.body;

const PLACEMENTS = {
  where: 'bottomLeft',
  date: 'bottomLeft',
  guests: 'bottom',
  budget: 'bottom',
  rating: 'bottomRight',
} as const;

function Content({ section, state, inputId, onNext }: SectionPanelProps) {
  if (section === 'date') return <DatePanel state={state} isWide />;
  if (section === 'guests') return <GuestsPanel state={state} />;
  if (section === 'budget') return <BudgetPanel state={state} />;
  if (section === 'rating') return <RatingPanel state={state} />;
  return <PlaceList state={state} inputId={inputId ?? ''} onPicked={() => onNext('date')} />;
}

/** How long a panel tries to take the focus. */
const FRAMES = 60;
const WANTED = '[data-takes-focus]';
const FOCUSABLE = 'button:not([tabindex="-1"]), input:checked, input';

/** What holds a panel: the focus begins in it, unless it belongs to a field that has it already. */
function Frame(props: SectionPanelProps) {
  const label = useText(searchText).panel[props.section];
  const box = useRef<HTMLDivElement>(null);
  const isList = props.section === 'where';
  useEffect(() => {
    if (isList) return undefined;
    let frame = 0;
    let tries = FRAMES;
    // While the popover finds its place it is hidden, and nothing in it takes the focus.
    const takeFocus = (): void => {
      const first =
        box.current?.querySelector<HTMLElement>(WANTED) ?? box.current?.querySelector<HTMLElement>(FOCUSABLE);
      first?.focus({ preventScroll: true });
      tries -= 1;
      if (tries > 0 && !box.current?.contains(document.activeElement)) frame = requestAnimationFrame(takeFocus);
    };
    takeFocus();
    return () => cancelAnimationFrame(frame);
  }, [isList]);
  // A list that scrolls must be no stop for Tab, which Chromium makes of it: the keys of its field move in it.
  const purpose = isList ? { tabIndex: -1 } : { role: 'dialog', 'aria-label': label };
  return (
    <div ref={box} className={styles[props.section]} {...purpose}>
      <Content {...props} />
    </div>
  );
}

/** The panel of a part of the pill, below it, or above it where there is more room. */
export function SectionPanel(props: SectionPanelProps) {
  return (
    <Popover
      open
      arrow={false}
      placement={PLACEMENTS[props.section]}
      getPopupContainer={besideAnchor}
      classNames={{ root: styles.popover ?? '', container: styles.container ?? '' }}
      content={<Frame {...props} />}
    >
      <span className={styles.anchor} />
    </Popover>
  );
}
