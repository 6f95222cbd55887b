import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormErrors } from '../../../../graphql/change';
import { readError } from '../../../../graphql/errors';
import { HallToEditDocument, useChangeHallMutation } from '../../../../graphql/generated/owned-halls';
import { useText } from '../../../../i18n/text';
import type { AutosaveState, SaveOutcome } from '../../../../lib/autosaver';
import { useOnline } from '../../../../lib/useOnline';
import { HALL_STEPS, isSameStep, isStepRight, pickStep, type HallStep, type StepValues } from './hall-steps';
import { hallStepsText } from './hall-steps.text';
import { HALL_CHANGED, hallInput, toHallValues, type HallValues } from './hall-values';

/** How far a step is saved, and the ways to save it. */
export interface StepSaver {
  state: AutosaveState;
  message: string;
  flush: () => void;
  settle: () => Promise<Pick<StepSaver, 'state' | 'message'>>;
}

/** A step that is to be saved. */
interface StepToSave {
  step: HallStep;
  value: StepValues;
  /** What it replaces. */
  previous: StepValues;
  /** The page may be gone before anything has been answered: nothing is read first. */
  isLeaving: boolean;
  form: FormErrors & { values: HallValues };
}

/** An existing hall that saves itself, step by step. */
export interface HallSaving {
  id: number;
  /** As the server had it when it was read last. */
  stored: HallValues;
  save: (step: StepToSave) => Promise<SaveOutcome<StepValues>>;
  /** Told by each step how far it is saved. */
  report: (step: HallStep, saver: StepSaver) => void;
  savers: Readonly<Partial<Record<HallStep, StepSaver>>>;
  /** Saves all that waits, and tells which step couldn't be, and why; empty where nobody says. */
  settle: () => Promise<{ step: HallStep; message: string } | undefined>;
}

/** Reads the hall anew, into the cache as well. */
function useReadHall(id: number) {
  const client = useApolloClient();
  return async (): Promise<HallValues> => {
    const { data } = await client.query({
      query: HallToEditDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('A hall was read without an answer');
    return toHallValues(data.viewerHall);
  };
}

/**
 * The whole hall with a step's values, as the mutation takes it. What an incomplete hall lacks comes from the other steps as they are
 * typed; undefined while it is lacking there, too.
 */
function completeHall(
  latest: HallValues,
  step: HallStep,
  value: StepValues,
  typed: HallValues,
): HallValues | undefined {
  const lacking = HALL_STEPS.filter((other) => other !== step && !isStepRight(other, latest));
  const filled = lacking.reduce((hall, other) => ({ ...hall, ...pickStep(other, typed) }), latest);
  const hall = { ...filled, ...value };
  return HALL_STEPS.every((each) => isStepRight(each, hall)) ? hall : undefined;
}

/** Saves one step of a hall, unless somebody else has changed it meanwhile. */
function useSaveStep(id: number, stored: HallValues): HallSaving['save'] {
  const words = useText(hallStepsText).save;
  const { run } = useChangeHallMutation({ refetch: HALL_CHANGED });
  const read = useReadHall(id);
  // Newer than what was rendered last: a form that has gone isn't rendered any more, and still saves.
  const known = useRef(stored);
  useEffect(() => {
    known.current = stored;
  }, [stored]);
  return async ({ step, value, previous, isLeaving, form }) => {
    if (!isStepRight(step, value)) return { kind: 'failed', message: words.held };
    try {
      if (!isLeaving) known.current = await read();
    } catch (error) {
      return { kind: 'failed', message: readError(error).message };
    }
    const latest = known.current;
    const theirs = pickStep(step, latest);
    if (isSameStep(theirs, value)) return { kind: 'saved', value: theirs };
    if (!isSameStep(theirs, previous)) return { kind: 'conflict', theirs };
    const hall = completeHall(latest, step, value, form.values);
    if (!hall) return { kind: 'failed', message: words.incomplete };
    const outcome = await run({ id, input: hallInput(hall) }, { form, keepalive: isLeaving });
    if (!outcome.ok) return { kind: 'failed', message: outcome.error.message };
    known.current = toHallValues(outcome.data.changeHall);
    return { kind: 'saved', value: pickStep(step, known.current) };
  };
}

/** Sends steps one after the other: each says what the whole hall is, and would undo one that is sent beside it. */
function useQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  return useCallback(async (task) => {
    // Nothing stands before it: it is sent at once, for the page may be going.
    const turn = waiting.current === 0 ? task() : last.current.then(task);
    waiting.current += 1;
    last.current = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting.current -= 1;
    }
  }, []);
}

/** What an existing hall's form needs to save itself. */
export function useHallSaving(id: number, stored: HallValues): HallSaving {
  const [savers, setSavers] = useState<HallSaving['savers']>({});
  const saveStep = useSaveStep(id, stored);
  const latest = useRef({ savers, saveStep });
  useEffect(() => {
    latest.current = { savers, saveStep };
  });
  const enqueue = useQueue();
  const report = useCallback(
    (step: HallStep, saver: StepSaver) => setSavers((others) => ({ ...others, [step]: saver })),
    [],
  );
  const settle: HallSaving['settle'] = async () => {
    for (const step of HALL_STEPS) {
      const settled = await latest.current.savers[step]?.settle();
      if (settled && settled.state !== 'idle' && settled.state !== 'saved') return { step, message: settled.message };
    }
    return undefined;
  };
  useOnline(() => {
    for (const { state, flush } of Object.values(savers)) if (state === 'failed') flush();
  });
  // What the server has by then is known when its turn comes.
  const save: HallSaving['save'] = (step) => enqueue(() => latest.current.saveStep(step));
  return { id, stored, save, report, savers, settle };
}
