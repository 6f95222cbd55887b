import type { AccessScene } from '../scene.js';
import { everyone, only, owners, type Access, type Case } from '../actors.js';

const OWN = only(owners('answered', { ownerWithoutApplication: 'NOT_FOUND' }));
const OWNERS_ONE = only(owners('NOT_FOUND', { owner: 'answered' }));
const PRICED = { name: 'Something new', price: 100 };

/** The three mutations of a catalogue list: adding to the viewer's, changing and removing an entry of the owner's. */
function createListCases(noun: string, input: Record<string, unknown>, entry: (scene: AccessScene) => number): Access {
  const theirs = { of: 'the owner’s business', outcomes: OWNERS_ONE } satisfies Case;
  return {
    [`Mutation.add${noun}`]: [{ of: 'the viewer’s business', args: () => ({ input }), outcomes: OWN }],
    [`Mutation.change${noun}`]: [{ ...theirs, args: (scene: AccessScene) => ({ id: entry(scene), input }) }],
    [`Mutation.remove${noun}`]: [{ ...theirs, args: (scene: AccessScene) => ({ id: entry(scene) }) }],
  };
}

const MENU = {
  name: 'One dish',
  courses: [{ name: 'Main', isMain: true, dishes: [{ name: 'Mutton qorma' }] }],
  bands: [{ fromGuests: 1, price: 1500 }],
};

/** Access to categories, types, services and amenities. */
export const catalogueAccess: Access = {
  'Query.viewerCatalogue': [{ of: 'the viewer’s business', outcomes: OWN }],
  ...createListCases('HallCategory', PRICED, ({ free }) => free.category),
  ...createListCases('HallType', PRICED, ({ free }) => free.type),
  ...createListCases('FixedService', PRICED, ({ free }) => free.fixedService),
  ...createListCases('OptionalService', PRICED, ({ free }) => free.optionalService),
  ...createListCases('Amenity', { name: 'Lift' }, ({ free }) => free.amenity),
  'Query.hallMenus': [
    { of: 'a public hall', args: ({ halls }) => ({ hallId: halls.hall }), outcomes: everyone('answered') },
  ],
  'Query.viewerMenus': [{ of: 'the viewer’s business', outcomes: OWN }],
  'Query.viewerMenu': [{ of: 'the owner’s business', args: ({ free }) => ({ id: free.menu }), outcomes: OWNERS_ONE }],
  'Mutation.addMenu': [{ of: 'the viewer’s business', args: () => ({ input: MENU }), outcomes: OWN }],
  'Mutation.changeMenu': [
    { of: 'the owner’s business', args: ({ free }) => ({ id: free.menu, input: MENU }), outcomes: OWNERS_ONE },
  ],
  'Mutation.retireMenu': [
    { of: 'the owner’s business', args: ({ free }) => ({ id: free.menu }), outcomes: OWNERS_ONE },
  ],
};
