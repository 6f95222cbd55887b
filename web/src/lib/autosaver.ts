/** How what somebody types is kept. */
export type AutosaveState =
  | 'idle'
  /** There again from before, half-typed: saved once somebody types on where it is, or wants it so. */
  | 'restored'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'conflict';

/** How one attempt to save ended. */
export type SaveOutcome<T> =
  | { kind: 'saved'; value: T }
  /** Somebody else saved another value meanwhile. */
  | { kind: 'conflict'; theirs: T }
  | { kind: 'failed'; message: string };

/** What is typed, and what of it is saved. */
export interface Autosaved<T> {
  /** As it is typed. */
  value: T;
  state: AutosaveState;
  /** What somebody else saved, in a conflict. */
  theirs: T | null;
  /** Why it wasn't saved; empty where nobody says. */
  message: string;
}

/** What was typed and isn't saved, with what it began from. */
export interface Unsaved<T> {
  value: T;
  previous: T;
  /** Whether it may be half of what was to be typed. */
  isHeld?: true;
}

interface AutosaverOptions<T> {
  /** What is saved by now. */
  stored: T;
  isSame: (one: T, other: T) => boolean;
  /**
   * Saves a value; never rejects.
   * @param previous what it replaces: anything else is a conflict
   * @param isLeaving whether the page may be gone before it has ended
   */
  save: (value: T, previous: T, isLeaving: boolean) => Promise<SaveOutcome<T>>;
  /** Hears of what isn't saved once the field is gone; null once nothing is left to save. */
  onLeft: (unsaved: Unsaved<T> | null) => void;
  /** What is there again from before. */
  unsaved?: Unsaved<T> | undefined;
  /** Whether what came back half-typed is half-typed in this value, too, which was typed elsewhere in it; by default it never is. */
  isHalfTyped?: ((value: T, restored: Unsaved<T>) => boolean) | undefined;
  /** How long a pause is; {@link AUTOSAVE_PAUSE} by default. */
  pause?: number | undefined;
}

/** How long somebody pauses before what they typed is saved, in milliseconds. */
export const AUTOSAVE_PAUSE = 1000;

/** Saves a value as it is typed: after a pause, one at a time, never over what somebody else has saved meanwhile. */
export class Autosaver<T> {
  private shown: Autosaved<T>;
  /** What the server has, as far as this page knows. */
  private stored: T;
  /** What was typed as it was saved last: the server may have trimmed it. */
  private saved: T;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSaving = false;
  /** Settles once the attempt that is under way has ended. */
  private attempt: Promise<void> = Promise.resolve();
  /** Whether what is typed waits until its field is left. */
  private isHeld = false;
  private isGone = false;
  private readonly listeners = new Set<() => void>();

  constructor(private options: AutosaverOptions<T>) {
    const { stored, unsaved } = options;
    this.stored = unsaved?.previous ?? stored;
    this.saved = this.stored;
    this.isHeld = unsaved?.isHeld ?? false;
    const begun = this.isHeld ? 'restored' : 'waiting';
    this.shown = { value: unsaved?.value ?? stored, state: unsaved ? begun : 'idle', theirs: null, message: '' };
  }

  readonly read = (): Autosaved<T> => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Takes the functions of the latest rendering. */
  use(options: Pick<AutosaverOptions<T>, 'save' | 'onLeft'>): void {
    this.options = { ...this.options, ...options };
  }

  /** The field is there: again, where a page draws it twice. */
  enter(): void {
    this.isGone = false;
    if (this.shown.state === 'waiting') this.schedule();
  }

  /**
   * Somebody typed. A conflict stays until it is decided, and what came back half-typed until it is touched.
   * @param isHeld whether it is saved when it is flushed alone, not after a pause
   */
  change(value: T, isHeld = false): void {
    if (this.isUntouched(value)) {
      this.show({ value });
      return;
    }
    this.isHeld = isHeld;
    if (this.shown.state === 'conflict') {
      this.show({ value });
      return;
    }
    this.show({ value, state: 'waiting', message: '' });
    this.schedule();
  }

  /** What the server has was read again: shown, unless something else is typed. */
  receive(stored: T): void {
    if (this.isSaving) return;
    if (this.isUnsaved()) {
      if (this.options.isSame(stored, this.shown.value)) this.settleOn(stored);
      return;
    }
    if (this.options.isSame(stored, this.stored)) return;
    this.stored = stored;
    this.saved = stored;
    this.show({ value: stored, state: 'idle' });
  }

