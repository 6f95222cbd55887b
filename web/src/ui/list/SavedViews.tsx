import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text';
import type { Address } from '../../lib/address-state';
import { joinClasses } from '../../lib/classes';
import { Button, ButtonLink } from '../Button';
import { useIsDialogShown, useShowDialog } from '../DialogHost';
import { IconButton } from '../IconButton';
import { CloseIcon, PlusIcon } from '../icons';
import { lazyPart } from '../lazy-part';
import { listText } from './list.text';
import styles from './SavedViews.module.css';
import { useOwnViews, type OwnView } from './useOwnViews';

const SaveViewDialog = lazyPart(() => import('./SaveViewDialog').then((module) => module.SaveViewDialog));

/** Filters of a list that are wanted again and again. */
export interface ListView<State> {
  name: string;
  /** What differs from the list's defaults. */
  values: Partial<State>;
}

interface SavedViewsProps<State extends { page: number }> {
  /** Names the list in storage. */
  list: string;
  address: Address<State>;
  /** The filters as they are now. */
  shown: State;
  /** The views that everybody has. */
  views: readonly ListView<State>[];
}

/** Where the focus goes as a button of the bar leaves with what it was for. */
function useViewFocus(bar: RefObject<HTMLElement | null>) {
  const isSaved = useRef(false);
  const isAsking = useIsDialogShown();
  useEffect(() => {
    if (!isSaved.current || isAsking) return;
    isSaved.current = false;
    bar.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  return {
    /** To the view that is saved, once its dialog has closed. */
    followSaved: () => {
      isSaved.current = true;
    },
    /** From a view that is removed to the one that takes its place, else to the one before it. */
    leave: (at: number) => {
      const links = bar.current?.querySelectorAll('a') ?? [];
      (links[at + 1] ?? links[at - 1])?.focus();
    },
  };
}

/** Filters that are wanted again and again, by one press: those that everybody has, and one's own. Each is an address. */
export function SavedViews<State extends { page: number }>(props: SavedViewsProps<State>) {
  const { list, address, shown, views } = props;
  const { views: words } = useText(listText);
  const params = new URLSearchParams(useLocation().search);
  const own = useOwnViews(list);
  const defaults = address.read(new URLSearchParams());
  const write = (state: State, others?: URLSearchParams) => address.write({ ...state, page: 1 }, others).toString();
  const current = write(shown);
  const built = views.map(({ name, values }) => ({ name, state: { ...defaults, ...values }, own: null }));
  const saved = own.views.map((view) => ({
    name: view.name,
    state: address.read(new URLSearchParams(view.search)),
    own: view,
  }));
  const all = [...built, ...saved];
  const bar = useRef<HTMLElement>(null);
  const focus = useViewFocus(bar);
  const save = (name: string) => {
    focus.followSaved();
    own.save({ name, search: current });
  };
  const remove = (view: OwnView) => {
    focus.leave(all.findIndex(({ own: each }) => each === view));
    own.remove(view);
  };
  return (
    <nav ref={bar} className={joinClasses('row', styles.views)} aria-label={words.label}>
      {all.map(({ name, state, own: view }) => {
        const isShown = write(state) === current;
        return (
          <span key={view ? `own-${name}` : name} className="inline">
            <ButtonLink
              look={isShown ? 'secondary' : 'quiet'}
              // What else stands in the address, as the section of a panel, stays.
              to={{ search: write(state, params) }}
              aria-current={isShown ? 'page' : undefined}
            >
              {name}
            </ButtonLink>
            {view && isShown && (
              <IconButton icon={<CloseIcon size={14} />} label={words.remove(name)} onClick={() => remove(view)} />
            )}
          </span>
        );
      })}
      {all.every(({ state }) => write(state) !== current) && <SaveButton views={own.views} onSave={save} />}
    </nav>
  );
}

function SaveButton({ views, onSave }: { views: readonly OwnView[]; onSave: (name: string) => void }) {
  const { views: words } = useText(listText);
  const showDialog = useShowDialog();
  const ask = () =>
    showDialog((close) => <SaveViewDialog names={views.map(({ name }) => name)} onSave={onSave} onClose={close} />);
  return (
    <Button look="quiet" icon={<PlusIcon size={14} />} onClick={ask}>
      {words.save}
    </Button>
  );
}
