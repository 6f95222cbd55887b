/** Prints the OpenAPI document of the current sources. */
import './api-sources.mjs';

// Brings the metadata that the decorators of the types need.
await import('../../api/src/schema.ts');
const { getContract } = await import('../../api/src/testing/contract.ts');
process.stdout.write(JSON.stringify(getContract().document));
