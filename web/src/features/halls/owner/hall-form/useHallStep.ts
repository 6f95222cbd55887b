import { useAddressState } from '../../../../lib/address-state';
import { useMedia } from '../../../../lib/media';
import { HALL_STEPS, STEP_ADDRESS, type ShownStep } from './hall-steps';

/** What has room for the card beside the steps. */
const ROOM_FOR_CARD = '(width >= 1240px)';

/** Where somebody is in the form, and the ways on. */
export interface HallStepState {
  steps: readonly ShownStep[];
  step: ShownStep;
  /** Whether the card stands beside the steps. */
  hasRoom: boolean;
  go: (step: ShownStep) => void;
}

/** The step that the address names. Each one that somebody goes to is an entry of the history. */
export function useHallStep(): HallStepState {
  const { state, change } = useAddressState(STEP_ADDRESS);
  const hasRoom = useMedia(ROOM_FOR_CARD);
  const steps: readonly ShownStep[] = hasRoom ? HALL_STEPS : [...HALL_STEPS, 'card'];
  const step = steps.includes(state.step) ? state.step : 'pictures';
  return { steps, step, hasRoom, go: (next) => change({ step: next }, { replace: false }) };
}
