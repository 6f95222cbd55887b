import { customers, everyone, only, type Access } from '../actors.js';
import { SHARED_LIST_TOKEN } from '../scene-rows.js';
import type { AccessScene } from '../scene.js';

const CUSTOMERS_OWN = only(customers('answered', 'NOT_FOUND'));
const toList = ({ savedListId: id }: AccessScene) => ({ id });

/** Access to saved halls and lists of them. */
export const savedHallAccess: Access = {
  'Query.viewerSavedHalls': [
    { of: 'the viewer', outcomes: only(customers('answered')) },
    { of: 'the customer’s list', args: ({ savedListId: listId }) => ({ listId }), outcomes: CUSTOMERS_OWN },
  ],
  'Mutation.saveHall': [
    {
      of: 'the viewer, the owner’s hall',
      args: ({ halls }) => ({ hallId: halls.hall }),
      outcomes: only(customers('answered')),
    },
    {
      of: 'the viewer, the owner’s hall, offline',
      args: ({ halls }) => ({ hallId: halls.offline }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Mutation.unsaveHall': [
    {
      of: 'the viewer, the owner’s hall',
      args: ({ halls }) => ({ hallId: halls.hall }),
      outcomes: only(customers('answered')),
    },
  ],
  'Query.viewerSavedLists': [{ of: 'the viewer', outcomes: only(customers('answered')) }],
  'Query.viewerHallLists': [
    {
      of: 'the viewer, with the owner’s hall',
      args: ({ halls }) => ({ hallId: halls.hall }),
      outcomes: only(customers('answered')),
    },
  ],
  'Query.sharedSavedList': [
    { of: 'the customer, by its link', args: () => ({ token: SHARED_LIST_TOKEN }), outcomes: everyone('answered') },
    { of: 'nobody', args: () => ({ token: 'a'.repeat(32) }), outcomes: everyone('NOT_FOUND') },
  ],
  'Mutation.createSavedList': [
    { of: 'the viewer', args: () => ({ input: { name: 'Valima' } }), outcomes: only(customers('answered')) },
  ],
  'Mutation.renameSavedList': [
    {
      of: 'the customer',
      args: (scene) => ({ ...toList(scene), input: { name: 'Baraat' } }),
      outcomes: CUSTOMERS_OWN,
    },
  ],
  'Mutation.shareSavedList': [{ of: 'the customer', args: toList, outcomes: CUSTOMERS_OWN }],
  'Mutation.unshareSavedList': [{ of: 'the customer', args: toList, outcomes: CUSTOMERS_OWN }],
  'Mutation.deleteSavedList': [{ of: 'the customer', args: toList, outcomes: CUSTOMERS_OWN }],
  'Mutation.setSavedHallLists': [
    {
      of: 'the viewer, with the owner’s hall',
      args: ({ halls }) => ({ hallId: halls.hall, input: { listIds: [] } }),
      outcomes: CUSTOMERS_OWN,
    },
    {
      of: 'the customer, with a hall that nobody saved',
      args: ({ halls, savedListId }) => ({ hallId: halls.other, input: { listIds: [savedListId] } }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
};
