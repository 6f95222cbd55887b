import { endCityRuleSchema } from '@mehfil/api/domain/city-rules/inputs';
import { useEndCityRuleMutation, type CityRuleFieldsFragment } from '../../../graphql/generated/panel-city-rules';
import { useText } from '../../../i18n/text';
import { DateField } from '../../../ui/form/DateField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { panelCityRulesText } from './panel-city-rules.text';
import { reportRuleChange } from './report-change';

interface EndCityRuleDialogProps {
  rule: CityRuleFieldsFragment;
  title: string;
  /** `2026-03-03`. */
  today: string;
  onClose: () => void;
}

/** Ends a rule with an evening. */
export function EndCityRuleDialog({ rule, title, today, onClose }: EndCityRuleDialogProps) {
  const words = useText(panelCityRulesText);
  const { id, city, firstDay, lastDay } = rule;
  const end = useEndCityRuleMutation({ ...reportRuleChange(words.ended, words.endFailed), about: city });
  return (
    <FormDialog
      title={title}
      initialValues={{ lastDay: firstDay > today ? firstDay : today }}
      schema={endCityRuleSchema}
      onSubmit={(input, form) => end.run({ id, input }, { form })}
      submit={{ label: words.endLabel, pendingLabel: words.ending, pending: end.pending }}
      onClose={onClose}
    >
      <p className="muted">{words.endText}</p>
      <DateField name="lastDay" label={words.lastDay} min={firstDay} {...(lastDay && { max: lastDay })} required />
    </FormDialog>
  );
}
