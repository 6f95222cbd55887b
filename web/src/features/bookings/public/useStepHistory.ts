import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** What an entry of the history keeps of the wizard. */
interface StepEntry {
  bookingStep?: number;
  /** The step of the entry before it. */
  bookingStepBefore?: number;
  /** How many entries before it are of the wizard. */
  bookingEntries?: number;
}

/**
 * Steps of the wizard as entries of the browser's history, so that going back leads to the step before.
 * @param onStep called with the step that somebody has gone back or forward to
 */
export function useStepHistory(step: number, onStep: (step: number) => void) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const { key, pathname, search, hash, ...location } = useLocation();
  const entry = (location.state ?? {}) as StepEntry;
  const { bookingStep, bookingStepBefore, bookingEntries = 0 } = entry;
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (type === 'POP' && bookingStep !== undefined && bookingStep !== step) onStep(bookingStep);
  }, [key, type, bookingStep, step, onStep]);

  const go = (change: StepEntry, replace: boolean) =>
    void navigate({ pathname, search, hash }, { state: { ...entry, ...change }, replace, preventScrollReset: true });
  return {
    /** Goes on to the next step. */
    next: () => {
      // The entry that somebody comes back to says which step it was.
      if (bookingStep !== step) go({ bookingStep: step, bookingStepBefore: undefined }, true);
      go({ bookingStep: step + 1, bookingStepBefore: step, bookingEntries: bookingEntries + 1 }, false);
      onStep(step + 1);
    },
    /** Goes back to a step that is done; the browser's Back leads here again. */
    backTo: (done: number) => {
      if (bookingStep !== step) go({ bookingStep: step, bookingStepBefore: undefined }, true);
      go({ bookingStep: done, bookingStepBefore: undefined, bookingEntries: bookingEntries + 1 }, false);
      onStep(done);
    },
    /** Goes back to the step before: the entry before this one, where it is that step. */
    previous: () => {
      if (bookingStep === step && bookingStepBefore === step - 1) void navigate(-1);
      else {
        go({ bookingStep: step - 1, bookingStepBefore: undefined }, true);
        onStep(step - 1);
      }
    },
    /** Leads back to the entry in which the wizard began: going back from there leaves the hall. */
    finish: () => {
      if (bookingEntries > 0) void navigate(-bookingEntries);
    },
  };
}
