import { amenitySchema, fixedServiceSchema, optionalServiceSchema } from '@mehfil/api/domain/catalogue/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import { useState } from 'react';
import {
  useAddAmenityMutation,
  useAddFixedServiceMutation,
  useAddOptionalServiceMutation,
  useChangeAmenityMutation,
  useChangeFixedServiceMutation,
  useChangeOptionalServiceMutation,
  useRemoveAmenityMutation,
  useRemoveFixedServiceMutation,
  useRemoveOptionalServiceMutation,
} from '../../../graphql/generated/business-setup';
import { PictureField } from '../../../graphql/PictureField';
import { useText } from '../../../i18n/text';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { keywordIcon } from '../../../ui/icons/keyword-icons';
import { SelectField } from '../../../ui/form/SelectField';
import { Picture } from '../../../ui/Picture';
import {
  EMPTY_NAMED,
  EMPTY_PRICED,
  pricedValues,
  told,
  toldIfFailed,
  type Catalogue,
  type NamedValues,
  type PricedValues,
} from './catalogue-values';
import { NameFields, PriceFields, ItemPrice } from './CatalogueFields';
import { CatalogueList } from './CatalogueList';
import { listIconChoices } from './icon-choices';
import styles from './Setup.module.css';
import { setupText } from './setup.text';

interface TabProps {
  catalogue: Catalogue;
}

interface FixedServiceValues extends PricedValues {
  isIncluded: boolean;
}

interface PicturedValues extends PricedValues {
  picture: string | null;
}

const EMPTY_PICTURED: PicturedValues = { ...EMPTY_PRICED, picture: null };

interface AmenityValues extends NamedValues {
  icon: string;
}

/** What comes with halls. */
export function FixedServicesTab({ catalogue }: TabProps) {
  const all = useText(setupText);
  const words = all.fixedServices;
  const add = useAddFixedServiceMutation(told(words.created, words.createFailed));
  const change = useChangeFixedServiceMutation(told(words.updated, words.updateFailed));
  const remove = useRemoveFixedServiceMutation(toldIfFailed(words.deleteFailed, catalogue.fixedServices));
  const empty: FixedServiceValues = { ...EMPTY_PRICED, isIncluded: true };
  return (
    <CatalogueList
      words={words}
      items={catalogue.fixedServices}
      schema={fixedServiceSchema}
      empty={empty}
      toValues={(item) => ({ ...pricedValues(item), isIncluded: item.isIncluded })}
      fields={(values) => (
        <>
          <NameFields words={words} />
          <PriceFields values={values} currency={catalogue.currency} />
          <CheckboxField name="isIncluded" label={all.isIncluded} hint={all.isIncludedHint} />
        </>
      )}
      about={(item) => (
        <ItemPrice item={item}>
          {item.isIncluded && <span className="pill tone-primary">{all.included}</span>}
        </ItemPrice>
      )}
      add={(values, options) => add.run({ input: validate(fixedServiceSchema, values) }, options)}
      change={(id, values, options) => change.run({ id, input: validate(fixedServiceSchema, values) }, options)}
      remove={(id) => remove.run({ id })}
      pending={add.pending || change.pending || remove.pending}
    />
  );
}

/** What guests may choose: menus and services. */
export function OptionalServicesTab({ catalogue }: TabProps) {
  const all = useText(setupText);
  const words = all.optionalServices;
  const [isSending, setSending] = useState(false);
  const add = useAddOptionalServiceMutation(told(words.created, words.createFailed));
  const change = useChangeOptionalServiceMutation(told(words.updated, words.updateFailed));
  const remove = useRemoveOptionalServiceMutation(toldIfFailed(words.deleteFailed, catalogue.optionalServices));
  return (
    <CatalogueList
      words={words}
      items={catalogue.optionalServices}
      schema={optionalServiceSchema}
      empty={EMPTY_PICTURED}
      toValues={(item) => ({ ...pricedValues(item), picture: item.picture })}
      fields={(values) => (
        <>
          <NameFields words={words} />
          <PriceFields values={values} currency={catalogue.currency} />
          <PictureField name="picture" words={all.picture} onBusy={setSending}>
            {(url) => (
              <Picture src={url} alt={all.picture.alt} width={4} height={3} sizes="240px" className={styles.picture} />
            )}
          </PictureField>
        </>
      )}
      picture={({ picture }) =>
        picture && (
          <Picture src={picture} alt="" width={4} height={3} sizes="72px" className={`thumbnail ${styles.thumbnail}`} />
        )
      }
      about={(item) => <ItemPrice item={item} />}
      add={(values, options) => add.run({ input: validate(optionalServiceSchema, values) }, options)}
      change={(id, values, options) => change.run({ id, input: validate(optionalServiceSchema, values) }, options)}
      remove={(id) => remove.run({ id })}
      pending={isSending || add.pending || change.pending || remove.pending}
    />
  );
}

/** What halls have. */
export function AmenitiesTab({ catalogue }: TabProps) {
  const all = useText(setupText);
  const words = all.amenities;
  const add = useAddAmenityMutation(told(words.created, words.createFailed));
  const change = useChangeAmenityMutation(told(words.updated, words.updateFailed));
  const remove = useRemoveAmenityMutation(toldIfFailed(words.deleteFailed, catalogue.amenities));
  const empty: AmenityValues = { ...EMPTY_NAMED, icon: '' };
  return (
    <CatalogueList
      words={words}
      items={catalogue.amenities}
      schema={amenitySchema}
      empty={empty}
      toValues={({ name, description, icon }) => ({ name, description: description ?? '', icon: icon ?? '' })}
      fields={(values) => (
        <>
          <NameFields words={words} />
          <SelectField<string> name="icon" label={all.icon} options={listIconChoices(values.icon, all.icons)} />
        </>
      )}
      mark={({ icon }) => {
        const Icon = keywordIcon(icon);
        return <Icon />;
      }}
      add={(values, options) => add.run({ input: validate(amenitySchema, values) }, options)}
      change={(id, values, options) => change.run({ id, input: validate(amenitySchema, values) }, options)}
      remove={(id) => remove.run({ id })}
      pending={add.pending || change.pending || remove.pending}
    />
  );
}
