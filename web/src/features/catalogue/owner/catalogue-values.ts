import { PriceType } from '@mehfil/api/domain/catalogue/price-types';
import type { CatalogueQuery } from '../../../graphql/generated/business-setup';

/** What an owner has set up. */
export type Catalogue = CatalogueQuery['viewerCatalogue'];

/** What every form of the setup asks for. */
export interface NamedValues {
  name: string;
  description: string;
}

/** What the forms of priced things ask for. */
export interface PricedValues extends NamedValues {
  price: number | null;
  priceType: PriceType;
}

export const EMPTY_NAMED: NamedValues = { name: '', description: '' };
export const EMPTY_PRICED: PricedValues = { ...EMPTY_NAMED, price: null, priceType: PriceType.FIXED };

/** Something with a price, as the server tells it. */
export interface PricedItem {
  name: string;
  description: string | null;
  price: number;
  priceType: PriceType;
  currency: string;
}

/** A priced thing as its form edits it. */
export function pricedValues({ name, description, price, priceType }: PricedItem): PricedValues {
  return { name, description: description ?? '', price, priceType };
}

/** What is said when a change of the setup fails, and what is read again after one: halls show its names. */
/** @param items among which the one that is removed has its name */
export function toldIfFailed(failure: string, items: readonly { id: number; name: string }[]) {
  return {
    about: ({ id }: { id: number }) => items.find((item) => item.id === id)?.name,
    ...report(failure),
  };
}

function report(failure: string) {
  return { failure: { title: failure, always: true }, refetch: ['Catalogue', 'OwnedHalls', 'OwnerDashboard'] };
}

/** {@link toldIfFailed} of something that is written, and what is said after a success. */
export function told(success: string, failure: string) {
  return {
    ...report(failure),
    success: { tone: 'success' as const, title: success },
    about: ({ input }: { input: { name?: string | null } }) => input.name,
  };
}
