import { createContext, useContext, useState } from 'react';
import { localStore } from '../../lib/storage';
import type { Column } from './columns';

/** Whose column choices are read and stored: the account's id. Without one, everybody at this browser shares them. */
export const TableAccountContext = createContext<number | undefined>(undefined);

/** What a person changed: columns shown or hidden against the default, and widths as shares. */
interface Layout {
  shown: Readonly<Record<string, boolean>>;
  shares: Readonly<Record<string, number>>;
}

const DEFAULT: Layout = { shown: {}, shares: {} };
/** A press on a button changes a width by this factor. */
const STEP = 1.2;
/** No column gets narrower than this part of the table, in percent. */
const MIN_PERCENT = 4;

function hasOnlyValues<Value>(value: unknown, type: 'boolean' | 'number'): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === type);
}

function readLayout(key: string): Layout {
  try {
    const { shown, shares } = JSON.parse(localStore.read(key) ?? '{}') as Record<string, unknown>;
    return {
      shown: hasOnlyValues<boolean>(shown, 'boolean') ? shown : {},
      shares: hasOnlyValues<number>(shares, 'number') ? shares : {},
    };
  } catch {
    return DEFAULT;
  }
}

/** How the columns of a table are laid out, and how to change that. */
export interface ColumnLayout {
  isShown: (key: string) => boolean;
  /** Width of a shown column in percent of the table. */
  percent: (key: string) => number;
  toggle: (key: string) => void;
  /** Makes a column wider (1) or narrower (-1) by one step. */
  step: (key: string, direction: 1 | -1) => void;
  /** Moves the edge between two neighbors by so many percent of the table. */
  moveEdge: (key: string, neighbor: string, percent: number) => void;
  reset: () => void;
}

/**
 * Which columns of a table are shown and how wide they are, stored per account in this browser.
 * @param table names the table in storage
 */
export function useColumnLayout<Row>(table: string, columns: readonly Column<Row>[]): ColumnLayout {
  const account = useContext(TableAccountContext);
  const key = `table:${account ?? 'guest'}:${table}`;
  const [stored, setStored] = useState(() => ({ key, layout: readLayout(key) }));
  if (stored.key !== key) setStored({ key, layout: readLayout(key) });
  const { layout } = stored;
  const store = (next: Layout) => {
    setStored({ key, layout: next });
    if (next === DEFAULT) localStore.remove(key);
    else localStore.write(key, JSON.stringify(next));
  };
  const save = ({ shown, shares }: Partial<Layout>) => {
    // Another tab may have stored one meanwhile; a browser that stores nothing has the one that is shown.
    const now = localStore.read(key) === null ? layout : readLayout(key);
    store({ shown: { ...now.shown, ...shown }, shares: { ...now.shares, ...shares } });
  };
  const isShown = (name: string) => {
    const column = columns.find((each) => each.key === name);
    return column?.required === true || (layout.shown[name] ?? !column?.optional);
  };
  const shareFor = (name: string) => layout.shares[name] ?? columns.find((each) => each.key === name)?.share ?? 1;
  const total = columns.filter((column) => isShown(column.key)).reduce((sum, column) => sum + shareFor(column.key), 0);
  const min = (total * MIN_PERCENT) / 100;
  return {
    isShown,
    percent: (name) => (shareFor(name) / total) * 100,
    toggle: (name) => save({ shown: { [name]: !isShown(name) } }),
    step: (name, direction) => save({ shares: { [name]: Math.max(min, shareFor(name) * STEP ** direction) } }),
    moveEdge: (name, neighbor, percent) => {
      const both = shareFor(name) + shareFor(neighbor);
      const share = Math.min(Math.max(shareFor(name) + (percent / 100) * total, min), Math.max(both - min, min));
      save({ shares: { [name]: share, [neighbor]: Math.max(both - share, min) } });
    },
    reset: () => store(DEFAULT),
  };
}
