import { useText } from '../../i18n/text';
import { PasswordField, TextField } from '../../ui/form/TextField';
import { securityText } from './security.text';

interface IdentityFieldsProps {
  /** Of the password. */
  label: string;
  /** Once the server has asked for the second factor. */
  asksCode: boolean;
}

/** The password, and the code of the second factor where the server asks for it. */
export function IdentityFields({ label, asksCode }: IdentityFieldsProps) {
  const words = useText(securityText).again;
  return (
    <>
      <PasswordField name="password" label={label} autoComplete="current-password" required />
      {asksCode && (
        <TextField
          name="code"
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          autoFocus
          required
        />
      )}
    </>
  );
}
