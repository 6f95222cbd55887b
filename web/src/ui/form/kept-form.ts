import type { FormikValues } from 'formik';

/** Typed anew each time. */
const SECRET = /password|secret|token|^code$|^cnic$/i;

/** What of a form's values may be kept as text: no secrets, no files. */
export function toKept(values: FormikValues): FormikValues {
  const hasFile = (value: unknown): boolean =>
    value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && value !== undefined && !hasFile(value)),
  );
}

/** What was typed into a form, and the first values that it was typed over. */
interface KeptForm {
  typed: FormikValues;
  first: FormikValues;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function pickTyped(values: FormikValues, first: FormikValues): FormikValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, first[name])));
}

/** What is kept of a form: fields that nobody touched follow their first values, whatever these will have become. */
export function keepForm({ values, initialValues }: { values: FormikValues; initialValues: FormikValues }) {
  const first = toKept(initialValues);
  return { typed: pickTyped(toKept(values), first), first } satisfies KeptForm;
}

/**
 * What a draft brings back into a form; null where that is there already.
 * @returns `isOutdated`: what it was typed over has changed since
 */
export function restoreForm(
  draft: Readonly<Record<string, unknown>>,
  initialValues: FormikValues,
): { typed: FormikValues; isOutdated: boolean } | null {
  const { typed = {}, first } = draft as Partial<KeptForm>;
  const current = toKept(initialValues);
  if (Object.keys(pickTyped(typed, current)).length === 0) return null;
  return { typed, isOutdated: !isSame(first, current) };
}
