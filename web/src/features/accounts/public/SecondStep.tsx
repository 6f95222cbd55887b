import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/text';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainSubmitButton, PlainTextField } from '../../../ui/form/PlainFields';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';
import { PasskeyButton } from './PasskeyButton';

/** Whether an account has passkeys, but no app that shows codes. */
export function hasNoApp(methods: readonly string[]): boolean {
  return methods.includes('PASSKEY') && !methods.includes('AUTHENTICATOR');
}

interface SecondStepProps {
  /** What the account has, as the server names it. */
  methods: readonly string[];
  onBack: () => void;
}

/** The second step of a sign-in by password: a code, or the passkey of the account. */
export function SecondStep({ methods, onBack }: SecondStepProps) {
  const words = useText(accountsText).login;
  const { setFieldValue } = useFormikContext();
  const field = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const isApp = !hasNoApp(methods);
  const back = () => {
    void setFieldValue('code', '');
    onBack();
  };
  return (
    <>
      {methods.includes('PASSKEY') && <PasskeyButton leads />}
      <div ref={field}>
        <PlainTextField
          name="code"
          label={isApp ? words.second.code : words.second.recoveryCode}
          hint={isApp ? words.second.hint : words.second.recoveryHint}
          autoComplete="one-time-code"
          required
        />
      </div>
      <PlainSubmitButton label={words.submit} pendingLabel={words.submitting} />
      <p className={styles.other}>
        <PlainButton look="secondary" onClick={back}>
          {words.second.back}
        </PlainButton>
      </p>
    </>
  );
}
