import { Formik, useFormikContext, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { ObjectSchema } from 'yup';
import { FormDraft } from './FormDraft';

/** What sending the form does, as one of its parts says. */
type PartSubmit = () => unknown;
const PartSubmitContext = createContext<(submit: PartSubmit) => void>(() => undefined);

type Submit<T> = (values: T, form: FormikHelpers<T> & { values: T }) => Promise<unknown>;

interface FormStateProps<T extends FormikValues> {
  initialValues: T;
  /** The rules that the server applies too (`@mehfil/api/domain`). */
  schema: ObjectSchema<object>;
  /** Sends the values. `form` takes the server's messages (`useAppMutation`). Without it a part of the form does (`useOnSubmit`). */
  onSubmit?: Submit<T>;
  children: ReactNode | ((form: FormikProps<T>) => ReactNode);
  /** Takes over new initial values (data that came later). */
  reinitialize?: boolean;
  /**
   * What was typed is there again after a session that ended in between. False for what mustn't be kept or is kept elsewhere; a text
   * tells forms apart that have the same label, fields and first values.
   */
  draft?: false | string;
  /**
   * What was typed is there again also where the form was left, until it is sent or discarded: this is shown above it then, with whether
   * the form's first values have changed since. Such forms are told apart by `draft`, not by their first values; fields that weren't typed
   * in have these as they are now. A form that was sent is reset before it is left.
   */
  restored?: (discard: () => void, isOutdated: boolean) => ReactNode;
}

/** What a form needs that draws its own element. */
export interface AppFormProps<T extends FormikValues> extends FormStateProps<T> {
  onSubmit: Submit<T>;
  label?: string;
}

/** The values of a form and what its schema says about them, for a form that isn't all of its screen (a wizard). */
export function FormState<T extends FormikValues>(props: FormStateProps<T> & { label?: string | undefined }) {
  const { initialValues, schema, onSubmit, children, reinitialize = false, label, draft, restored } = props;
  const part = useRef<PartSubmit>(undefined);
  const register = useCallback((submit: PartSubmit): void => {
    part.current = submit;
  }, []);
  return (
    <PartSubmitContext value={register}>
      <Formik<T>
        initialValues={initialValues}
        validationSchema={schema}
        enableReinitialize={reinitialize}
        onSubmit={async (values, helpers) => {
          await (onSubmit ? onSubmit(values, { ...helpers, values }) : part.current?.());
        }}
      >
        {(form) => (
          <>
            {draft !== false && <FormDraft label={label} id={draft} restored={restored} />}
            {typeof children === 'function' ? children(form) : children}
          </>
        )}
      </Formik>
    </PartSubmitContext>
  );
}

/** In a text of several lines Enter begins a line: with Ctrl (⌘ on a Mac) it sends the form. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof HTMLTextAreaElement))
    return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Says what sending the form around does, where only a part of it knows: the step that a wizard shows. */
export function useOnSubmit(submit: PartSubmit): void {
  const register = useContext(PartSubmitContext);
  useEffect(() => {
    register(submit);
  });
}

/** After a refused attempt the first wrong field has the focus: there the person has to go on. */
export function useFocusAfterRefusal<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return element;
}

interface FormElementProps {
  label: string | undefined;
  children: ReactNode;
}

/** The form itself, inside of a `FormState`. */
export function FormElement({ label, children }: FormElementProps) {
  const form = useFormikContext();
  const element = useFocusAfterRefusal<HTMLFormElement>();
  const { isSubmitting } = form;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // What is on its way isn't sent again.
    if (isSubmitting) event.preventDefault();
    else form.handleSubmit(event);
  };
  return (
    <form
      ref={element}
      className="stack gap-20"
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
    <FormState<T> {...state} label={label}>
      {(form) => <FormElement label={label}>{typeof children === 'function' ? children(form) : children}</FormElement>}
    </FormState>
  );
}
