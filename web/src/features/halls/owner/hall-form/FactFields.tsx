import { GeneratorCover, OUTSIDE_POLICIES, OutsidePolicy } from '@mehfil/api/domain/halls/facts';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { useField } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../i18n/text';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { FormSection } from './FormSection';
import { hallFormText } from './hall-form.text';

/** Options by their labels, after the one for what the owner leaves unsaid. */
function toOptions<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  values: readonly Value[],
  unsaid: string,
) {
  return [{ value: null, label: unsaid }, ...values.map((value) => ({ value, label: labels[value] }))];
}

function FlagField({ name, label }: { name: string; label: string }) {
  const { unsaid, yes, no } = useText(hallFormText).facts;
  const options = [
    { value: null, label: unsaid },
    { value: true, label: yes },
    { value: false, label: no },
  ];
  return <SelectField<boolean | null> name={name} label={label} options={options} />;
}

interface OutsideFieldsProps {
  names: (typeof OUTSIDE_POLICIES)[number];
  label: string;
  chargeLabel: string;
  currency: string;
}

/** Whether outsiders may come, and for which charge: it goes with the choice that it belonged to. */
function OutsideFields({ names, label, chargeLabel, currency }: OutsideFieldsProps) {
  const words = useText(hallFormText).facts;
  const [{ value: policy }] = useField<OutsidePolicy | null>(names.policy);
  const [{ value: charge }, , { setValue }] = useField<number | null>(names.charge);
  const isCharged = policy === OutsidePolicy.CHARGED;
  const clear = useEffectEvent(() => {
    if (charge !== null) void setValue(null);
  });
  useEffect(() => {
    if (!isCharged) clear();
  }, [isCharged]);
  return (
    <>
      <SelectField<OutsidePolicy | null>
        name={names.policy}
        label={label}
        options={toOptions(words.policy, Object.values(OutsidePolicy), words.unsaid)}
      />
      {isCharged && (
        <NumberField
          name={names.charge}
          label={chargeLabel}
          min={0}
          precision={2}
          prefix={currencySymbol(currency)}
          required
        />
      )}
    </>
  );
}

/** What people ask about a hall first; all of it optional. */
export function FactFields({ currency }: { currency: string }) {
  const { facts: words } = useText(hallFormText);
  const [catering, decor] = OUTSIDE_POLICIES;
  return (
    <FormSection title={words.title} hint={words.hint}>
      <NumberField name="parkingSpaces" label={words.parking} min={0} precision={0} />
      <FlagField name="hasValet" label={words.valet} />
      <SelectField<GeneratorCover | null>
        name="generator"
        label={words.generator}
        options={toOptions(words.cover, Object.values(GeneratorCover), words.unsaid)}
      />
      <FlagField name="hasBridalRoom" label={words.bridalRoom} />
      <OutsideFields names={catering} label={words.catering} chargeLabel={words.cateringCharge} currency={currency} />
      <OutsideFields names={decor} label={words.decor} chargeLabel={words.decorCharge} currency={currency} />
    </FormSection>
  );
}
