import { hallTitle } from '@mehfil/api/domain/halls/inputs';
import { useFormikContext } from 'formik';
import { useDeferredValue, useId } from 'react';
import { useBusinessApplicationQuery } from '../../../../graphql/generated/business';
import { useHallCardsQuery } from '../../../../graphql/generated/hall-cards';
import type { HallToEditQuery } from '../../../../graphql/generated/owned-halls';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useText } from '../../../../i18n/text';
import type { HallFormParts } from './hall-parts';
import { hallStepsText } from './hall-steps.text';
import type { HallValues } from './hall-values';
import type { HallChoices } from './HallSections';

/** What guests have said of a hall, and what else its form doesn't ask. */
export type Listed = Pick<
  HallToEditQuery['viewerHall'],
  'id' | 'rating' | 'reviewCount' | 'isFeatured' | 'cheapestShift'
>;

/** What is no number yet is nothing. */
function toAmount(typed: number | null): number {
  return typeof typed === 'number' && Number.isFinite(typed) ? typed : 0;
}

/** The card of a hall as its form has it. */
function toCard(
  values: HallValues,
  { choices, listed }: { choices: HallChoices; listed: Listed | null },
): Omit<HallCardFieldsFragment, 'businessName' | 'instantConfirmation'> {
  const { hallNameUrdu, profileImage, location, city, latitude, longitude, fixedServiceIds } = values;
  const shift = listed?.cheapestShift;
  return {
    id: listed?.id ?? 0,
    title: hallTitle(values),
    hallNameUrdu: hallNameUrdu.trim() || null,
    ...{ profileImage, location, city: city.trim() || null, latitude, longitude },
    capacity: toAmount(values.capacity),
    services: choices.fixedServices.filter(({ id }) => fixedServiceIds.includes(id)).map(({ name }) => name),
    pricePerHour: toAmount(values.pricePerHour),
    sellsShifts: Boolean(shift),
    fromPrice: shift?.price ?? toAmount(values.pricePerPerson),
    fromPriceType: shift?.priceType ?? 'PER_PERSON',
    businessCurrency: choices.currency,
    rating: listed?.rating ?? 0,
    reviewCount: listed?.reviewCount ?? 0,
    isFeatured: listed?.isFeatured ?? false,
    viewerHasSaved: false,
  };
}

interface ShownCardProps {
  Card: HallFormParts['Card'];
  choices: HallChoices;
  listed: Listed | null;
}

/** The hall's card as guests will see it, with what is typed so far. A picture of it: nothing in it can be pressed. */
export function ShownCard({ Card, choices, listed }: ShownCardProps) {
  const words = useText(hallStepsText).card;
  const id = useId();
  const { values } = useFormikContext<HallValues>();
  // Typing goes before drawing.
  const typed = useDeferredValue(values);
  const { data: business } = useBusinessApplicationQuery();
  const { data: cards } = useHallCardsQuery({ variables: { ids: [listed?.id ?? 0] }, skip: listed === null });
  const hall = {
    ...toCard(typed, { choices, listed }),
    businessName: business?.businessApplication.name ?? '',
    instantConfirmation: cards?.hallCards[0]?.instantConfirmation ?? false,
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-22">
        {words.title}
      </h2>
      <p className="below-14 muted medium">{words.text}</p>
      <div inert>
        <Card hall={hall} />
      </div>
    </section>
  );
}
