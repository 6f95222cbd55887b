import { object } from 'yup';
import { atMost, text } from '../text/text.js';

/** Limits of the views that a person saves of a list. */
export const SAVED_VIEW_LIMITS = {
  nameMaxCharacters: 30,
  perListMax: 12,
} as const;

/** The form that saves the filters of a list as a view. */
export const savedViewSchema = object({
  name: text({
    required: 'Name is required',
    max: atMost('Name', SAVED_VIEW_LIMITS.nameMaxCharacters),
    isName: true,
  }),
});
