import { categorySchema, hallTypeSchema, validate } from '@mehfil/api/rules';
import {
  useAddHallCategoryMutation,
  useAddHallTypeMutation,
  useChangeHallCategoryMutation,
  useChangeHallTypeMutation,
  useRemoveHallCategoryMutation,
  useRemoveHallTypeMutation,
} from '../../../graphql/generated/business-setup';
import { useText } from '../../../i18n/text';
import {
  EMPTY_PRICED,
  pricedValues,
  told,
  WIRE_PRICE_TYPES,
  type Catalogue,
  type PricedValues,
} from './catalogue-values';
import { NameFields, PriceFields, PriceOf } from './CatalogueFields';
import { CatalogueList } from './CatalogueList';
import { setupText } from './setup.text';

interface TabProps {
  catalogue: Catalogue;
}

function kindInput(schema: typeof categorySchema, values: PricedValues) {
  const { priceType, ...rest } = validate(schema, values);
  return { ...rest, priceType: WIRE_PRICE_TYPES[priceType] };
}

/** Categories of halls. */
export function CategoriesTab({ catalogue }: TabProps) {
  const words = useText(setupText).categories;
  const add = useAddHallCategoryMutation(told(words.created, words.createFailed));
  const change = useChangeHallCategoryMutation(told(words.updated, words.updateFailed));
  const remove = useRemoveHallCategoryMutation(told(words.deleted, words.deleteFailed));
  const inputOf = (values: PricedValues) => kindInput(categorySchema, values);
  return (
    <CatalogueList
      words={words}
      items={catalogue.categories}
      schema={categorySchema}
      empty={EMPTY_PRICED}
      toValues={pricedValues}
      fields={(values) => (
        <>
          <NameFields words={words} />
          <PriceFields values={values} currency={catalogue.currency} withPercentage />
        </>
      )}
      about={(item) => <PriceOf item={item} />}
      add={(values, options) => add.run({ input: inputOf(values) }, options)}
      change={(id, values, options) => change.run({ id, input: inputOf(values) }, options)}
      remove={(id) => remove.run({ id })}
      pending={add.pending || change.pending || remove.pending}
    />
  );
}

/** Types of halls. */
export function TypesTab({ catalogue }: TabProps) {
  const words = useText(setupText).types;
  const add = useAddHallTypeMutation(told(words.created, words.createFailed));
  const change = useChangeHallTypeMutation(told(words.updated, words.updateFailed));
  const remove = useRemoveHallTypeMutation(told(words.deleted, words.deleteFailed));
  const inputOf = (values: PricedValues) => kindInput(hallTypeSchema, values);
  return (
    <CatalogueList
      words={words}
      items={catalogue.types}
      schema={hallTypeSchema}
      empty={EMPTY_PRICED}
      toValues={pricedValues}
      fields={(values) => (
        <>
          <NameFields words={words} />
          <PriceFields values={values} currency={catalogue.currency} withPercentage />
        </>
      )}
      about={(item) => <PriceOf item={item} />}
      add={(values, options) => add.run({ input: inputOf(values) }, options)}
      change={(id, values, options) => change.run({ id, input: inputOf(values) }, options)}
      remove={(id) => remove.run({ id })}
      pending={add.pending || change.pending || remove.pending}
    />
  );
}
