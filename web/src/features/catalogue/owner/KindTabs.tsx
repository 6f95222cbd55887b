import { categorySchema, hallTypeSchema, type CategoryInput } from '@mehfil/api/domain/catalogue/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import {
  useAddHallCategoryMutation,
  useAddHallTypeMutation,
  useChangeHallCategoryMutation,
  useChangeHallTypeMutation,
  useRemoveHallCategoryMutation,
  useRemoveHallTypeMutation,
} from '../../../graphql/generated/business-setup';
import type { MutationOutcome, RunOptions } from '../../../graphql/useAppMutation';
import { useText } from '../../../i18n/text';
import { EMPTY_PRICED, pricedValues, told, toldIfFailed, type Catalogue, type PricedItem } from './catalogue-values';
import { NameFields, PriceFields, ItemPrice } from './CatalogueFields';
import { CatalogueList, type ListedItem } from './CatalogueList';
import { setupText, type ListWords } from './setup.text';

interface TabProps {
  catalogue: Catalogue;
}

/** A change of one of the two lists, whatever it answers. */
interface KindChange<Variables> {
  run: (variables: Variables, options?: RunOptions<never>) => Promise<MutationOutcome<unknown>>;
  pending: boolean;
}

interface KindListProps extends TabProps {
  words: ListWords;
  items: readonly (PricedItem & ListedItem)[];
  schema: typeof categorySchema;
  add: KindChange<{ input: CategoryInput }>;
  change: KindChange<{ id: number; input: CategoryInput }>;
  remove: KindChange<{ id: number }>;
}

/** Categories and types have the same fields and the same prices. */
function KindList({ catalogue, words, items, schema, add, change, remove }: KindListProps) {
  return (
    <CatalogueList
      words={words}
      items={items}
      schema={schema}
      empty={EMPTY_PRICED}
      toValues={pricedValues}
      fields={(values) => (
        <>
          <NameFields words={words} />
          <PriceFields values={values} currency={catalogue.currency} withPercentage />
        </>
      )}
      about={(item) => <ItemPrice item={item} />}
      add={(values, options) => add.run({ input: validate(schema, values) }, options)}
      change={(id, values, options) => change.run({ id, input: validate(schema, values) }, options)}
      remove={(id) => remove.run({ id })}
      pending={add.pending || change.pending || remove.pending}
    />
  );
}

/** Categories of halls. */
export function CategoriesTab({ catalogue }: TabProps) {
  const words = useText(setupText).categories;
  const add = useAddHallCategoryMutation(told(words.created, words.createFailed));
  const change = useChangeHallCategoryMutation(told(words.updated, words.updateFailed));
  const remove = useRemoveHallCategoryMutation(toldIfFailed(words.deleteFailed, catalogue.categories));
  const changes = { add, change, remove };
  return (
    <KindList catalogue={catalogue} words={words} items={catalogue.categories} schema={categorySchema} {...changes} />
  );
}

/** Types of halls. */
export function TypesTab({ catalogue }: TabProps) {
  const words = useText(setupText).types;
  const add = useAddHallTypeMutation(told(words.created, words.createFailed));
  const change = useChangeHallTypeMutation(told(words.updated, words.updateFailed));
  const remove = useRemoveHallTypeMutation(toldIfFailed(words.deleteFailed, catalogue.types));
  const changes = { add, change, remove };
  return <KindList catalogue={catalogue} words={words} items={catalogue.types} schema={hallTypeSchema} {...changes} />;
}