  /**
   * Saves at once what waits.
   * @param isLeaving whether the page goes; where only the field does, there is time for an answer
   */
  flush(isLeaving = false): void {
    clearTimeout(this.timer);
    this.isHeld = false;
    const { state } = this.shown;
    if (this.isSaving || state === 'conflict') return;
    if (this.isUnsaved()) this.attempt = this.save(isLeaving);
    else if (state === 'waiting') this.show({ state: 'idle' });
  }

  /** Saves at once what waits, and tells what has become of it: all is saved where it is idle or saved. Half-typed, it stays so. */
  async settle(): Promise<Autosaved<T>> {
    await this.attempt;
    if (this.shown.state !== 'restored') this.flush();
    await this.attempt;
    return this.shown;
  }

  /** Saves what is typed over what somebody else has saved, which was shown. */
  keepMine(): void {
    this.decide(this.shown.value);
    this.flush();
  }

  /** Takes what somebody else has saved. */
  takeTheirs(): void {
    const { theirs } = this.shown;
    if (theirs === null) return;
    this.decide(theirs);
    this.show({ state: 'idle' });
  }

  /** The field goes: what waits is saved; what is half-typed or can't be is kept for later. */
  leave(): void {
    this.isGone = true;
    // What is on its way tells itself.
    if (this.isSaving) return;
    if (this.shown.state === 'conflict' || this.isHeld) this.options.onLeft(this.toUnsaved());
    else this.flush();
  }

  /** The page goes, maybe before an answer is there. */
  leavePage(): void {
    if (!this.isHeld) this.flush(true);
  }

  /** What is typed and not saved; null if nothing. */
  toUnsaved(): Unsaved<T> | null {
    if (!this.isUnsaved()) return null;
    return { value: this.shown.value, previous: this.stored, ...(this.isHeld ? { isHeld: true } : {}) };
  }

  private decide(value: T): void {
    const { theirs } = this.shown;
    this.isHeld = false;
    if (theirs !== null) this.stored = theirs;
    this.saved = this.stored;
    this.show({ value, state: 'waiting', theirs: null });
  }

  /** The server has by now what is typed: saved from elsewhere, or with something else. */
  private settleOn(stored: T): void {
    clearTimeout(this.timer);
    this.stored = stored;
    this.saved = this.shown.value;
    this.show({ state: 'saved', theirs: null, message: '' });
  }

  /** Whether what came back half-typed still is. */
  private isUntouched(value: T): boolean {
    const { unsaved, isHalfTyped } = this.options;
    return this.shown.state === 'restored' && unsaved !== undefined && (isHalfTyped?.(value, unsaved) ?? false);
  }

  private isUnsaved(): boolean {
    return !this.options.isSame(this.shown.value, this.saved);
  }

  /** Whether another attempt has begun, as by what was typed meanwhile. */
  private isUnderWay(): boolean {
    return this.isSaving;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.isHeld) this.timer = setTimeout(() => this.flush(), this.options.pause ?? AUTOSAVE_PAUSE);
  }

  private async save(isLeaving: boolean): Promise<void> {
    const sent = this.shown.value;
    this.isSaving = true;
    this.show({ state: 'saving', message: '' });
    const outcome = await this.options.save(sent, this.stored, isLeaving);
    this.isSaving = false;
    if (outcome.kind === 'saved') this.keep(sent, outcome.value);
    // It was saved before, and only the answer was lost.
    else if (outcome.kind === 'conflict' && this.options.isSame(outcome.theirs, sent)) this.keep(sent, outcome.theirs);
    else if (outcome.kind === 'conflict') this.show({ state: 'conflict', theirs: outcome.theirs });
    else this.show({ state: 'failed', message: outcome.message });
    if (this.isGone && !this.isUnderWay()) this.options.onLeft(this.toUnsaved());
  }

  private keep(sent: T, stored: T): void {
    this.stored = stored;
    this.saved = sent;
    if (!this.isUnsaved()) {
      this.show({ state: 'saved' });
      return;
    }
    // Somebody typed on meanwhile.
    this.show({ state: 'waiting' });
    if (this.isGone && !this.isHeld) this.flush();
    else this.schedule();
  }

  private show(change: Partial<Autosaved<T>>): void {
    this.shown = { ...this.shown, ...change };
    this.listeners.forEach((listener) => listener());
  }
}
