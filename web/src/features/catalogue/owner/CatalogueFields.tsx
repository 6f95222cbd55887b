import { PRICE_TYPE_LABELS, PRICE_TYPE_SUFFIXES, PriceType } from '@mehfil/api/domain/catalogue/price-types';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { NumberField } from '../../../ui/form/NumberField';
import { SelectField } from '../../../ui/form/SelectField';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import type { PricedItem, PricedValues } from './catalogue-values';
import { setupText, type ListWords } from './setup.text';

/** Name and description. */
export function NameFields({ words }: { words: ListWords }) {
  const { description } = useText(setupText);
  return (
    <>
      <TextField name="name" label={words.name} placeholder={words.namePlaceholder} required />
      <TextAreaField name="description" label={description} rows={2} />
    </>
  );
}

interface PriceFieldsProps {
  values: PricedValues;
  currency: string;
  withPercentage?: boolean;
}

/** Price and price type. */
export function PriceFields({ values, currency, withPercentage = false }: PriceFieldsProps) {
  const words = useText(setupText);
  const say = useSay();
  const isPercentage = values.priceType === PriceType.PERCENTAGE;
  const types = Object.values(PriceType).filter((type) => withPercentage || type !== PriceType.PERCENTAGE);
  return (
    <div className="fields">
      <NumberField
        name="price"
        label={words.price}
        min={0}
        precision={2}
        hint={isPercentage ? words.percentageHint : undefined}
        {...(isPercentage ? { suffix: '%' } : { prefix: currencySymbol(currency) })}
        required
      />
      <SelectField
        name="priceType"
        label={words.priceType}
        options={types.map((value) => ({ value, label: say(PRICE_TYPE_LABELS[value]) }))}
        required
      />
    </div>
  );
}

/** What something costs, as lists show it. */
export function ItemPrice({ item, children }: { item: PricedItem; children?: ReactNode }) {
  const words = useText(setupText);
  const format = useFormat();
  const say = useSay();
  const type = item.priceType;
  const amount =
    type === PriceType.PERCENTAGE
      ? format.percent(item.price)
      : `${format.money(item.price, item.currency)}${say(PRICE_TYPE_SUFFIXES[type])}`;
  return (
    <>
      <span className="strong figures">{item.price === 0 ? words.free : amount}</span>
      {children}
    </>
  );
}
