import { useContext, useState } from 'react';
import { localStore } from '../../lib/storage';
import { TableAccountContext } from '../table/useColumnLayout';

/** Filters that a person saved by a name, as they stand in the address. */
export interface OwnView {
  name: string;
  search: string;
}

function isView(value: unknown): value is OwnView {
  if (typeof value !== 'object' || value === null) return false;
  const { name, search } = value as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && typeof search === 'string';
}

function readViews(key: string): readonly OwnView[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

/**
 * The views of a list that a person saved, stored per account in this browser, as the columns of its table are.
 * @param list names the list in storage
 */
export function useOwnViews(list: string) {
  const account = useContext(TableAccountContext);
  const key = `views:${account ?? 'guest'}:${list}`;
  const [stored, setStored] = useState(() => ({ key, views: readViews(key) }));
  if (stored.key !== key) setStored({ key, views: readViews(key) });
  const store = (change: (views: readonly OwnView[]) => readonly OwnView[]) => {
    // Another tab may have saved some meanwhile; a browser that stores nothing has those that are shown.
    const views = change(localStore.read(key) === null ? stored.views : readViews(key));
    setStored({ key, views });
    if (views.length === 0) localStore.remove(key);
    else localStore.write(key, JSON.stringify(views));
  };
  return {
    views: stored.views,
    /** Saves a view in place of the one that has its name. */
    save: (view: OwnView) => store((views) => [...views.filter(({ name }) => name !== view.name), view]),
    remove: (removed: OwnView) => store((views) => views.filter(({ name }) => name !== removed.name)),
  };
}
