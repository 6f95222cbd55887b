export const HALL_LIMITS = {
  numberMaxCharacters: 50,
  nameMaxCharacters: 255,
  descriptionMaxCharacters: 5000,
  locationMinCharacters: 5,
  locationMaxCharacters: 255,
  cityMaxCharacters: 100,
  capacityMin: 1,
  capacityMax: 100_000,
  parkingMax: 10_000,
  imagesMax: 20,
  /** The length from which a description counts as complete. */
  descriptionAdvisedCharacters: 120,
  perBusinessMax: 1000,
  imagesAdvisedMin: 3,
  imagesAdvisedMax: 8,
  servicesMax: 200,
  amenitiesMax: 200,
  imageUrlMaxCharacters: 500,
  importSourceMaxCharacters: 50,
  importRefMaxCharacters: 255,
  /** Per customer. */
  savedMax: 500,
  cardServiceTags: 2,
  dashboardCardServices: 3,
  dashboardSkeletonCards: 3,
} as const;

export const SEARCH_LIMITS = {
  locationMaxCharacters: 200,
  textMaxCharacters: 200,
  servicesMax: 20,
  serviceMaxCharacters: 100,
  landingDebounceMs: 800,
  blogDebounceMs: 300,
  sliderMin: 0,
  sliderMax: 2000,
  sliderStep: 25,
  pricedHallsMin: 20,
  viewAllThreshold: 12,
  featuredHalls: 3,
  featuredSkeletons: 9,
  allSkeletons: 12,
  otherSkeletons: 3,
  radiusMinKm: 0.1,
  radiusMaxKm: 500,
  radiusDefaultKm: 25,
  compareMax: 3,
  recentlyViewedMax: 8,
  cardsByIdMax: 20,
  mapHallsMax: 100,
  /** From the first to the last date of a search. */
  searchDaysMax: 31,
  /** Halls that meet everything else and are asked what they have free, at most, in the order of the list. */
  askedHallsMax: 60,
  /** The same for many dates: a hall is asked for each of them. */
  askedHallsMin: 12,
  /** How far the next free dates of a hall are looked for, in days, and how many are named. */
  nextDatesWithinDays: 62,
  nextDatesMax: 5,
  /** Places that are offered while somebody types, and how many are known at most, those with most halls. */
  suggestedPlaces: 8,
  placesKept: 2000,
  /** Services that are offered to choose from: what most halls have. */
  offeredServices: 12,
  /** Bars of the price histogram, of equal width from the slider's one end to the other. */
  priceBars: 30,
  /** How long a server keeps the places, services and bars that it counted, in milliseconds. */
  countedKeptMs: 600_000,
} as const;
