import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { currentDraftOwner, onSessionEnd, useDraftOwner } from '../../lib/draft-owner';
import { dropDraft, keepDraft, readDraft } from '../../lib/form-drafts';
import { keepForm, restoreForm, toKept } from './kept-form';

interface FormDraftProps {
  label: string | undefined;
  id: string | undefined;
  /** Given for a form that keeps it also when it is left. */
  restored: ((discard: () => void, isOutdated: boolean) => ReactNode) | undefined;
}

interface DraftOf {
  label: string | undefined;
  id: string | undefined;
  staysWhenLeft: boolean;
}

/** Which form this is: two on one page differ in their labels, fields or first values (of another row), or are told apart by `id`. */
function toDraftName(initialValues: FormikValues, { label, id, staysWhenLeft }: DraftOf): string {
  const fields = Object.keys(initialValues).sort().join(' ');
  // The first views of pages are rendered where there is no address.
  const path = typeof window === 'undefined' ? '' : window.location.pathname;
  // Somebody else may change the row of a form that was left: its id alone tells it apart.
  const row = staysWhenLeft ? '' : JSON.stringify(toKept(initialValues));
  return [path, label ?? '', fields, id ?? '', row].join('#');
}

/** Whether what was typed would be lost: what is being sent may well arrive, and would be sent once more. */
function isUnsent({ dirty, isSubmitting }: { dirty: boolean; isSubmitting: boolean }): boolean {
  return dirty && !isSubmitting;
}

/** Keeps what was typed in the form around it when the session ends, and puts it back once the same account has signed in. */
export function FormDraft({ label, id, restored }: FormDraftProps) {
  const owner = useDraftOwner();
  const { values, initialValues, setValues, resetForm, dirty, isSubmitting } = useFormikContext<FormikValues>();
  const [back, setBack] = useState<{ isOutdated: boolean } | null>(null);
  const staysWhenLeft = restored !== undefined;
  const name = useMemo(
    () => toDraftName(initialValues, { label, id, staysWhenLeft }),
    [initialValues, label, id, staysWhenLeft],
  );
  const typed = useRef({ values, initialValues, dirty, isSubmitting });
  useEffect(() => {
    typed.current = { values, initialValues, dirty, isSubmitting };
  });

  useEffect(
    () =>
      onSessionEnd(() => {
        const whose = currentDraftOwner();
        if (whose === null) return;
        if (typed.current.dirty) keepDraft(whose, name, keepForm(typed.current));
        else dropDraft(whose, name);
      }),
    [name],
  );

  const putBack = (draft: FormikValues) => {
    const found = restoreForm(draft, initialValues);
    if (!found) return;
    void setValues({ ...initialValues, ...found.typed });
    setBack(found);
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
      if (staysWhenLeft && isUnsent(typed.current)) keepDraft(owner, name, keepForm(typed.current));
      else dropDraft(owner, name);
    },
    [owner, name, staysWhenLeft],
  );
  useEffect(() => {
    if (!staysWhenLeft || owner === null) return;
    const keep = () => {
      if (isUnsent(typed.current)) keepDraft(owner, name, keepForm(typed.current));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [owner, name, staysWhenLeft]);

  const discard = () => {
    if (owner !== null) dropDraft(owner, name);
    setBack(null);
    resetForm();
  };
  return back ? restored?.(discard, back.isOutdated) : null;
}
