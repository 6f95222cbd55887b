import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/text';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainSubmitButton, PlainTextField } from '../../../ui/form/PlainFields';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';

/** The second step of a sign-in by password: the code of the second factor. */
export function SecondStep({ onBack }: { onBack: () => void }) {
  const words = useText(accountsText).login;
  const { setFieldValue } = useFormikContext();
  const field = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const back = () => {
    void setFieldValue('code', '');
    onBack();
  };
  return (
    <>
      <div ref={field}>
        <PlainTextField
          name="code"
          label={words.second.code}
          hint={words.second.hint}
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
