import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import styles from './AppForm.module.css';

interface AppFormProps<T extends FormikValues> {
  initialValues: T;
  /** The rules that the server applies too (`@mehfil/api/domain`). */
  schema: ObjectSchema<object>;
  /** Sends the values. `form` takes the server's messages (`useAppMutation`). */
  onSubmit: (values: T, form: FormikHelpers<T> & { values: T }) => Promise<unknown>;
  children: ReactNode | ((form: FormikProps<T>) => ReactNode);
  /** Takes over new initial values (data that came later). */
  reinitialize?: boolean;
  label?: string;
}

function FormElement<T>({
  form,
  label,
  children,
}: {
  form: FormikProps<T>;
  label: string | undefined;
  children: ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = form;

  useEffect(() => {
    // After a refused attempt the first wrong field is where the person has to go on.
    if (submitCount === 0 || isSubmitting || isValid) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);

  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={label}
      noValidate
      onReset={form.handleReset}
      onSubmit={form.handleSubmit}
    >
      {children}
    </form>
  );
}

/** A Formik form over one of the shared schemas, with errors shown on blur and on sending. */
export function AppForm<T extends FormikValues>(props: AppFormProps<T>) {
  const { initialValues, schema, onSubmit, children, reinitialize = false, label } = props;
  return (
    <Formik<T>
      initialValues={initialValues}
      validationSchema={schema}
      enableReinitialize={reinitialize}
      onSubmit={async (values, helpers) => {
        await onSubmit(values, { ...helpers, values });
      }}
    >
      {(form) => (
        <FormElement form={form} label={label}>
          {typeof children === 'function' ? children(form) : children}
        </FormElement>
      )}
    </Formik>
  );
}
