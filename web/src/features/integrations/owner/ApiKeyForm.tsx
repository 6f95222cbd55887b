import { apiKeySchema, ApiKeyScope, API_KEY_SCOPES } from '@mehfil/api/domain/integrations/inputs';
import { INTEGRATION_LIMITS } from '@mehfil/api/domain/integrations/limits';
import { toEnumName } from '../../../graphql/enum-names';
import { useIssueApiKeyMutation } from '../../../graphql/generated/integrations';
import { useText } from '../../../i18n/text';
import { pageClock } from '../../../lib/clock';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { ChecksField } from '../../../ui/form/ChecksField';
import { SelectField } from '../../../ui/form/SelectField';
import { DialogActions } from '../../../ui/form/DialogActions';
import { TextField } from '../../../ui/form/TextField';
import { integrationsText } from './integrations.text';

/** Days after which a key ends; 0: never. */
const LIFETIMES = [0, 30, 90, 365] as const;
const DAY_MS = 86_400_000;

interface Values {
  name: string;
  scopes: ApiKeyScope[];
  lifetime: (typeof LIFETIMES)[number];
}

const EMPTY: Values = { name: '', scopes: [ApiKeyScope.READ], lifetime: 0 };

interface ApiKeyFormProps {
  open: boolean;
  onClose: () => void;
  /** Takes the key, which is known here alone. */
  onIssued: (key: string) => void;
}

/** Makes a key: what it is for, what it may do, and for how long. */
export function ApiKeyForm({ open, onClose, onIssued }: ApiKeyFormProps) {
  const words = useText(integrationsText).keys;
  const { run, pending } = useIssueApiKeyMutation({
    about: ({ input }) => input.name,
    failure: words.notIssued,
    refetch: ['ApiKeys'],
  });
  return (
    <Dialog open={open} startsInField title={words.add} onClose={onClose}>
      <AppForm<Values>
        label={words.add}
        initialValues={EMPTY}
        schema={apiKeySchema}
        onSubmit={async ({ name, scopes, lifetime }, form) => {
          const expiresAt = lifetime === 0 ? null : new Date(pageClock() + lifetime * DAY_MS).toISOString();
          const input = { name: name.trim(), scopes: scopes.map((scope) => toEnumName(ApiKeyScope, scope)), expiresAt };
          const outcome = await run({ input }, { form });
          if (outcome.ok) onIssued(outcome.data.issueApiKey.key);
        }}
      >
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          maxLength={INTEGRATION_LIMITS.keyNameMaxCharacters}
          required
        />
        <ChecksField<ApiKeyScope>
          name="scopes"
          label={words.scopes}
          options={API_KEY_SCOPES.map((value) => ({ value, label: words.scope[toEnumName(ApiKeyScope, value)] }))}
          required
        />
        <SelectField<number>
          name="lifetime"
          label={words.lifetime}
          options={LIFETIMES.map((value) => ({ value, label: words.lifetimes[value] }))}
        />
        <div>
          <DialogActions label={words.submit} pendingLabel={words.submitting} pending={pending} onCancel={onClose} />
        </div>
      </AppForm>
    </Dialog>
  );
}
