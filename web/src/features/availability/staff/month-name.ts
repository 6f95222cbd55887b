import type { HijriMonthFieldsFragment } from '../../../graphql/generated/panel-hijri';

/** A Hijri month with its year, as in "Ramadan 1448". */
export const getMonthName = ({ name, year }: HijriMonthFieldsFragment): string => `${name} ${year}`;
