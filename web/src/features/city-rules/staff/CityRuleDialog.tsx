import { cityRuleSchema } from '@mehfil/api/domain/city-rules/inputs';
import { CITY_RULE_LIMITS } from '@mehfil/api/domain/city-rules/limits';
import { CityRuleEffect, CityRuleKind } from '@mehfil/api/domain/city-rules/rules';
import { validate } from '@mehfil/api/domain/input/errors';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import {
  useAddCityRuleMutation,
  useChangeCityRuleMutation,
  type CityRuleFieldsFragment,
} from '../../../graphql/generated/panel-city-rules';
import { useText } from '../../../i18n/text';
import { DateField, TimeField } from '../../../ui/form/DateField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { panelCityRulesText } from './panel-city-rules.text';
import { reportRuleChange } from './report-change';

interface Values {
  city: string;
  kind: CityRuleKind;
  effect: CityRuleEffect;
  closingTime: string;
  firstDay: string;
  lastDay: string;
  source: string;
}

const EMPTY: Values = {
  city: '',
  kind: CityRuleKind.CLOSING_HOUR,
  effect: CityRuleEffect.WARN,
  closingTime: '',
  firstDay: '',
  lastDay: '',
  source: '',
};

function toValues({ city, kind, effect, closingTime, firstDay, lastDay, source }: CityRuleFieldsFragment): Values {
  return { city, kind, effect, closingTime: closingTime ?? '', firstDay, lastDay: lastDay ?? '', source };
}

interface CityRuleDialogProps {
  /** The rule to change; null for a new one. */
  rule: CityRuleFieldsFragment | null;
  title: string;
  onClose: () => void;
}

/** Adds or changes a rule of a city. */
export function CityRuleDialog({ rule, title, onClose }: CityRuleDialogProps) {
  const words = useText(panelCityRulesText);
  const told = {
    ...reportRuleChange(words.saved, words.failed),
    about: ({ input }: { input: { city: string } }) => input.city,
  };
  const add = useAddCityRuleMutation(told);
  const change = useChangeCityRuleMutation(told);
  return (
    <FormDialog<Values>
      title={title}
      initialValues={rule ? toValues(rule) : EMPTY}
      schema={cityRuleSchema}
      onSubmit={(values, form) => {
        const input = validate(cityRuleSchema, values);
        return rule ? change.run({ id: rule.id, input }, { form }) : add.run({ input }, { form });
      }}
      submit={{ label: words.save, pendingLabel: words.saving, pending: add.pending || change.pending }}
      onClose={onClose}
    >
      <TextField
        name="city"
        label={words.city}
        hint={words.cityHint}
        maxLength={CITY_RULE_LIMITS.cityMaxCharacters}
        autoComplete="off"
        required
      />
      <KindFields />
      <div className="fields">
        <DateField name="firstDay" label={words.firstDay} required />
        <DateField name="lastDay" label={words.lastDay} hint={words.lastDayHint} />
      </div>
      <TextField
        name="source"
        label={words.source}
        hint={words.sourceHint}
        maxLength={CITY_RULE_LIMITS.sourceMaxCharacters}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}

/** The kind, and what only a closing hour has: its time, and a choice of effects. */
function KindFields() {
  const words = useText(panelCityRulesText);
  const { values, setFieldValue } = useFormikContext<Values>();
  const isClosing = values.kind === CityRuleKind.CLOSING_HOUR;
  useEffect(() => {
    if (isClosing) return;
    void setFieldValue('closingTime', '');
    void setFieldValue('effect', CityRuleEffect.WARN);
  }, [isClosing, setFieldValue]);
  return (
    <>
      <div className="fields">
        <SelectField<CityRuleKind>
          name="kind"
          label={words.kind}
          hint={isClosing ? undefined : words.onlyWarns}
          options={Object.values(CityRuleKind).map((value) => ({ value, label: words.kinds[value] }))}
          required
        />
        {isClosing && <TimeField name="closingTime" label={words.closingTime} hint={words.closingTimeHint} required />}
      </div>
      {isClosing && (
        <SelectField<CityRuleEffect>
          name="effect"
          label={words.effect}
          hint={words.effectHint}
          options={Object.values(CityRuleEffect).map((value) => ({ value, label: words.effectChoices[value] }))}
          required
        />
      )}
    </>
  );
}
