import { exchangeRateSchema } from '@mehfil/api/domain/currency/inputs';
import { useSetExchangeRateMutation } from '../../../graphql/generated/panel-rates';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { DialogActions } from '../../../ui/form/DialogActions';
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
    <Dialog open startsInField title={words.setOf(currency)} onClose={onClose}>
      <AppForm
        label={words.setOf(currency)}
        initialValues={{ currency, rate }}
        schema={exchangeRateSchema}
        onSubmit={async (input, form) => {
          if ((await change.run({ input }, { form })).ok) onClose();
        }}
      >
        <NumberField name="rate" label={words.rate} hint={words.hint} min={0} required />
        <DialogActions label={words.save} pendingLabel={words.saving} pending={change.pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
