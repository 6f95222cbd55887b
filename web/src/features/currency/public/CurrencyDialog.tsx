import { COUNTRIES } from '@mehfil/api/domain/currency/countries';
import { CURRENCY_CODES, currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { useId } from 'react';
import { useCurrency } from '../../../i18n/currency';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import { currencyDialogText } from './currency-dialog.text';
import { useCurrencyChoice } from './CurrencyProvider';

/** Every currency that can be shown: the supported ones first, then those of the other known countries. */
const SHOWN = [...new Set([...CURRENCY_CODES, ...COUNTRIES.map(({ currency }) => currency)])];

function getName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code;
}

/** Another currency by hand, how amounts are converted, and detecting it again. */
export function CurrencyDialog({ onClose }: { onClose: () => void }) {
  const words = useText(currencyDialogText);
  const { day } = useFormat();
  const { code, rates } = useCurrency();
  const { choose, detectAgain } = useCurrencyChoice();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button
          look="secondary"
          onClick={() => {
            detectAgain();
            onClose();
          }}
        >
          {words.detect}
        </Button>
      }
    >
      <label className="below-6 small strong block" htmlFor={id}>
        {words.label}
      </label>
      <Select
        id={id}
        className="full-width"
        virtual={false}
        searchable
        value={code}
        options={SHOWN.map((currency) => ({
          value: currency,
          label: `${getName(currency, document.documentElement.lang || 'en')} (${currencySymbol(currency)})`,
        }))}
        onChange={(chosen) => {
          choose(chosen);
          onClose();
        }}
      />
      {rates && <p className="above muted small">{words.note(day(rates.day))}</p>}
    </Dialog>
  );
}
