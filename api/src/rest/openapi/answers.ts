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
import { described, orNull, type JsonSchema } from './json-schema.js';
import type { Components } from './types.js';

/** Carries the schema of a value while a row's `shape` arranges values that do not exist yet. */
const SCHEMA = Symbol('schema');

/** A value that is known by its schema only; what is read of it is known likewise. */
interface Promised {
  [SCHEMA]: JsonSchema;
}

/** What the parts that `shape` makes itself are called and mean, since no type of the schema describes them. */
const MADE: Readonly<Record<string, string>> = {
  data: 'What was asked for.',
  paging: 'Which part of the list this is, and how to get the next one.',
  page: 'The page, from 1.',
  limit: 'How many there are at most in one answer.',
  total: 'How many there are in all.',
  totalCountIsLowerBound: 'Whether there are more than `total` says: searched lists of staff are counted only so far.',
  totalIsLeast: 'Deprecated: the same as `totalCountIsLowerBound`.',
  nextCursor: 'What to send as `cursor` for the next part; null at the end.',
  reviews: 'The reviews of this part.',
  ok: 'Always true.',
  message: 'A sentence for people.',
  url: 'The address of the picture that was removed.',
};

/** Describes what operations answer: a component for every type, in the selection in which rows ask for it. */
export class Answers {
  /** Components by type, then by selection; the first selection of a type has its name. */
  private readonly selections = new Map<string, Map<string, string>>();

  /** The operation whose answer is being described. */
  private operation = '';

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly components: Components,
  ) {}

  /** What a row answers when its operation succeeds, arranged by its `shape`. */
  of(row: Route, operation: OperationDefinitionNode): JsonSchema {
    this.operation = (operation.name?.value ?? '').replace(/^Rest/, '');
    const root = this.schema.getRootType(operation.operation);
    if (!root) throw new Error(`The schema has no ${operation.operation}`);
    const data = this.promised(root, operation.selectionSet);
    const arranged = row.shape ? row.shape(data) : Object.values(data)[0];
    return this.schemaOf(arranged);
  }

  private schemaOf(value: unknown, name = ''): JsonSchema {
    if (typeof value === 'object' && value !== null) {
      const known = (value as Partial<Promised>)[SCHEMA];
      if (known) return known.description === undefined ? described(known, MADE[name]) : known;
      return this.arranged(value as Record<string, unknown>, name);
    }
    return described({ type: value === null ? 'null' : typeof value }, MADE[name]);
  }

  private arranged(value: Record<string, unknown>, name: string): JsonSchema {
    const build = (): JsonSchema =>
      described(
        {
          type: 'object',
          properties: Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.schemaOf(inner, key)])),
          required: Object.keys(value),
        },
        MADE[name],
      );
    return name === 'paging' ? this.components.ref('Paging', build) : build();
  }

  /** The fields of a selection, each known by its schema. */
  private promised(type: GraphQLObjectType, selections: SelectionSetNode): Record<string, unknown> {
    return Object.fromEntries(
      this.fields(type, selections).map(({ key, type: fieldType, description, inner }) => {
        // Only what the answer really holds becomes a component.
        const get = () => described(this.output(fieldType, inner), description);
        const named = getNamedType(fieldType);
        const below = isObjectType(named) && inner && !isList(fieldType) ? this.promised(named, inner) : {};
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

  private output(type: GraphQLOutputType, selections: SelectionSetNode | undefined): JsonSchema {
    if (isNonNullType(type)) return this.present(type.ofType, selections);
    return orNull(this.present(type, selections));
  }

  private present(type: GraphQLOutputType, selections: SelectionSetNode | undefined): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.output(type.ofType, selections) };
    if (isLeafType(type)) return this.components.leaf(type);
    if (isObjectType(type) && selections) return this.object(type, selections);
    throw new Error(`${String(type)} can't be answered over REST`);
  }

  private object(type: GraphQLObjectType, selections: SelectionSetNode): JsonSchema {
    const fields = this.fields(type, selections);
    const build = (): JsonSchema =>
      described(
        {
          type: 'object',
          properties: Object.fromEntries(
            fields.map((field) => [field.key, described(this.output(field.type, field.inner), field.description)]),
          ),
          required: fields.map(({ key }) => key),
        },
        type.description,
      );
    return this.components.ref(this.nameOf(type, outline(selections)), build);
  }

  private nameOf(type: GraphQLObjectType, selection: string): string {
    const known = this.selections.get(type.name) ?? new Map<string, string>();
    this.selections.set(type.name, known);
    const name = known.get(selection) ?? (known.size === 0 ? type.name : namedByUse(type.name, this.operation));
    const isOthers = [...known].some(([of, taken]) => taken === name && of !== selection);
    if (isOthers) throw new Error(`Two selections of ${type.name} are called ${name}: name their operations apart`);
    known.set(selection, name);
    return name;
  }
}

/** A type that is asked for in a second way is called by the operation: `Review` in `RestViewerReview` is `ViewerReview`. */
function namedByUse(type: string, operation: string): string {
  return operation.includes(type) ? operation : `${operation}${type}`;
}

/** A selection by its names alone, whatever their order: equal ones are equal. */
function outline(selections: SelectionSetNode): string {
  const fields = selections.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) return '';
    const name = `${selection.alias?.value ?? ''}:${selection.name.value}`;
    return selection.selectionSet ? `${name}{${outline(selection.selectionSet)}}` : name;
  });
  return fields.sort().join(' ');
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
