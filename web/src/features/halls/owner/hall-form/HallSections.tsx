import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { HALL_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { ReactNode } from 'react';
import type { HallChoicesQuery } from '../../../../graphql/generated/owned-halls';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { Checklist } from './Checklist';
import { FactFields } from './FactFields';
import { FormSection } from './FormSection';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import { hallStepsText } from './hall-steps.text';
import { PlaceFields } from './PlaceFields';

/** What a hall can be made of. */
export type HallChoices = HallChoicesQuery['viewerCatalogue'];

function BasicFields() {
  const words = useText(hallFormText);
  return (
    <FormSection title={words.basic}>
      <TextField name="hallNumber" label={words.hallNumber} hint={words.hallNumberHint} required />
      <div className={styles.rest}>
        <TextField name="hallName" label={words.hallName} hint={words.hallNameHint} />
      </div>
      <div className="whole-row">
        <TextAreaField
          name="description"
          label={words.description}
          hint={words.descriptionHint}
          rows={5}
          maxLength={HALL_LIMITS.descriptionMaxCharacters}
        />
      </div>
    </FormSection>
  );
}

function KindFields({ choices }: { choices: HallChoices }) {
  const words = useText(hallFormText);
  const options = (items: readonly { id: number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormSection title={words.kind}>
      <SelectField
        name="categoryId"
        label={words.category}
        placeholder={words.choose}
        options={options(choices.categories)}
        required
      />
      <SelectField
        name="typeId"
        label={words.type}
        placeholder={words.choose}
        options={options(choices.types)}
        required
      />
    </FormSection>
  );
}

/** What readers of Urdu see; written from right to left whatever the owner's own language. */
function UrduFields() {
  const words = useText(hallFormText);
  return (
    <FormSection title={words.urdu} hint={words.urduHint}>
      <div className="whole-row">
        <TextField name="hallNameUrdu" label={words.hallNameUrdu} lang="ur" dir="rtl" />
      </div>
      <div className="whole-row">
        <TextAreaField
          name="descriptionUrdu"
          label={words.descriptionUrdu}
          rows={5}
          maxLength={HALL_LIMITS.descriptionMaxCharacters}
          lang="ur"
          dir="rtl"
        />
      </div>
    </FormSection>
  );
}

/** What the hall is. */
export function HallStepFields({ choices }: { choices: HallChoices }) {
  return (
    <>
      <BasicFields />
      <KindFields choices={choices} />
      <UrduFields />
    </>
  );
}

/** Where it is. */
export function PlaceStepFields() {
  const { placeTitle } = useText(hallStepsText);
  return (
    <FormSection title={placeTitle}>
      <PlaceFields />
    </FormSection>
  );
}

/** What it costs, and how many guests it seats. */
export function PriceStepFields({ currency }: { currency: string }) {
  const words = useText(hallFormText);
  const { layouts, layoutsHint, pricesHint, editPrices } = useText(hallStepsText);
  const price = { min: 0, precision: 2, prefix: currencySymbol(currency), required: true };
  return (
    <>
      <FormSection title={words.pricing}>
        <NumberField name="capacity" label={words.capacity} min={0} precision={0} required />
        <NumberField name="pricePerHour" label={words.pricePerHour} {...price} />
        <NumberField name="pricePerPerson" label={words.pricePerPerson} {...price} />
        <Elsewhere text={pricesHint} to={paths.business.setupOf('availability')} label={editPrices} />
      </FormSection>
      <FormSection title={layouts} hint={layoutsHint}>
        <NumberField name="roundsCapacity" label={words.facts.rounds} min={0} precision={0} />
        <NumberField name="theaterCapacity" label={words.facts.theater} min={0} precision={0} />
        <NumberField name="standingCapacity" label={words.facts.standing} min={0} precision={0} />
      </FormSection>
    </>
  );
}

/** What is edited elsewhere, with the way there. */
function Elsewhere({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <div className="whole-row">
      <p className="below-8 muted medium">{text}</p>
      <ButtonLink look="secondary" to={to}>
        {label}
      </ButtonLink>
    </div>
  );
}

/** What comes with it. */
export function ServiceStepFields({ choices }: { choices: HallChoices }) {
  const words = useText(hallFormText);
  const { sold, soldHint, soldNone, editServices } = useText(hallStepsText);
  const { list } = useText(namesText);
  const services = choices.fixedServices.map(({ id, name, isIncluded }) => ({
    id,
    name,
    note: isIncluded && <span className="pill tone-primary unbroken rigid">{words.included}</span>,
  }));
  const names = choices.optionalServices.map(({ name }) => name);
  return (
    <>
      {services.length > 0 && (
        <FormSection title={words.fixedServices} hint={words.fixedServicesHint}>
          <Checklist name="fixedServiceIds" label={words.fixedServices} items={services} />
        </FormSection>
      )}
      {choices.amenities.length > 0 && (
        <FormSection title={words.amenities} hint={words.amenitiesHint}>
          <Checklist name="amenityIds" label={words.amenities} items={choices.amenities} />
        </FormSection>
      )}
      <FactFields currency={choices.currency} />
      <FormSection title={sold} hint={soldHint}>
        <Elsewhere
          text={names.length > 0 ? list(names) : soldNone}
          to={paths.business.setupOf('optionalServices')}
          label={editServices}
        />
      </FormSection>
    </>
  );
}

/** When it can be booked, as it stands elsewhere. */
export function HoursStep({ children }: { children: ReactNode }) {
  const words = useText(hallStepsText);
  return (
    <FormSection title={words.hoursTitle} hint={words.hoursHint}>
      <div className="whole-row">
        <div className="below-14">{children}</div>
        <ButtonLink look="secondary" to={paths.business.setupOf('availability')}>
          {words.editHours}
        </ButtonLink>
      </div>
    </FormSection>
  );
}
