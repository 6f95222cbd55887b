/** Objects that never change and are shared by requests: their part of a response is a text that is made once. */
const shared = new WeakSet();

/** Freezes a value that requests share, with all that it holds. */
export function share<T extends object>(value: T): T {
  freeze(value);
  shared.add(value);
  return value;
}

function freeze(value: object): void {
  // What is shared already holds nothing that could change.
  if (shared.has(value)) return;
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) freeze(inner as object);
  Object.freeze(value);
}

/** Whether an object is shared by requests. */
export function isShared(value: unknown): boolean {
  return shared.has(value as object);
}

/** A part of a response that is JSON already. */
export class FinishedJson {
  private tag: string | undefined;

  constructor(readonly text: string) {}

  /** Its entity tag, made once. */
  getTag(create: (text: string) => string): string {
    return (this.tag ??= create(this.text));
  }
}

/** The JSON of data that may hold finished parts; like `JSON.stringify` otherwise. */
export function toJson(value: unknown): string {
  if (value instanceof FinishedJson) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  const fields: string[] = [];
  for (const [key, inner] of Object.entries(value))
    if (inner !== undefined) fields.push(`${JSON.stringify(key)}:${toJson(inner)}`);
  return `{${fields.join(',')}}`;
}
