import { exchangeRateSchema } from '@mehfil/api/domain/currency/inputs';
import { useSetExchangeRateMutation } from '../../../graphql/generated/panel-rates';
import { useText } from '../../../i18n/text';
import { FormDialog } from '../../../ui/form/FormDialog';
import { NumberField } from '../../../ui/form/NumberField';
import { ratesText } from './rates.text';

interface ExchangeRateDialogProps {
  currency: string;
  /** Of the currency to a unit of the base. */
  rate: number;
  onClose: () => void;
}

/** Sets the exchange rate of a currency by hand. */
export function ExchangeRateDialog({ currency, rate, onClose }: ExchangeRateDialogProps) {
  const words = useText(ratesText);
  const change = useSetExchangeRateMutation({
    success: { tone: 'success', title: words.saved },
    about: currency,
    failure: { title: words.error, fallback: words.failed },
    refetch: ['PanelRates'],
  });
  return (
    <FormDialog
      title={words.setOf(currency)}
      initialValues={{ currency, rate }}
      schema={exchangeRateSchema}
      onSubmit={(input, form) => change.run({ input }, { form })}
      submit={{ label: words.save, pendingLabel: words.saving, pending: change.pending }}
      onClose={onClose}
    >
      <NumberField name="rate" label={words.rate} hint={words.hint} min={0} required />
    </FormDialog>
  );
}
