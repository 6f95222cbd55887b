import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import type { HallChoices } from './HallSections';
import { findChanges, type StepValues } from './hall-steps';
import { hallFormText } from './hall-form.text';
import { hallStepsText } from './hall-steps.text';
import type { HallValues } from './hall-values';

/** What the fields of the form are called. */
function toLabels(words: typeof hallFormText.en): Readonly<Record<keyof HallValues, string>> {
  const { facts } = words;
  return {
    hallNumber: words.hallNumber,
    hallName: words.hallName,
    description: words.description,
    hallNameUrdu: words.hallNameUrdu,
    descriptionUrdu: words.descriptionUrdu,
    categoryId: words.category,
    typeId: words.type,
    capacity: words.capacity,
    pricePerHour: words.pricePerHour,
    pricePerPerson: words.pricePerPerson,
    location: words.location,
    city: words.city,
    latitude: words.latitude,
    longitude: words.longitude,
    profileImage: words.profile,
    sliderImages: words.gallery,
    floorPlan: words.floorPlan,
    roundsCapacity: facts.rounds,
    theaterCapacity: facts.theater,
    standingCapacity: facts.standing,
    parkingSpaces: facts.parking,
    hasValet: facts.valet,
    generator: facts.generator,
    hasBridalRoom: facts.bridalRoom,
    outsideCatering: facts.catering,
    outsideCateringCharge: facts.cateringCharge,
    outsideDecor: facts.decor,
    outsideDecorCharge: facts.decorCharge,
    fixedServiceIds: words.fixedServices,
    amenityIds: words.amenities,
  };
}

const PRICES: readonly (keyof HallValues)[] = [
  'pricePerHour',
  'pricePerPerson',
  'outsideCateringCharge',
  'outsideDecorCharge',
];
/** Figures that are written in full. */
const PLACE: readonly (keyof HallValues)[] = ['latitude', 'longitude'];

/** The choices of these ids by their names. */
function toNames(ids: readonly number[], items: readonly { id: number; name: string }[]): string[] {
  return items.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** What the fields of a step that differ have, as a reader is told it. */
function useTheirWords(choices: HallChoices): (name: keyof HallValues, theirs: StepValues) => string {
  const { facts } = useText(hallFormText);
  const { nothing, pictures } = useText(hallStepsText).save;
  const { list } = useText(namesText);
  const { listMoney, number } = useFormat();
  return (name, theirs) => {
    const value = theirs[name];
    if (name === 'profileImage' || name === 'sliderImages' || name === 'floorPlan') return pictures;
    if (value === null || value === undefined || value === '') return nothing;
    if (name === 'categoryId') return list(toNames([Number(value)], choices.categories));
    if (name === 'typeId') return list(toNames([Number(value)], choices.types));
    if (name === 'fixedServiceIds') return list(toNames(theirs[name] ?? [], choices.fixedServices)) || nothing;
    if (name === 'amenityIds') return list(toNames(theirs[name] ?? [], choices.amenities)) || nothing;
    if (name === 'generator') return facts.cover[theirs[name] ?? 'NONE'];
    if (name === 'outsideCatering' || name === 'outsideDecor') return facts.policy[theirs[name] ?? 'ALLOWED'];
    if (typeof value === 'boolean') return value ? facts.yes : facts.no;
    if (PRICES.includes(name)) return listMoney(value, choices.currency);
    return typeof value === 'number' && !PLACE.includes(name) ? number(value) : String(value);
  };
}

interface TheirStepProps {
  theirs: StepValues;
  mine: StepValues;
  choices: HallChoices;
}

/** What somebody else has made of a step, where it isn't what is typed here. */
export function TheirStep({ theirs, mine, choices }: TheirStepProps) {
  const labels = toLabels(useText(hallFormText));
  const { theirs: line } = useText(hallStepsText).save;
  const say = useTheirWords(choices);
  return (
    <ul className="stack gap-4">
      {findChanges(theirs, mine).map((name) => (
        <li key={name} className="breakable">
          {line(labels[name], say(name, theirs))}
        </li>
      ))}
    </ul>
  );
}
