import { Formik, useFormikContext, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import type { ObjectSchema } from 'yup';
import styles from './AppForm.module.css';

type Submit<T> = (values: T, form: FormikHelpers<T> & { values: T }) => Promise<unknown>;

interface FormStateProps<T extends FormikValues> {
  initialValues: T;
  /** The rules that the server applies too (`@mehfil/api/domain`). */
  schema: ObjectSchema<object>;
  /** Sends the values. `form` takes the server's messages (`useAppMutation`). */
  onSubmit?: Submit<T>;
  children: ReactNode | ((form: FormikProps<T>) => ReactNode);
  /** Takes over new initial values (data that came later). */
  reinitialize?: boolean;
}

interface AppFormProps<T extends FormikValues> extends FormStateProps<T> {
  onSubmit: Submit<T>;
  label?: string;
}

/** The values of a form and what its schema says about them, for a form that isn't all of its screen (a wizard). */
export function FormState<T extends FormikValues>(props: FormStateProps<T>) {
  const { initialValues, schema, onSubmit, children, reinitialize = false } = props;
  return (
    <Formik<T>
      initialValues={initialValues}
      validationSchema={schema}
      enableReinitialize={reinitialize}
      onSubmit={async (values, helpers) => {
        await onSubmit?.(values, { ...helpers, values });
      }}
    >
      {children}
    </Formik>
  );
}

/** In a text of several lines Enter begins a line: with Ctrl (⌘ on a Mac) it sends the form. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof HTMLTextAreaElement))
    return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface FormElementProps {
  label: string | undefined;
  /** What a press on the button that sends does, where it isn't sending the form. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** The form itself, inside of a `FormState`. */
export function FormElement({ label, onSubmit, children }: FormElementProps) {
  const form = useFormikContext();
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = form;

  useEffect(() => {
    // After a refused attempt the first wrong field is where the person has to go on.
    if (submitCount === 0 || isSubmitting || isValid) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSubmit) {
      form.handleSubmit(event);
      return;
    }
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={label}
      noValidate
      onReset={form.handleReset}
      onSubmit={submit}
      onKeyDown={submitByKeys}
    >
      {children}
    </form>
  );
}

/** A Formik form over one of the shared schemas, with errors shown on blur and on sending. */
export function AppForm<T extends FormikValues>({ children, label, ...state }: AppFormProps<T>) {
  return (
    <FormState<T> {...state}>
      {(form) => <FormElement label={label}>{typeof children === 'function' ? children(form) : children}</FormElement>}
    </FormState>
  );
}
