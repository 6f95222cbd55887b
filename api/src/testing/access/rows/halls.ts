import { everyone, only, owners, staff, trading, type Access } from '../actors.js';
import type { AccessScene } from '../scene.js';

const OWN_TRADING = only(trading('answered'));
const OWNERS_ONE = only(trading('answered', 'NOT_FOUND'));

const SHIFT = { name: 'Brunch', weekdays: [0], startTime: '10:00', endTime: '14:00', price: 1500 };

const hallInput = ({ free }: AccessScene) => ({
  hallNumber: '77',
  categoryId: free.category,
  typeId: free.type,
  capacity: 200,
  pricePerHour: 1000,
  pricePerPerson: 1500,
  location: 'Canal Road, Lahore',
});
const theHall = ({ halls }: AccessScene) => ({ id: halls.hall });
const theOffline = ({ halls }: AccessScene) => ({ id: halls.offline });

export const hallAccess: Access = {
  'Query.halls': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.hallCards': [
    {
      of: 'the owner, one of them offline',
      args: ({ halls }) => ({ ids: [halls.hall, halls.offline] }),
      outcomes: everyone('answered'),
    },
  ],
  'Query.freeDates': [
    { of: 'everybody', args: () => ({ filter: { date: '2027-03-06' } }), outcomes: everyone('answered') },
  ],
  'Query.nextFreeDates': [
    { of: 'the owner', args: ({ halls }) => ({ hallId: halls.hall }), outcomes: everyone('answered') },
    { of: 'the owner, offline', args: ({ halls }) => ({ hallId: halls.offline }), outcomes: everyone('NOT_FOUND') },
  ],
  'Query.placeSuggestions': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.serviceChoices': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.budgetSteps': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.hall': [
    { of: 'the owner', args: theHall, outcomes: everyone('answered') },
    {
      of: 'the owner, offline',
      args: theOffline,
      outcomes: everyone('NOT_FOUND', { owner: 'answered', ...staff('answered') }),
      members: { manager: 'answered', clerk: 'answered' },
    },
    {
      of: 'the suspended owner',
      args: ({ halls }) => ({ id: halls.ofSuspended }),
      outcomes: everyone('NOT_FOUND', { suspendedOwner: 'answered', ...staff('answered') }),
    },
  ],
  'Query.hallContact': [
    { of: 'the owner', args: ({ halls }) => ({ hallId: halls.hall }), outcomes: everyone('answered') },
    {
      of: 'the suspended owner',
      args: ({ halls }) => ({ hallId: halls.ofSuspended }),
      outcomes: everyone('NOT_FOUND', { suspendedOwner: 'answered', ...staff('answered') }),
    },
  ],
  'Query.viewerHalls': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Query.viewerSchedule': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Mutation.addScheduleException': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: { hallId: halls.hall, firstDay: '2027-05-02' } }),
      outcomes: OWNERS_ONE,
    },
  ],
  'Mutation.removeScheduleException': [
    { of: 'the owner’s business', args: ({ exceptionId }) => ({ id: exceptionId }), outcomes: OWNERS_ONE },
  ],
  'Query.viewerHallRates': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Mutation.addHallRate': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: { hallId: halls.hall, weekdays: [5], percentage: 10 } }),
      outcomes: OWNERS_ONE,
    },
  ],
  'Mutation.changeHallRate': [
    {
      of: 'the owner’s business',
      args: ({ rateId }) => ({ id: rateId, input: { weekdays: [6], percentage: 25 } }),
      outcomes: OWNERS_ONE,
    },
  ],
  'Mutation.removeHallRate': [
    { of: 'the owner’s business', args: ({ rateId }) => ({ id: rateId }), outcomes: OWNERS_ONE },
  ],
  'Mutation.changeHallBookingSettings': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ hallId: halls.offline, input: { bufferTime: 30 } }),
      outcomes: OWNERS_ONE,
    },
  ],
  'Mutation.addHallShift': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ hallId: halls.offline, input: { ...SHIFT, name: 'Lunch' } }),
      outcomes: OWNERS_ONE,
    },
  ],
  'Mutation.changeHallShift': [
    { of: 'the owner’s hall', args: ({ shiftId }) => ({ id: shiftId, input: SHIFT }), outcomes: OWNERS_ONE },
  ],
  'Mutation.removeHallShift': [
    { of: 'the owner’s hall', args: ({ shiftId }) => ({ id: shiftId }), outcomes: OWNERS_ONE },
  ],
  'Query.viewerHallFigures': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Query.viewerHall': [{ of: 'the owner', args: theHall, outcomes: OWNERS_ONE }],
  'Mutation.importFile': [
    {
      of: 'the viewer’s business',
      args: () => ({ input: { kind: 'AMENITIES', content: 'name\nLift\n', preview: false } }),
      outcomes: OWN_TRADING,
    },
  ],
  'Mutation.listHall': [
    {
      of: 'the viewer’s business, with the owner’s category and type',
      args: (scene) => ({ input: hallInput(scene) }),
      outcomes: OWNERS_ONE,
    },
    {
      of: 'the viewer’s business, with the other owner’s picture',
      args: (scene) => ({ input: { ...hallInput(scene), sliderImages: [scene.files.picture] } }),
      outcomes: only(trading('INVALID_INPUT', 'NOT_FOUND')),
    },
  ],
  'Mutation.changeHall': [
    {
      of: 'the owner',
      args: (scene) => ({ id: scene.halls.hall, input: hallInput(scene) }),
      outcomes: OWNERS_ONE,
    },
  ],
  'Mutation.takeHallOffline': [{ of: 'the owner', args: theHall, outcomes: OWNERS_ONE }],
  'Mutation.putHallOnline': [{ of: 'the owner', args: theOffline, outcomes: OWNERS_ONE }],
  'Mutation.removeHall': [{ of: 'the owner', args: theOffline, outcomes: OWNERS_ONE }],
  'Mutation.duplicateHall': [{ of: 'the owner', args: theHall, outcomes: OWNERS_ONE }],
  'Mutation.addHallFixedService': [
    {
      of: 'the owner',
      args: ({ halls, free }) => ({ id: halls.hall, serviceId: free.fixedService }),
      outcomes: OWNERS_ONE,
    },
    {
      of: 'the other owner, with the owner’s service',
      args: ({ halls, free }) => ({ id: halls.other, serviceId: free.fixedService }),
      outcomes: only(trading('NOT_FOUND')),
    },
  ],
  'Mutation.clearHallFixedServices': [{ of: 'the owner', args: theHall, outcomes: OWNERS_ONE }],
  'Mutation.addHallAmenity': [
    {
      of: 'the owner',
      args: ({ halls, free }) => ({ id: halls.hall, amenityId: free.amenity }),
      outcomes: OWNERS_ONE,
    },
    {
      of: 'the other owner, with the owner’s amenity',
      args: ({ halls, free }) => ({ id: halls.other, amenityId: free.amenity }),
      outcomes: only(trading('NOT_FOUND')),
    },
  ],
  'Mutation.clearHallAmenities': [{ of: 'the owner', args: theHall, outcomes: OWNERS_ONE }],
  'Query.hallsSharingSpace': [
    { of: 'the owner', args: ({ halls }) => ({ hallId: halls.hall }), outcomes: everyone('answered') },
    {
      of: 'the suspended owner',
      args: ({ halls }) => ({ hallId: halls.ofSuspended }),
      outcomes: everyone('NOT_FOUND', { suspendedOwner: 'answered', ...staff('answered') }),
    },
  ],
  'Query.viewerHallUnits': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Mutation.addHallUnit': [
    { of: 'the viewer’s business', args: () => ({ input: { name: 'Lawn' } }), outcomes: OWN_TRADING },
  ],
  'Mutation.changeHallUnit': [
    { of: 'the owner', args: ({ free }) => ({ id: free.unit, input: { name: 'Lawn' } }), outcomes: OWNERS_ONE },
  ],
  'Mutation.removeHallUnit': [{ of: 'the owner', args: ({ free }) => ({ id: free.unit }), outcomes: OWNERS_ONE }],
  'Mutation.setHallUnits': [
    {
      of: 'the owner',
      args: ({ halls, free }) => ({ id: halls.hall, input: { unitIds: [free.unit] } }),
      outcomes: OWNERS_ONE,
    },
    {
      of: 'the other owner, with the owner’s space',
      args: ({ halls, free }) => ({ id: halls.other, input: { unitIds: [free.unit] } }),
      outcomes: only(trading('NOT_FOUND', 'INVALID_INPUT')),
    },
  ],
  'Query.currencyRates': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Mutation.featureHall': [
    {
      of: 'the owner',
      args: ({ halls }) => ({ id: halls.hall, isFeatured: true }),
      outcomes: only(owners('FORBIDDEN'), staff('FORBIDDEN', 'answered')),
    },
  ],
};
