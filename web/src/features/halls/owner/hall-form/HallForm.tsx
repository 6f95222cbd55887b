import { Flex } from 'antd';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { hallSchema } from '@mehfil/api/domain/halls/inputs';
import { HALL_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useCallback, useId, useState, type ReactNode } from 'react';
import type { HallChoicesQuery } from '../../../../graphql/generated/owned-halls';
import type { FormErrors } from '../../../../graphql/useAppMutation';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { AppForm } from '../../../../ui/form/AppForm';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { Checklist } from './Checklist';
import { GalleryField } from './GalleryField';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import type { HallValues } from './hall-values';
import { PlaceFields } from './PlaceFields';
import { ProfileImageField } from './ProfileImageField';

/** What a hall can be made of. */
export type HallChoices = HallChoicesQuery['viewerCatalogue'];

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="heading-24">
        {title}
      </h2>
      {hint && <p className="muted medium">{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}

function BasicFields() {
  const words = useText(hallFormText);
  return (
    <Section title={words.basic}>
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
    </Section>
  );
}

/** What readers of Urdu see; written from right to left whatever the owner's own language. */
function UrduFields() {
  const words = useText(hallFormText);
  return (
    <Section title={words.urdu} hint={words.urduHint}>
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
    </Section>
  );
}

function KindFields({ choices }: { choices: HallChoices }) {
  const words = useText(hallFormText);
  const options = (items: readonly { id: number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Section title={words.kind}>
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
    </Section>
  );
}

function PricingFields({ currency }: { currency: string }) {
  const words = useText(hallFormText);
  const price = { min: 0, precision: 2, prefix: currencySymbol(currency), required: true };
  return (
    <Section title={words.pricing}>
      <NumberField name="capacity" label={words.capacity} min={0} precision={0} required />
      <NumberField name="pricePerHour" label={words.pricePerHour} {...price} />
      <NumberField name="pricePerPerson" label={words.pricePerPerson} {...price} />
    </Section>
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
        <Section title={words.fixedServices} hint={words.fixedServicesHint}>
          <Checklist name="fixedServiceIds" label={words.fixedServices} items={services} />
        </Section>
      )}
      {choices.amenities.length > 0 && (
        <Section title={words.amenities} hint={words.amenitiesHint}>
          <Checklist name="amenityIds" label={words.amenities} items={choices.amenities} />
        </Section>
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
  const busy = profileBusy || galleryBusy;
  const followProfile = useCallback((now: boolean) => setProfileBusy(now), []);
  const followGallery = useCallback((now: boolean) => setGalleryBusy(now), []);
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
      <Section title={words.profile} hint={words.profileHint}>
        <ProfileImageField onBusy={followProfile} />
      </Section>
      <Section title={words.gallery} hint={words.galleryHint}>
        <GalleryField onBusy={followGallery} />
      </Section>
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
