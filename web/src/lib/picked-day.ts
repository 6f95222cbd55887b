import { useLocation } from 'react-router-dom';
import { readState } from './redirect-state';

/** What an entry of the history knows of days that were chosen beside the booking section. */
export interface PickedState {
  pickedDays: number;
}

/** How often a day was chosen beside the booking section of this page: the section begins anew with each. */
export function usePickedDays(): number {
  const state = readState(useLocation());
  const isPicked = typeof state === 'object' && state !== null && 'pickedDays' in state;
  return isPicked && typeof state.pickedDays === 'number' ? state.pickedDays : 0;
}
