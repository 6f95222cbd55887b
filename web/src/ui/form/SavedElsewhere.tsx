import { Alert } from 'antd';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { partsText } from '../parts.text';

/** Values of a form that may name the version of the record that they replace. */
interface VersionedValues extends FormikValues {
  previousVersion?: string | null;
}

interface SavedElsewhereProps<T> {
  /** What is stored by now, as values of the form. */
  saved: T;
  /** What this form has saved, as it was typed: it may be stored in another form. */
  own?: T | undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Takes what was saved elsewhere into the form around it, which a colleague or another tab may do; over what was typed, only when asked to. */
export function SavedElsewhere<T extends VersionedValues>({ saved, own }: SavedElsewhereProps<T>) {
  const words = useText(partsText).savedElsewhere;
  const { initialValues, values, dirty, isSubmitting, resetForm } = useFormikContext<T>();
  const content = JSON.stringify(saved);
  // One that arrives during a save may be what is being saved.
  const isNew = !isSubmitting && !isSame(saved, initialValues);
  const isTyped = dirty && !isSame(values, own);
  const show = () => resetForm({ values: saved });
  const takeOver = useEffectEvent(show);
  useEffect(() => {
    if (isNew && !isTyped) takeOver();
  }, [isNew, isTyped, content]);
  const replacesSaved = saved.previousVersion !== undefined && saved.previousVersion === values.previousVersion;
  if (!isNew || !isTyped || replacesSaved) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={words.title}
      description={words.text}
      action={
        <Button look="quiet" onClick={show}>
          {words.show}
        </Button>
      }
    />
  );
}
