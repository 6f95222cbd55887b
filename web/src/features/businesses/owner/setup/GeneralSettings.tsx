import { businessSettingsSchema, type BusinessSettingsInput as Rules } from '@mehfil/api/domain/businesses/inputs';
import { BUSINESS_LIMITS } from '@mehfil/api/domain/businesses/limits';
import { CURRENCY_CODES, type CurrencyCode } from '@mehfil/api/domain/currency/currencies';
import { CURRENCY_NAMES } from '@mehfil/api/domain/currency/names';
import { validate } from '@mehfil/api/domain/input/errors';
import { useMemo, useState, type ComponentType } from 'react';
import { pictureAt } from '@mehfil/api/domain/media/pictures';
import {
  useBusinessSettingsQuery,
  useUpdateBusinessSettingsMutation,
  type SettingsFieldsFragment,
} from '../../../../graphql/generated/general-settings';
import { useFormat } from '../../../../i18n/format';
import { INTL_LOCALE, useLocale, type Locale } from '../../../../i18n/locale';
import { useRight } from '../../../../graphql/rights';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextField } from '../../../../ui/form/TextField';
import { Skeleton } from '../../../../ui/Skeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import styles from './GeneralSettings.module.css';
import { generalSettingsText } from './general-settings.text';
import { pickChanged } from '../../../../lib/changed-values';
import { joinClasses } from '../../../../lib/classes';
import { PictureField } from '../../../../graphql/PictureField';

/** The logo of the business, shown on its invoices once the settings are saved. */
function LogoField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(generalSettingsText).logo;
  return (
    <PictureField name="logo" words={words} onBusy={onBusy}>
      {(url) => <img className={styles.logo} src={pictureAt(url, 640)} alt={words.alt} />}
    </PictureField>
  );
}

type Settings = SettingsFieldsFragment;

interface Values {
  currency: CurrencyCode;
  discountPercentage: number | null;
  taxPercentage: number | null;
  timeZone: string;
  instantConfirmation: boolean;
  taxNumber: string;
  logo: string | null;
}

/** When halls can be booked, how long requests hold their time and when customers may ask for changes stands in Availability. */
function toValues({ currency, discountPercentage, taxPercentage, timeZone, ...settings }: Settings): Values {
  const { instantConfirmation, taxNumber, logo } = settings;
  const money = { currency: currency as CurrencyCode, discountPercentage, taxPercentage };
  return { ...money, timeZone, instantConfirmation, taxNumber: taxNumber ?? '', logo };
}

function toInput(values: Values, shown: Values): Rules {
  const { taxNumber, ...others } = pickChanged(values, shown);
  return validate(businessSettingsSchema, {
    ...others,
    ...(taxNumber !== undefined && { taxNumber: taxNumber || null }),
  });
}

/** As staff know it in English; Intl names it in other languages. */
function nameCurrency(code: CurrencyCode, locale: Locale): string {
  if (locale === 'en') return CURRENCY_NAMES[code];
  return new Intl.DisplayNames([INTL_LOCALE[locale]], { type: 'currency' }).of(code) ?? code;
}

function MoneyFields() {
  const locale = useLocale();
  const words = useText(generalSettingsText);
  return (
    <fieldset className={joinClasses('stack gap-20', styles.group)}>
      <legend className="group-title">{words.money}</legend>
      <SelectField
        name="currency"
        label={words.currency}
        hint={words.currencyHint}
        searchable
        options={CURRENCY_CODES.map((code) => ({ value: code, label: `${code} - ${nameCurrency(code, locale)}` }))}
      />
      <div className="fields">
        <NumberField name="discountPercentage" label={words.discount} min={0} max={100} step={0.01} suffix="%" />
        <NumberField name="taxPercentage" label={words.tax} min={0} max={100} step={0.01} suffix="%" />
      </div>
    </fieldset>
  );
}

/** What invoices show of the business besides its name, address and phone. */
function InvoiceFields({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(generalSettingsText);
  return (
    <fieldset className={joinClasses('stack gap-20', styles.group)}>
      <legend className="group-title">{words.invoices}</legend>
      <p className="muted medium">{words.invoicesHint}</p>
      <TextField
        name="taxNumber"
        readOnly={!useRight('SELLER')}
        label={words.taxNumber}
        hint={words.taxNumberHint}
        maxLength={BUSINESS_LIMITS.taxNumberMaxCharacters}
      />
      <LogoField onBusy={onBusy} />
    </fieldset>
  );
}

function BookingFields() {
  const words = useText(generalSettingsText);
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value })), []);
  return (
    <fieldset className={joinClasses('stack gap-20', styles.group)}>
      <legend className="group-title">{words.booking}</legend>
      <p className="muted medium">{words.bookingHint}</p>
      <SelectField name="timeZone" label={words.timeZone} hint={words.timeZoneHint} options={zones} searchable />
      <CheckboxField name="instantConfirmation" label={words.instant} hint={words.instantHint} />
    </fieldset>
  );
}

function CurrentSettings({ settings }: { settings: Settings }) {
  const words = useText(generalSettingsText);
  const format = useFormat();
  const facts = [
    [words.currentCurrency, settings.currency],
    [words.currentDiscount, format.percent(settings.discountPercentage)],
    [words.currentTax, format.percent(settings.taxPercentage)],
    [words.timeZone, settings.timeZone],
  ];
  return (
    <Card as="section" labelledBy="current-settings" className={styles.current}>
      <h2 id="current-settings" className="heading-24">
        {words.current}
      </h2>
      <dl className="fields above-16">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="muted medium">{label}</dt>
            <dd className="strong figures">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const words = useText(generalSettingsText);
  const [busy, setBusy] = useState(false);
  const { run, pending } = useUpdateBusinessSettingsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.notSaved, always: true },
    refetch: ['BusinessSettings', 'BusinessApplication', 'Catalogue', 'OwnedHalls', 'OwnerDashboard'],
  });
  const shown = toValues(settings);
  return (
    <div className="columns">
      <Card>
        <AppForm<Values>
          label={words.title}
          initialValues={shown}
          schema={businessSettingsSchema}
          reinitialize
          onSubmit={(values, form) => run({ input: toInput(values, shown) }, { form })}
        >
          <MoneyFields />
          <InvoiceFields onBusy={setBusy} />
          <BookingFields />
          <SubmitButton label={words.submit} pendingLabel={words.saving} pending={pending || busy} />
        </AppForm>
      </Card>
      <CurrentSettings settings={settings} />
    </div>
  );
}

export interface GeneralSettingsProps {
  /** Shown when the settings can't be loaded. */
  Problem: ComponentType<{ error: unknown; onRetry: () => unknown }>;
}

/** Currency, discount, tax, invoices, time zone and confirmation (docs/coverage.md: business §2 Business setup). */
export function GeneralSettings({ Problem }: GeneralSettingsProps) {
  const { data, error, refetch } = useBusinessSettingsQuery();
  if (data) return <SettingsForm settings={data.businessSettings} />;
  if (error) return <Problem error={error} onRetry={refetch} />;
  return <SkeletonGroup count={2} of={() => <Skeleton height="320px" shape="box" />} />;
}
