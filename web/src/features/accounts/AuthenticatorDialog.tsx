import { confirmAuthenticatorSchema } from '@mehfil/api/domain/accounts/inputs';
import { Flex, QRCode } from 'antd';
import {
  useConfirmAuthenticatorMutation,
  type StartAuthenticatorMutation,
} from '../../graphql/generated/second-factor';
import { useText } from '../../i18n/text';
import { Dialog } from '../../ui/Dialog';
import { AppForm } from '../../ui/form/AppForm';
import { DialogActions } from '../../ui/form/DialogActions';
import { TextField } from '../../ui/form/TextField';
import { securityText } from './security.text';

function group(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

interface AuthenticatorDialogProps {
  setup: StartAuthenticatorMutation['startAuthenticator'];
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the key to the authenticator app, and asks for its first code. */
export function AuthenticatorDialog({ setup: { setupKey, uri }, onDone, onClose }: AuthenticatorDialogProps) {
  const words = useText(securityText).setup;
  const { run, pending } = useConfirmAuthenticatorMutation({ failure: { title: words.failed } });
  return (
    <Dialog open firm startsInField title={words.title} onClose={onClose}>
      <p>{words.scan}</p>
      <Flex justify="center" className="above-16 below">
        <QRCode aria-label={words.picture} type="svg" value={uri} color="#000000" bgColor="#ffffff" />
      </Flex>
      <Flex component="p" vertical gap={4} className="below breakable">
        {words.key}
        <code dir="ltr">{group(setupKey)}</code>
      </Flex>
      <AppForm
        label={words.title}
        initialValues={{ code: '' }}
        schema={confirmAuthenticatorSchema}
        onSubmit={async (input, form) => {
          const outcome = await run({ input }, { form });
          if (outcome.ok) onDone(outcome.data.confirmAuthenticator.codes);
        }}
      >
        <TextField
          name="code"
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
        <DialogActions label={words.submit} pendingLabel={words.submitting} pending={pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
