import { defineRoutes } from '../../rest/route.js';

const KIND = 'id name price priceType';
const OPTIONAL_SERVICE = 'id name description price priceType currency picture';
const AMENITY = 'id name description icon';
const CONTACT = 'businessName businessPhone contact { phone dialerUrl whatsappUrl }';
const TERMS = `operatingHours { dayOfWeek openingTime closingTime isActive }
  timeSlots { slotDuration allowMultipleSlots bufferTime maxAdvanceBookingDays minAdvanceBookingHours }
  shifts { id name weekdays startTime endTime price priceType }`;
const HALL = `id hallNumber hallName title description hallNameUrdu descriptionUrdu location city latitude longitude capacity pricePerHour pricePerPerson
  currency rating reviewCount profileImage sliderImages images isFeatured isPublic
  roundsCapacity theaterCapacity standingCapacity parkingSpaces hasValet generator hasBridalRoom outsideCatering outsideCateringCharge
  outsideDecor outsideDecorCharge floorPlan
  category { ${KIND} } type { ${KIND} }
  business { id name currency timeZone isVerified instantConfirmation confirmsOnPayment discountPercentage taxPercentage }
  fixedServices { id name description price priceType isIncluded } optionalServices { ${OPTIONAL_SERVICE} }
  amenities { ${AMENITY} } ${TERMS}`;

/** REST routes of the hall page (docs/coverage.md: customer §7). */
export const hallDetailRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/halls/{id}/complete-info',
    summary: 'A hall with all details.',
    tag: 'Halls',
    operation: `query RestHall($id: Int!) { hall(id: $id) { ${HALL} } }`,
    variables: ({ params }) => ({ id: params.id }),
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/public/halls/{id}/optional-services',
    summary: 'The optional services of a hall.',
    tag: 'Halls',
    operation: `query RestHallOptionalServices($id: Int!) { hall(id: $id) { optionalServices { ${OPTIONAL_SERVICE} } } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: (data) => (data.hall as { optionalServices: unknown }).optionalServices,
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/public/halls/{id}/amenities',
    summary: 'The amenities of a hall.',
    tag: 'Halls',
    operation: `query RestHallAmenities($id: Int!) { hall(id: $id) { amenities { ${AMENITY} } } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: (data) => (data.hall as { amenities: unknown }).amenities,
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/public/contact/hall/{id}/business',
    summary: 'Contact details of a hall’s business.',
    tag: 'Halls',
    operation: `query RestHallContact($id: Int!) { hallContact(hallId: $id) { ${CONTACT} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: (data) => ({ data: data.hallContact }),
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/public/halls/{id}/business-contact',
    summary: 'Phone links of a hall’s business.',
    tag: 'Halls',
    operation: `query RestHallBusinessContact($id: Int!) { hallContact(hallId: $id) { ${CONTACT} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: (data) => data.hallContact,
    cache: 'public',
  },
]);
