import type { HallFactFieldsFragment } from '../../../../graphql/generated/hall-facts';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { hallFactsText } from './hall-facts.text';

type Facts = Omit<HallFactFieldsFragment, 'floorPlan'>;
type FactName = keyof typeof hallFactsText.en.labels;

/** A fact of a hall in words; null where it isn't known. */
export interface FactValue {
  name: FactName;
  label: string;
  value: string | null;
}

/** Formats the facts of a hall, in their order. Charges are in the currency of its business. */
export function useFactValues() {
  const words = useText(hallFactsText);
  const { number, money } = useFormat();

  const ifKnown = <Value>(value: Value | null, format: (value: Value) => string) =>
    value === null ? null : format(value);
  const guests = (count: number | null) => ifKnown(count, (known) => words.guests(number(known)));
  const yesOrNo = (fact: boolean | null) => ifKnown(fact, (known) => (known ? words.yes : words.no));
  const parking = ({ parkingSpaces: spaces, hasValet }: Facts) => {
    const cars = spaces ? words.cars(number(spaces), spaces === 1) : null;
    if (cars) return hasValet ? words.carsAndValet(cars) : cars;
    if (hasValet) return words.valet;
    return spaces === 0 ? words.noParking : ifKnown(hasValet, () => words.noValet);
  };
  const outside = (policy: Facts['outsideCatering'], charge: number | null, currency: string) =>
    ifKnown(policy, (known) =>
      known === 'CHARGED' ? words.charged(money(charge ?? 0, currency)) : words.policy[known],
    );

  return (facts: Facts, currency: string, answersWithinHours: number | null): FactValue[] => {
    const values: Record<FactName, string | null> = {
      rounds: guests(facts.roundsCapacity),
      theater: guests(facts.theaterCapacity),
      standing: guests(facts.standingCapacity),
      parking: parking(facts),
      generator: ifKnown(facts.generator, (cover) => words.generator[cover]),
      bridalRoom: yesOrNo(facts.hasBridalRoom),
      catering: outside(facts.outsideCatering, facts.outsideCateringCharge, currency),
      decor: outside(facts.outsideDecor, facts.outsideDecorCharge, currency),
      answers: ifKnown(answersWithinHours, words.answersWithin),
    };
    return (Object.keys(values) as FactName[]).map((name) => ({
      name,
      label: words.labels[name],
      value: values[name],
    }));
  };
}
