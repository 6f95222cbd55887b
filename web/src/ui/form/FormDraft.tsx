import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
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

/** Keeps what was typed in the form around it when the session ends, and puts it back once the same account has signed in. */
export function FormDraft({ label, id }: { label: string | undefined; id: string | undefined }) {
  const owner = useDraftOwner();
  const { values, initialValues, setValues, dirty, isSubmitting } = useFormikContext<FormikValues>();
  const name = useMemo(() => toDraftName(initialValues, label, id), [initialValues, label, id]);
  const typed = useRef({ values, dirty });
  useEffect(() => {
    typed.current = { values, dirty };
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

  const restore = useRef(setValues);
  useEffect(() => {
    restore.current = setValues;
  });
  useEffect(() => {
    if (owner === null) return;
    const draft = readDraft(owner, name);
    if (draft) void restore.current({ ...initialValues, ...draft });
  }, [owner, name, initialValues]);

  // It is over once the form is sent (a session that ends then keeps it again), or left by somebody who is signed in.
  useEffect(() => {
    if (isSubmitting && owner !== null) dropDraft(owner, name);
  }, [isSubmitting, owner, name]);
  useEffect(
    () => () => {
      if (owner !== null && owner === currentDraftOwner()) dropDraft(owner, name);
    },
    [owner, name],
  );
  return null;
}
