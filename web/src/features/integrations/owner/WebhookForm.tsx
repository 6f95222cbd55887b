import { WEBHOOK_EVENTS, WebhookEvent, webhookSchema } from '@mehfil/api/domain/integrations/inputs';
import { INTEGRATION_LIMITS } from '@mehfil/api/domain/integrations/limits';
import { toEnumName } from '../../../graphql/enum-names';
import { useAddWebhookMutation } from '../../../graphql/generated/integrations';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { ChecksField } from '../../../ui/form/ChecksField';
import { DialogActions } from '../../../ui/form/DialogActions';
import { TextField } from '../../../ui/form/TextField';
import { integrationsText } from './integrations.text';

interface Values {
  url: string;
  events: WebhookEvent[];
}

const EMPTY: Values = { url: '', events: [...WEBHOOK_EVENTS] };

interface WebhookFormProps {
  open: boolean;
  onClose: () => void;
  /** Takes the secret, which is known here alone. */
  onAdded: (secret: string) => void;
}

/** Adds a webhook: its URL and its events. */
export function WebhookForm({ open, onClose, onAdded }: WebhookFormProps) {
  const words = useText(integrationsText).webhooks;
  const { run, pending } = useAddWebhookMutation({
    about: ({ input }) => input.url,
    failure: words.notAdded,
    refetch: ['Webhooks'],
  });
  return (
    <Dialog open={open} startsInField title={words.add} onClose={onClose}>
      <AppForm<Values>
        label={words.add}
        initialValues={EMPTY}
        schema={webhookSchema}
        onSubmit={async ({ url, events }, form) => {
          const input = { url: url.trim(), events: events.map((event) => toEnumName(WebhookEvent, event)) };
          const outcome = await run({ input }, { form });
          if (outcome.ok) onAdded(outcome.data.addWebhook.secret);
        }}
      >
        <TextField
          name="url"
          type="url"
          label={words.url}
          hint={words.urlHint}
          maxLength={INTEGRATION_LIMITS.urlMaxCharacters}
          required
        />
        <ChecksField<WebhookEvent>
          name="events"
          label={words.events}
          options={WEBHOOK_EVENTS.map((value) => ({ value, label: words.event[toEnumName(WebhookEvent, value)] }))}
          required
        />
        <div>
          <DialogActions label={words.submit} pendingLabel={words.submitting} pending={pending} onCancel={onClose} />
        </div>
      </AppForm>
    </Dialog>
  );
}
