import { Flex } from 'antd';
import { maintenanceSchema } from '@mehfil/api/domain/maintenance/inputs';
import { maintenanceCards, type MaintenanceState } from '@mehfil/api/domain/maintenance/maintenance';
import { useState, type ReactNode } from 'react';
import {
  useEndMaintenanceMutation,
  usePanelMaintenanceQuery,
  useScheduleMaintenanceMutation,
  type PanelMaintenanceQuery,
} from '../../../graphql/generated/panel-maintenance';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { AppForm } from '../../../ui/form/AppForm';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { InstantField } from '../../../ui/form/DateField';
import { SavedElsewhere } from '../../../ui/form/SavedElsewhere';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextAreaField } from '../../../ui/form/TextField';
import { ListSkeleton } from '../../../ui/list/ListSkeleton';
import { LoadFailed } from '../../../ui/LoadFailed';
import { maintenancePanelText } from './maintenance-panel.text';
import { listText } from '../../../ui/list/list.text';
import { Figure, Figures } from '../../../ui/Figure';

type Settings = PanelMaintenanceQuery['maintenanceSettings'];
const REFETCH = ['PanelMaintenance', 'PanelMaintenanceState'];

/** Maintenance: how it stands, what is planned, and the form; moderators read only. */
export function MaintenanceTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(maintenancePanelText);
  const { error: title } = useText(listText);
  const { data, error, refetch } = usePanelMaintenanceQuery({ freshFor: 0 });
  const [isAsked, setAsked] = useState(false);
  const end = useEndMaintenanceMutation({
    success: { tone: 'success', title: words.disabled },
    failure: { title, fallback: words.disableFailed, always: true },
    refetch: REFETCH,
  });
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Awaited />;
  const settings = data.maintenanceSettings;
  const cards = maintenanceCards(settings.state as MaintenanceState);
  return (
    <>
      <Figures>
        <Figure label={words.system} value={cards.system} />
        <Figure label={words.scheduled} value={cards.scheduled} />
        <Figure label={words.impact} value={cards.impact} />
      </Figures>
      <Notice settings={settings}>
        {isAdmin && settings.state === 'active' && (
          <Button look="danger" onClick={() => setAsked(true)}>
            {words.endNow}
          </Button>
        )}
      </Notice>
      {isAdmin ? (
        <Configuration settings={settings} onDisable={() => setAsked(true)} />
      ) : (
        <p className="muted">{words.readOnly}</p>
      )}
      <ConfirmDialog
        open={isAsked}
        danger
        title={words.endDialog.title}
        text={settings.state === 'active' ? words.endDialog.active : words.endDialog.planned}
        confirmLabel={words.endDialog.confirm}
        pending={end.pending}
        onConfirm={() => void end.run({}).then(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      />
      <Card as="section" labelledBy="guidelines">
        <h2 id="guidelines" className="below-14 heading-22">
          {words.guidelines}
        </h2>
        <ul className="stack gap-12">
          {words.rules.map((rule) => (
            <li key={rule} className="muted">
              {rule}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Stands where cards and form will be. */
function Awaited() {
  const words = useText(maintenancePanelText);
  return (
    <>
      <Figures>
        {[words.system, words.scheduled, words.impact].map((label) => (
          <Figure key={label} label={label} value={undefined} />
        ))}
      </Figures>
      <Card>
        <ListSkeleton />
      </Card>
    </>
  );
}

/** The alert of an active or a scheduled window, with both its ends. */
function Notice({ settings, children }: { settings: Settings; children: ReactNode }) {
  const { state, message, startTime, endTime } = settings;
  const words = useText(maintenancePanelText);
  const format = useFormat();
  if (state === 'operational') return null;
  const end = endTime ? format.compactDateTime(endTime) : words.open;
  return (
    <div className="row middle apart gap-12 notice tone-warning" role="status">
      <div>
        <p className="strong">{state === 'active' ? words.active : words.planned}</p>
        {state === 'active' ? (
          <>
            <p>{message}</p>
            <p>{words.ends(end)}</p>
          </>
        ) : (
          <p>{words.window(startTime ? format.compactDateTime(startTime) : '', end)}</p>
        )}
      </div>
      {children}
    </div>
  );
}

interface ConfigurationProps {
  settings: Settings;
  onDisable: () => void;
}

/** What the form changes. */
function toValues({ isEnabled, message, startTime, endTime }: Settings) {
  return { isEnabled, message, startTime, endTime };
}

function Configuration({ settings, onDisable }: ConfigurationProps) {
  const words = useText(maintenancePanelText);
  const { error: title } = useText(listText);
  const save = useScheduleMaintenanceMutation({
    success: { tone: 'success', title: words.updated },
    failure: { title, fallback: words.updateFailed },
    refetch: REFETCH,
  });
  const saved = toValues(settings);
  return (
    <Card as="section" labelledBy="configuration">
      <h2 id="configuration" className="below-14 heading-22">
        {words.form}
      </h2>
      <AppForm
        label={words.form}
        initialValues={saved}
        schema={maintenanceSchema}
        onSubmit={async (input, form) => {
          const answer = await save.run({ input }, { form });
          if (answer.ok) form.resetForm({ values: toValues(answer.data.scheduleMaintenance) });
        }}
      >
        <SavedElsewhere saved={saved} />
        <TextAreaField name="message" label={words.message} rows={3} required />
        <div className="fields">
          <InstantField name="startTime" label={words.start} />
          <InstantField name="endTime" label={words.end} />
        </div>
        <CheckboxField name="isEnabled" label={words.enable} />
        <Flex wrap gap={8}>
          <SubmitButton label={words.save} pendingLabel={words.saving} pending={save.pending} />
          {saved.isEnabled && (
            <Button look="danger" size="large" onClick={onDisable}>
              {words.disable}
            </Button>
          )}
        </Flex>
      </AppForm>
    </Card>
  );
}
