/** Prints the schema of the current sources. */
import './api-sources.mjs';

const { buildProductSchema, schemaText } = await import('../../api/src/schema.ts');
process.stdout.write(schemaText(buildProductSchema()));
