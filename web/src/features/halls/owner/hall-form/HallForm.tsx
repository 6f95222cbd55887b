import { Flex } from 'antd';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { hallSchema } from '@mehfil/api/domain/halls/inputs';
import { HALL_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useCallback, useState } from 'react';
import type { HallChoicesQuery } from '../../../../graphql/generated/owned-halls';
import type { FormErrors } from '../../../../graphql/useAppMutation';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { AppForm } from '../../../../ui/form/AppForm';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { Checklist } from './Checklist';
import { FactFields } from './FactFields';
import { FormSection } from './FormSection';
import { GalleryField } from './GalleryField';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import type { HallValues } from './hall-values';
import { PlaceFields } from './PlaceFields';
import { FloorPlanField, ProfileImageField } from './PictureField';

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
      <div className={styles.wide}>
        <TextAreaField
          name="description"
          label={words.description}
          hint={words.descriptionHint}
          rows={5}
          maxLength={HALL_LIMITS.descriptionMaxCharacters}
        />
      </div>
      <PlaceFields />
    </FormSection>
  );
}

/** What readers of Urdu see; written from right to left whatever the owner's own language. */
function UrduFields() {
  const words = useText(hallFormText);
  return (
    <FormSection title={words.urdu} hint={words.urduHint}>
      <div className={styles.wide}>
        <TextField name="hallNameUrdu" label={words.hallNameUrdu} lang="ur" dir="rtl" />
      </div>
      <div className={styles.wide}>
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

function PricingFields({ currency }: { currency: string }) {
  const words = useText(hallFormText);
  const price = { min: 0, precision: 2, prefix: currencySymbol(currency), required: true };
  return (
    <FormSection title={words.pricing}>
      <NumberField name="capacity" label={words.capacity} min={0} precision={0} required />
      <NumberField name="pricePerHour" label={words.pricePerHour} {...price} />
      <NumberField name="pricePerPerson" label={words.pricePerPerson} {...price} />
    </FormSection>
  );
}

function ChoiceSections({ choices }: { choices: HallChoices }) {
  const words = useText(hallFormText);
  const services = choices.fixedServices.map(({ id, name, isIncluded }) => ({
    id,
    name,
    note: isIncluded && <span className="pill tone-primary unbroken rigid">{words.included}</span>,
  }));
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
    </>
  );
}

interface HallFormProps {
  choices: HallChoices;
  initialValues: HallValues;
  isNew: boolean;
  pending: boolean;
  onSave: (values: HallValues, form: FormErrors) => Promise<unknown>;
}

/** The form of a hall: what it is, what it costs, its pictures, what comes with it. */
export function HallForm({ choices, initialValues, isNew, pending, onSave }: HallFormProps) {
  const words = useText(hallFormText);
  const [profileBusy, setProfileBusy] = useState(false);
  const [galleryBusy, setGalleryBusy] = useState(false);
  const [planBusy, setPlanBusy] = useState(false);
  const busy = profileBusy || galleryBusy || planBusy;
  const followProfile = useCallback((now: boolean) => setProfileBusy(now), []);
  const followGallery = useCallback((now: boolean) => setGalleryBusy(now), []);
  const followPlan = useCallback((now: boolean) => setPlanBusy(now), []);
  return (
    <AppForm<HallValues>
      label={isNew ? words.createTitle : words.editTitle}
      initialValues={initialValues}
      schema={hallSchema}
      onSubmit={(values, form) => (busy ? Promise.resolve() : onSave(values, form))}
    >
      <BasicFields />
      <UrduFields />
      <KindFields choices={choices} />
      <PricingFields currency={choices.currency} />
      <FormSection title={words.profile} hint={words.profileHint}>
        <ProfileImageField onBusy={followProfile} />
      </FormSection>
      <FormSection title={words.gallery} hint={words.galleryHint}>
        <GalleryField onBusy={followGallery} />
      </FormSection>
      <FactFields currency={choices.currency} />
      <FormSection title={words.floorPlan} hint={words.floorPlanHint}>
        <FloorPlanField onBusy={followPlan} />
      </FormSection>
      <ChoiceSections choices={choices} />
      <Flex wrap justify="end" gap={12} className={styles.foot}>
        <ButtonLink look="secondary" size="large" to={paths.business.dashboard}>
          {words.cancel}
        </ButtonLink>
        <SubmitButton
          label={isNew ? words.create : words.update}
          pendingLabel={busy ? words.uploading : isNew ? words.creating : words.updating}
          pending={pending || busy}
        />
      </Flex>
    </AppForm>
  );
}
