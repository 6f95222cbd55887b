import { object, type InferType } from 'yup';
import { idList } from '../input/fields.js';
import { atMost, optionalText, text } from '../text/text.js';
import { SAVED_LIST_LIMITS } from './limits.js';

const { nameMaxCharacters, perCustomerMax } = SAVED_LIST_LIMITS;
const nameMax = atMost('Name of the list', nameMaxCharacters);

/** Messages about lists of saved halls. */
export const SAVED_LIST_MESSAGES = {
  nameRequired: 'Name of the list is required',
  nameTaken: 'You have a list of this name already',
  full: `You can have at most ${perCustomerMax} lists`,
  notFound: 'List not found',
  unknown: 'Not all of these are lists of yours',
  notSaved: 'Save the hall first',
  /** Of a link that never was, one that has ended, and one whose owner is gone. */
  notShared: 'This list is not shared, or no longer',
} as const;

/** The name of a list. */
export const savedListSchema = object({
  name: text({
    required: SAVED_LIST_MESSAGES.nameRequired,
    max: nameMax,
    isName: true,
  }),
});
export type SavedListInput = InferType<typeof savedListSchema>;

/** The lists that hold a saved hall. */
export const savedHallListsSchema = object({ listIds: idList('Lists', perCustomerMax) });
export type SavedHallListsInput = InferType<typeof savedHallListsSchema>;

/** The form that sorts a hall into lists, perhaps into a new one. */
export const sortHallSchema = savedHallListsSchema.shape({ name: optionalText({ max: nameMax, isName: true }) });
