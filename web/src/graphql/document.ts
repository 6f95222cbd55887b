import type { DocumentNode } from 'graphql';

/** The name of a document's operation; every operation of the web app has one. */
export function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((part) => part.kind === 'OperationDefinition');
  return operation?.name?.value ?? '';
}
