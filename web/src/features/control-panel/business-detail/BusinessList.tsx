import { reasonSchema } from '@mehfil/api/domain/businesses/inputs';
import { useEffect, useState, type KeyboardEvent } from 'react';
import {
  useApproveApplicationMutation,
  useRejectApplicationMutation,
  type BusinessRowFragment,
} from '../../../graphql/generated/control-panel';
import { useText } from '../../../i18n/text';
import type { KeptFocus } from '../../../lib/kept-focus';
import { panelText } from '../panel.text';
import { ReasonDialog } from '../ReasonDialog';
import panel from '../Panel.module.css';
import { detailText } from './business-detail.text';
import styles from './BusinessDetail.module.css';
import { BusinessItem } from './BusinessItem';

const REFETCH = ['PanelBusinesses', 'PanelOverview', 'PanelBusinessHistory'];

interface BusinessListProps {
  businesses: readonly BusinessRowFragment[];
  kept: KeptFocus<HTMLUListElement>;
  isAdmin: boolean;
  onView: (business: BusinessRowFragment) => void;
}

/** The two decisions by keyboard, with the panel's words. */
function useDecisions() {
  const { businesses: words, error } = useText(panelText);
  const said = (title: string, fallback: string) => ({
    success: { tone: 'success' as const, title },
    failure: { title: error, fallback, always: true },
    refetch: REFETCH,
  });
  return {
    approve: useApproveApplicationMutation(said(words.approved, words.approveFailed)),
    reject: useRejectApplicationMutation(said(words.rejected, words.rejectFailed)),
  };
}

/** Which row the keyboard stands on; when rows leave, the one that took their place. */
function useCurrentRow(businesses: readonly BusinessRowFragment[], list: KeptFocus<HTMLUListElement>['ref']) {
  const [place, setPlace] = useState(0);
  const [follows, setFollows] = useState(false);
  const current = Math.min(place, Math.max(businesses.length - 1, 0));
  const id = businesses[current]?.id;
  useEffect(() => {
    if (follows) list.current?.querySelector<HTMLElement>(`[data-row="${id ?? ''}"]`)?.focus();
  }, [follows, id, list]);
  return {
    current,
    goTo: (next: number) => {
      setPlace(Math.max(0, Math.min(next, businesses.length - 1)));
      setFollows(true);
    },
    leave: () => setFollows(false),
  };
}

/**
 * Businesses one below the other. With the focus on a row single keys work, and only there: j and k move, a approves, r asks
 * for the reason to reject.
 */
export function BusinessList({ businesses, kept, isAdmin, onView }: BusinessListProps) {
  const words = useText(panelText).businesses;
  const { current, goTo, leave } = useCurrentRow(businesses, kept.ref);
  const { approve, reject } = useDecisions();
  const [asked, setAsked] = useState<BusinessRowFragment | null>(null);
  const row = businesses[current];
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const onRow = event.target instanceof HTMLElement && event.target.dataset.row !== undefined;
    if (!onRow || event.ctrlKey || event.metaKey || event.altKey || !row) return;
    const waits = row.status === 'PENDING' && !approve.pending;
    const keys: Readonly<Record<string, () => void>> = {
      j: () => goTo(current + 1),
      k: () => goTo(current - 1),
      a: () => {
        if (waits) void approve.run({ id: row.id });
      },
      r: () => {
        if (waits) setAsked(row);
      },
    };
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {businesses.some(({ status }) => status === 'PENDING') && <KeysHint />}
      <ul {...kept} className={panel.entries} onKeyDown={press} onBlur={leaveWith(leave)}>
        {businesses.map((business, index) => (
          <li
            key={business.id}
            className={styles.item}
            data-row={business.id}
            tabIndex={index === current ? 0 : -1}
            aria-label={business.name}
            onFocus={(event) => {
              if (event.target === event.currentTarget) goTo(index);
            }}
          >
            <BusinessItem business={business} isAdmin={isAdmin} onView={() => onView(business)} />
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={words.reasonFor(asked.name)}
          label={words.reason}
          submit={words.reject}
          schema={reasonSchema}
          pending={reject.pending}
          onSubmit={async (input, form) => (await reject.run({ id: asked.id, input }, { form })).ok}
          onClose={() => {
            setAsked(null);
            goTo(current);
          }}
        />
      )}
    </>
  );
}

/** The focus left for something else on the page; a row that vanished under it leaves it nowhere, and isn't left. */
function leaveWith(leave: () => void) {
  return (event: { relatedTarget: EventTarget | null }) => {
    if (event.relatedTarget) leave();
  };
}

function KeysHint() {
  const { keys } = useText(detailText);
  return (
    <p className={styles.keys}>
      {keys.hint} <span>{keys.move}</span> <span>{keys.approve}</span> <span>{keys.reject}</span>
    </p>
  );
}
