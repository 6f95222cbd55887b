import { useFormikContext, type FormikValues } from 'formik';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../Button';
import { FormState, useFocusAfterRefusal, type AppFormProps } from './AppForm';

interface GroupProps {
  label: string;
  className?: string | undefined;
  /** Escape in one of the fields. */
  onCancel?: () => void;
}

interface InnerFormProps<T extends FormikValues> extends Omit<AppFormProps<T>, 'label' | 'children'>, GroupProps {
  children: ReactNode;
}

/**
 * A small form inside another one, with values and a schema of its own. HTML has no form within a form, so it is a group: Enter in one
 * of its fields, or its `InnerSubmit`, submits it and leaves the form around alone.
 */
export function InnerForm<T extends FormikValues>({
  children,
  label,
  className,
  onCancel,
  ...state
}: InnerFormProps<T>) {
  return (
    <FormState<T> {...state} label={label}>
      <Group {...{ label, className }} {...(onCancel && { onCancel })}>
        {children}
      </Group>
    </FormState>
  );
}

function Group({ label, className, onCancel, children }: GroupProps & { children: ReactNode }) {
  const { submitForm } = useFormikContext();
  const element = useFocusAfterRefusal<HTMLDivElement>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void submitForm();
  };
  return (
    <div ref={element} role="group" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** The button that submits an `InnerForm`. */
export function InnerSubmit({ label }: { label: string }) {
  const { submitForm } = useFormikContext();
  return (
    <Button look="secondary" onClick={() => void submitForm()}>
      {label}
    </Button>
  );
}
