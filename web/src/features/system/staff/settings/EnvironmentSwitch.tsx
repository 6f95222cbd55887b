import { environmentSwitchSchema, ENVIRONMENTS, type EnvironmentName } from '@mehfil/api/domain/system/environment';
import {
  useSwitchEnvironmentMutation,
  type EnvironmentFieldsFragment,
} from '../../../../graphql/generated/panel-settings';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { AppForm } from '../../../../ui/form/AppForm';
import { ChoiceField } from '../../../../ui/form/ChoiceField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { failureToast } from './failure';
import { systemSettingsText } from './system-settings.text';
import type { GuardedChanges } from './useGuardedChanges';

interface EnvironmentSwitchProps {
  environment: EnvironmentFieldsFragment;
  changes: GuardedChanges;
}

/** Development or production; the choice counts from the next start on, and a word says so. */
export function EnvironmentSwitch({ environment, changes }: EnvironmentSwitchProps) {
  const words = useText(systemSettingsText);
  const { title, label, apply, running, pending } = words.environment;
  const change = useSwitchEnvironmentMutation({
    success: { tone: 'success', title: words.environment.switched },
    failure: failureToast(words.error, words.environment.switchFailed),
    refetch: ['PanelEnvironment', 'PanelSystemInformation'],
  });
  const named = (name: string) => words.environment[name === 'production' ? 'production' : 'development'];
  const chosen: EnvironmentName = environment.environment === 'production' ? 'production' : 'development';
  return (
    <Card as="section" labelledBy="environment-switch">
      <h2 id="environment-switch" className="below-14 heading-22">
        {title}
      </h2>
      <p className="row middle gap-12 below-14" role="status">
        <span className="pill tone-neutral">{running(named(environment.runningEnvironment))}</span>
        {environment.restartPending && (
          <span className="pill tone-warning">{pending(named(environment.runningEnvironment))}</span>
        )}
        {environment.isFixed && <span>{words.environment.fixed}</span>}
      </p>
      <AppForm
        label={title}
        initialValues={{ environment: chosen }}
        schema={environmentSwitchSchema}
        reinitialize
        onSubmit={(input, form) => changes.guarded(() => change.run({ input }, { form }))}
      >
        <ChoiceField<EnvironmentName>
          name="environment"
          label={label}
          options={ENVIRONMENTS.map((value) => ({ value, label: named(value) }))}
        />
        <div>
          <SubmitButton label={apply} pendingLabel={apply} pending={change.pending} />
        </div>
      </AppForm>
    </Card>
  );
}
