import { useEffect, useState, useSyncExternalStore } from 'react';
import { Autosaver, type Autosaved, type SaveOutcome, type Unsaved } from './autosaver';
import { currentDraftOwner, onSessionEnd } from './draft-owner';
import { dropDraft, keepDraft, readDraft } from './form-drafts';

interface AutosaveOptions<T> {
  /** Tells the field apart from every other one. */
  name: string;
  /** What is saved, as it was read last. */
  stored: T;
  isSame: (one: T, other: T) => boolean;
  /** As in {@link Autosaver}. */
  save: (value: T, previous: T, isLeaving: boolean) => Promise<SaveOutcome<T>>;
  /** Says that what was typed wasn't saved when the field was left; it is there again when the field is. */
  onLost: () => void;
  /** As in {@link Autosaver}. */
  pause?: number;
  /** As in {@link Autosaver}. */
  isHalfTyped?: (value: T, restored: Unsaved<T>) => boolean;
}

/** A value that is saved as it is typed, and what can be done with it. */
export interface Autosave<T> extends Autosaved<T> {
  /** As in {@link Autosaver}. */
  change: (value: T, isHeld?: boolean) => void;
  /** Saves at once, when the field is left or after a failure. */
  flush: () => void;
  /** As in {@link Autosaver}. */
  settle: () => Promise<Autosaved<T>>;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** What this tab has kept. What was saved as the page went is nothing: the draft goes with the first idle state. */
function readUnsaved<T>({ name, stored, isSame }: Pick<AutosaveOptions<T>, 'name' | 'stored' | 'isSame'>) {
  const owner = currentDraftOwner();
  const kept = owner === null ? undefined : (readDraft(owner, name) as Unsaved<T> | undefined);
  return kept && isSame(kept.value, stored) ? undefined : kept;
}

/** Keeps in this tab what could not be saved, or forgets it once it is. */
function keepUnsaved<T>(name: string, unsaved: Unsaved<T> | null): void {
  const owner = currentDraftOwner();
  if (owner === null) return;
  if (unsaved) keepDraft(owner, name, { ...unsaved });
  else dropDraft(owner, name);
}

/**
 * Saves a value as it is typed: after a pause, and when the field or the page is left. What somebody else saved meanwhile is never
 * overwritten unseen. What could not be saved is there again when the field is, in this tab.
 */
export function useAutosave<T>({ name, stored, save, onLost, ...options }: AutosaveOptions<T>): Autosave<T> {
  const onLeft = (unsaved: Unsaved<T> | null) => {
    keepUnsaved(name, unsaved);
    if (unsaved) onLost();
  };
  const [saver] = useState(
    () => new Autosaver<T>({ ...options, stored, save, onLeft, unsaved: readUnsaved({ ...options, name, stored }) }),
  );
  const shown = useSyncExternalStore(saver.subscribe, saver.read);
  useEffect(() => saver.use({ save, onLeft }));
  useEffect(() => saver.receive(stored), [saver, stored]);
  useEffect(() => {
    if (shown.state === 'saved' || shown.state === 'idle') keepUnsaved(name, null);
  }, [name, shown.state]);
  useEffect(() => {
    saver.enter();
    const onHide = () => {
      // The answer to what is sent now, if anything is, comes to nobody.
      keepUnsaved(name, saver.toUnsaved());
      saver.leavePage();
    };
    const stop = onSessionEnd(() => keepUnsaved(name, saver.toUnsaved()));
    window.addEventListener('pagehide', onHide);
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
      // The page may go before the answer is there.
      keepUnsaved(name, saver.toUnsaved());
      saver.leave();
    };
  }, [saver, name]);
  return {
    ...shown,
    change: (value, isHeld) => saver.change(value, isHeld),
    flush: () => saver.flush(),
    settle: () => saver.settle(),
    keepMine: () => saver.keepMine(),
    takeTheirs: () => saver.takeTheirs(),
  };
}
