import { Alert } from 'antd';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { maintenancePanelText } from './maintenance-panel.text';

/** Takes what was saved elsewhere into the form around it, which a colleague or another tab may do; over what was typed, only when asked to. */
export function SavedElsewhere<T extends FormikValues>({ saved }: { saved: T }) {
  const words = useText(maintenancePanelText);
  const { initialValues, dirty, isSubmitting, resetForm } = useFormikContext<T>();
  const content = JSON.stringify(saved);
  const isNew = content !== JSON.stringify(initialValues);
  const show = () => resetForm({ values: saved });
  const takeOver = useEffectEvent(() => {
    if (isNew && !dirty) show();
  });
  useEffect(() => takeOver(), [content]);
  if (!isNew || !dirty || isSubmitting) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={words.savedElsewhere}
      action={
        <Button look="quiet" onClick={show}>
          {words.showSaved}
        </Button>
      }
    />
  );
}
