import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Route } from '../route.js';
import { withDescription, toNullable, type JsonSchema } from './json-schema.js';
import type { Components } from './types.js';

/** Holds the schema of a value while a row's `shape` arranges placeholders. */
const SCHEMA = Symbol('schema');

/** A placeholder with a known schema; its properties are placeholders, too. */
interface Placeholder {
  [SCHEMA]: JsonSchema;
}

/** Names and descriptions of the parts that `shape` adds, since no schema type describes them. */
const SHAPE_PARTS: Readonly<Record<string, string>> = {
  data: 'The requested data.',
  paging: 'The position in the list and the cursor of the next page.',
  page: 'Page number, starting at 1.',
  limit: 'Page size.',
  total: 'The total number of items.',
  totalCountIsLowerBound: 'Whether `total` is a lower bound: searches of halls are counted up to a limit.',
  totalIsLeast: 'Deprecated: the same as `totalCountIsLowerBound`.',
  nextCursor: 'The `cursor` of the next page; null on the last one.',
  reviews: 'The reviews of this page.',
  ok: 'Always true.',
  message: 'A message to display.',
  url: 'The address of the picture that was removed.',
};

/** Describes the responses of operations: a component for each type in each selection that rows use. */
export class ResponseSchemas {
  /** Components by type, then by selection; the first selection of a type gets the type's name. */
  private readonly selections = new Map<string, Map<string, string>>();

  /** The operation whose response is being described. */
  private operation = '';

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly components: Components,
  ) {}

  /** The success response of a row, arranged by its `shape`. */
  describe(row: Route, operation: OperationDefinitionNode): JsonSchema {
    this.operation = (operation.name?.value ?? '').replace(/^Rest/, '');
    const root = this.schema.getRootType(operation.operation);
    if (!root) throw new Error(`The schema has no ${operation.operation}`);
    const data = this.toPlaceholders(root, operation.selectionSet);
    const shaped = row.shape ? row.shape(data) : Object.values(data)[0];
    return this.toSchema(shaped);
  }

  private toSchema(value: unknown, name = ''): JsonSchema {
    if (typeof value === 'object' && value !== null) {
      const known = (value as Partial<Placeholder>)[SCHEMA];
      if (known) return known.description === undefined ? withDescription(known, SHAPE_PARTS[name]) : known;
      return this.toObjectSchema(value as Record<string, unknown>, name);
    }
    return withDescription({ type: value === null ? 'null' : typeof value }, SHAPE_PARTS[name]);
  }

  private toObjectSchema(value: Record<string, unknown>, name: string): JsonSchema {
    const build = (): JsonSchema =>
      withDescription(
        {
          type: 'object',
          properties: Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.toSchema(inner, key)])),
          required: Object.keys(value),
        },
        SHAPE_PARTS[name],
      );
    return name === 'paging' ? this.components.ref('Paging', build) : build();
  }

  private toPlaceholders(type: GraphQLObjectType, selections: SelectionSetNode): Record<string, unknown> {
    return Object.fromEntries(
      this.fields(type, selections).map(({ key, type: fieldType, description, inner }) => {
        // Only what the response really contains becomes a component.
        const get = () => withDescription(this.toOutputSchema(fieldType, inner), description);
        const named = getNamedType(fieldType);
        const below = isObjectType(named) && inner && !isList(fieldType) ? this.toPlaceholders(named, inner) : {};
        return [key, Object.defineProperty(below, SCHEMA, { get })];
      }),
    );
  }

  private fields(type: GraphQLObjectType, selections: SelectionSetNode) {
    return selections.selections.map((selection) => {
      if (selection.kind !== Kind.FIELD) throw new Error('REST documents are written without fragments');
      const field = type.getFields()[selection.name.value];
      if (!field) throw new Error(`${type.name} has no ${selection.name.value}`);
      return {
        key: (selection.alias ?? selection.name).value,
        type: field.type,
        description: field.description,
        inner: selection.selectionSet,
      };
    });
  }

  private toOutputSchema(type: GraphQLOutputType, selections: SelectionSetNode | undefined): JsonSchema {
    if (isNonNullType(type)) return this.toNonNullSchema(type.ofType, selections);
    return toNullable(this.toNonNullSchema(type, selections));
  }

  private toNonNullSchema(type: GraphQLOutputType, selections: SelectionSetNode | undefined): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.toOutputSchema(type.ofType, selections) };
    if (isLeafType(type)) return this.components.describeLeaf(type);
    if (isObjectType(type) && selections) return this.object(type, selections);
    throw new Error(`${String(type)} can't be answered over REST`);
  }

  private object(type: GraphQLObjectType, selections: SelectionSetNode): JsonSchema {
    const fields = this.fields(type, selections);
    const build = (): JsonSchema =>
      withDescription(
        {
          type: 'object',
          properties: Object.fromEntries(
            fields.map((field) => [
              field.key,
              withDescription(this.toOutputSchema(field.type, field.inner), field.description),
            ]),
          ),
          required: fields.map(({ key }) => key),
        },
        type.description,
      );
    return this.components.ref(this.getName(type, toCanonicalNames(selections)), build);
  }

  private getName(type: GraphQLObjectType, selection: string): string {
    const known = this.selections.get(type.name) ?? new Map<string, string>();
    this.selections.set(type.name, known);
    const name = known.get(selection) ?? (known.size === 0 ? type.name : toSelectionName(type.name, this.operation));
    const isTaken = [...known].some(([of, taken]) => taken === name && of !== selection);
    if (isTaken) throw new Error(`Two selections of ${type.name} are called ${name}: name their operations apart`);
    known.set(selection, name);
    return name;
  }
}

/** Names a further selection of a type after its operation: `Review` in `RestViewerReview` is `ViewerReview`. */
function toSelectionName(type: string, operation: string): string {
  return operation.includes(type) ? operation : `${operation}${type}`;
}

/** A selection's field names in a canonical order, to compare selections. */
function toCanonicalNames(selections: SelectionSetNode): string {
  const fields = selections.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) return '';
    const name = `${selection.alias?.value ?? ''}:${selection.name.value}`;
    return selection.selectionSet ? `${name}{${toCanonicalNames(selection.selectionSet)}}` : name;
  });
  return fields.sort().join(' ');
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
