import type { AnyObject, ISchema } from 'yup';

/** The longest JSON form of a character: `\u0637`; an emoji takes two. */
const CHARACTER_BYTES = 6;
/** A number, a boolean or an enum value. */
const SCALAR_BYTES = 24;

/** The parts of a yup schema that limit the size of its values. */
interface Described {
  type: string;
  meta(): { text?: { max: readonly [number, string] }; list?: { max: number } } | undefined;
  fields?: Record<string, unknown>;
  innerType?: unknown;
}

/**
 * The maximum size of a valid value as JSON without white space.
 * @throws TypeError if the schema allows a text or list of unlimited length
 */
export function maxJsonBytes(schema: ISchema<unknown, AnyObject>, path = ''): number {
  const described = schema as unknown as Described;
  const { type, fields, innerType } = described;
  const meta = described.meta() ?? {};
  switch (type) {
    case 'object':
      return Object.entries(fields ?? {}).reduce(
        (sum, [name, field]) =>
          sum + name.length + 4 + maxJsonBytes(field as ISchema<unknown, AnyObject>, `${path}.${name}`),
        2,
      );
    case 'array': {
      if (!meta.list) throw new TypeError(`The list ${path} has no largest length: make it with list()`);
      return 2 + meta.list.max * (1 + maxJsonBytes(innerType as ISchema<unknown, AnyObject>, `${path}[]`));
    }
    case 'string':
      if (!meta.text) throw new TypeError(`The text ${path} has no largest length: make it with text()`);
      return 2 + meta.text.max[0] * CHARACTER_BYTES;
    case 'number':
    case 'boolean':
    case 'mixed':
      return SCALAR_BYTES;
    default:
      throw new TypeError(`Nobody knows how large ${path} (${type}) can be`);
  }
}
