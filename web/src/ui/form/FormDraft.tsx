import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { currentDraftOwner, onSessionEnd, useDraftOwner } from '../../lib/draft-owner';
import { dropDraft, keepDraft, readDraft } from '../../lib/form-drafts';

/** Typed anew each time. */
const SECRET = /password|secret|token|^code$|^cnic$/i;

/** What of a form's values may be kept as text: no secrets, no files. */
function toKept(values: FormikValues): FormikValues {
  const hasFile = (value: unknown): boolean =>
    value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && value !== undefined && !hasFile(value)),
  );
}

/** Which form this is: two on one page differ in their labels, fields or first values (of another row), or are told apart by `id`. */
function toDraftName(initialValues: FormikValues, label: string | undefined, id: string | undefined): string {
  const fields = Object.keys(initialValues).sort().join(' ');
  // The first views of pages are rendered where there is no address.
  const path = typeof window === 'undefined' ? '' : window.location.pathname;
  return [path, label ?? '', fields, id ?? '', JSON.stringify(toKept(initialValues))].join('#');
}

/** Whether what was typed would be lost: what is being sent may well arrive, and would be sent once more. */
function isUnsent({ dirty, isSubmitting }: { dirty: boolean; isSubmitting: boolean }): boolean {
  return dirty && !isSubmitting;
}

interface FormDraftProps {
  label: string | undefined;
  id: string | undefined;
  /** Given for a form that keeps it also when it is left. */
  restored: ((discard: () => void) => ReactNode) | undefined;
}

/** Keeps what was typed in the form around it when the session ends, and puts it back once the same account has signed in. */
export function FormDraft({ label, id, restored }: FormDraftProps) {
  const owner = useDraftOwner();
  const { values, initialValues, setValues, resetForm, dirty, isSubmitting } = useFormikContext<FormikValues>();
  const [isRestored, setRestored] = useState(false);
  const name = useMemo(() => toDraftName(initialValues, label, id), [initialValues, label, id]);
  const staysWhenLeft = restored !== undefined;
  const typed = useRef({ values, dirty, isSubmitting });
  useEffect(() => {
    typed.current = { values, dirty, isSubmitting };
  });

  useEffect(
    () =>
      onSessionEnd(() => {
        const whose = currentDraftOwner();
        if (whose === null) return;
        if (typed.current.dirty) keepDraft(whose, name, toKept(typed.current.values));
        else dropDraft(whose, name);
      }),
    [name],
  );

  const putBack = (draft: FormikValues) => {
    void setValues({ ...initialValues, ...draft });
    setRestored(true);
  };
  const restore = useRef(putBack);
  useEffect(() => {
    restore.current = putBack;
  });
  useEffect(() => {
    if (owner === null) return;
    const draft = readDraft(owner, name);
    if (draft) restore.current(draft);
  }, [owner, name]);

  // It is over once the form is sent (a session that ends then keeps it again), or left by somebody who is signed in, unless it stays.
  useEffect(() => {
    if (isSubmitting && owner !== null) dropDraft(owner, name);
  }, [isSubmitting, owner, name]);
  useEffect(
    () => () => {
      if (owner === null || owner !== currentDraftOwner()) return;
      if (staysWhenLeft && isUnsent(typed.current)) keepDraft(owner, name, toKept(typed.current.values));
      else dropDraft(owner, name);
    },
    [owner, name, staysWhenLeft],
  );
  useEffect(() => {
    if (!staysWhenLeft || owner === null) return;
    const keep = () => {
      if (isUnsent(typed.current)) keepDraft(owner, name, toKept(typed.current.values));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [owner, name, staysWhenLeft]);

  const discard = () => {
    if (owner !== null) dropDraft(owner, name);
    setRestored(false);
    resetForm();
  };
  return isRestored ? restored?.(discard) : null;
}
