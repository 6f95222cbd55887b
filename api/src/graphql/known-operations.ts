import {
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { DOCUMENT_LIMITS } from '../domain/requests/limits.js';
import { getVariableTypes } from '../rest/wire.js';
import { compileOperation, isCompilable, type CompiledOperation } from './compile.js';
import { compileCost } from './document-cost.js';
import { isOpenRead } from './open-read.js';
import { DOCUMENT_RULES, PARSE_OPTIONS } from './document-gate.js';
import { tryCoerce } from './execute.js';
import { KeptVariables } from './kept-variables.js';

type Variables = Record<string, unknown>;

/** An operation of the web app, compiled. */
export interface KnownOperation {
  readonly name: string;
  readonly operation: OperationDefinitionNode;
  readonly run: CompiledOperation;
  readonly isOpenRead: boolean;
  /** Coerces variables. @returns undefined where they, or the cost of the operation with them, would be refused */
  readVariables(sent: Variables): Variables | undefined;
}

/** The persisted documents of the web app, compiled at their first use. */
export class KnownOperations {
  /** Null for those that only Apollo can run. */
  private readonly byText = new Map<string, KnownOperation | null>();
  private readonly texts: ReadonlySet<string>;
  private readonly variables = new KeptVariables();

  /** @param documents by their SHA-256 hash */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly documents: ReadonlyMap<string, string>,
  ) {
    this.texts = new Set(documents.values());
  }

  findByHash(hash: string): KnownOperation | undefined {
    const text = this.documents.get(hash);
    return text === undefined ? undefined : this.findByText(text);
  }

  findByText(text: string): KnownOperation | undefined {
    const found = this.byText.get(text);
    if (found !== undefined) return found ?? undefined;
    if (!this.texts.has(text)) return undefined;
    const compiled = this.compile(text);
    this.byText.set(text, compiled ?? null);
    return compiled;
  }

  /** Reads variables, and keeps them by what was sent. */
  private keeping(read: KnownOperation['readVariables']): KnownOperation['readVariables'] {
    // Every document has its own: each is compiled once, and then counted.
    const place = this.byText.size;
    return (sent) => {
      const key = `${place} ${JSON.stringify(sent)}`;
      const known = this.variables.find(key);
      if (known) return known;
      const variables = read(sent);
      return variables && this.variables.keep(key, variables);
    };
  }

  private compile(text: string): KnownOperation | undefined {
    const document = parse(text, PARSE_OPTIONS);
    const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    const { schema } = this;
    const isValid = validate(schema, document, [...specifiedRules, ...DOCUMENT_RULES]).length === 0;
    if (!isValid || !operation?.name || !isCompilable(schema, document)) return undefined;
    const getCost = compileCost(schema, document, operation);
    const prepared = { operation, variableTypes: getVariableTypes(schema, operation) };
    const read = (sent: Variables): Variables | undefined => {
      const variables = tryCoerce(schema, prepared, sent);
      return variables && getCost(variables) <= DOCUMENT_LIMITS.costMax ? variables : undefined;
    };
    return {
      name: operation.name.value,
      operation,
      run: compileOperation(schema, document, operation, { finishes: true }),
      isOpenRead: isOpenRead(schema, operation),
      readVariables: operation.operation === OperationTypeNode.QUERY ? this.keeping(read) : read,
    };
  }
}
