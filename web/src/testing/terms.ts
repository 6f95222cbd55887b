import type { BusinessTermsFieldsFragment } from '../graphql/generated/hall-business-terms';

/** Terms of a business; tests state only what matters. */
export function businessTerms(
  particulars: Partial<BusinessTermsFieldsFragment> = {},
): BusinessTermsFieldsFragment & { __typename: string } {
  return {
    __typename: 'BusinessTerms',
    id: 7,
    version: 2,
    businessName: 'Noor Venues',
    text: 'The hall closes at ten.\n\nNo fireworks.',
    textUrdu: null,
    sha256: 'a'.repeat(64),
    createdAt: '2027-02-01T07:00:00.000Z',
    ...particulars,
  };
}
