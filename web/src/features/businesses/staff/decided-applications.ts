import { useSyncExternalStore } from 'react';
import type { BusinessRowFragment } from '../../../graphql/generated/panel-businesses';

/** How an application ends. */
export type Verdict = 'APPROVED' | 'REJECTED';

const listeners = new Set<() => void>();
let verdicts: ReadonlyMap<number, Verdict> = new Map();

function change(next: ReadonlyMap<number, Verdict>): void {
  verdicts = next;
  listeners.forEach((listener) => listener());
}

/** Notes a decision that the server hasn't answered yet, about one application or several. */
export function noteVerdict(ids: readonly number[], verdict: Verdict): void {
  change(new Map([...verdicts, ...ids.map((id) => [id, verdict] as const)]));
}

/** Forgets a decision that was undone or answered. */
export function forgetVerdict(ids: readonly number[]): void {
  change(new Map([...verdicts].filter(([each]) => !ids.includes(each))));
}

/** Whether a decision about an application is on its way. */
export function isOnItsWay(id: number): boolean {
  return verdicts.has(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Businesses as they stand with the decisions that are on their way. */
function useDecided(): (business: BusinessRowFragment) => BusinessRowFragment {
  const noted = useSyncExternalStore(subscribe, () => verdicts);
  return (business) => ({ ...business, status: noted.get(business.id) ?? business.status });
}

/** Whether a decision about a business is on its way. */
export function useIsDecided(id: number): boolean {
  return useSyncExternalStore(subscribe, () => isOnItsWay(id));
}

interface Found {
  nodes: readonly BusinessRowFragment[];
  totalCount: number;
}

/**
 * A list with the decisions that are on their way.
 * @param isQueue only what is pending belongs in it
 */
export function useDecidedList<List extends Found>(list: List | undefined, isQueue: boolean): List | undefined {
  const decide = useDecided();
  if (!list) return undefined;
  const nodes = list.nodes.map(decide).filter(({ status }) => !isQueue || status === 'PENDING');
  return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
}
