/** Limits of businesses. */
export const BUSINESS_LIMITS = {
  nameMinCharacters: 2,
  nameMaxCharacters: 100,
  locationMinCharacters: 5,
  locationMaxCharacters: 200,
  phoneMinCharacters: 10,
  descriptionMinCharacters: 10,
  descriptionMaxCharacters: 1000,
  taxNumberMaxCharacters: 50,
  documentsMax: 10,
  rejectionReasonMaxCharacters: 500,
  discountMaxPercent: 100,
  taxMaxPercent: 100,
  percentStep: 0.01,
  reviewText: '2-3 business days',
} as const;
