import type { ContractFieldsFragment } from '../graphql/generated/booking-contract';
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

/** That a customer accepted these terms with a request. */
export function termsAcceptance(
  particulars: Partial<ContractFieldsFragment['acceptances'][number]> = {},
): ContractFieldsFragment['acceptances'][number] & { __typename: string } {
  return {
    __typename: 'TermsAcceptance',
    id: 1,
    kind: 'REQUEST',
    termsId: 7,
    version: 2,
    name: 'Ayesha Noor',
    isByBusiness: false,
    day: null,
    note: null,
    recordedBy: null,
    createdAt: '2027-03-01T07:00:00.000Z',
    ...particulars,
  };
}

/** The contract of a booking whose customer accepted the terms with the request. */
export function bookingContract(
  particulars: Partial<ContractFieldsFragment> = {},
): ContractFieldsFragment & { __typename: string } {
  return {
    __typename: 'BookingContract',
    bookingId: 41,
    terms: businessTerms(),
    acceptances: [termsAcceptance()],
    viewerCanRecordSignature: false,
    isCnicGiven: false,
    cnic: null,
    viewerCanGiveCnic: false,
    viewerCanRemoveCnic: false,
    signableTerms: [],
    ...particulars,
  };
}
