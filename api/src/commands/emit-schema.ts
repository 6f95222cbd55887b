import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../env.js';
import { buildProductSchema, schemaText } from '../schema.js';

writeFileSync(join(PROJECT_ROOT, 'schema.graphql'), schemaText(buildProductSchema()));
