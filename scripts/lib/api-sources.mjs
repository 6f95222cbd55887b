/** Import this module first to be able to import the api's TypeScript, compiled as by `npm run dev`. */
import { inRoot } from './paths.mjs';

process.env.SWC_NODE_PROJECT = inRoot('api/tsconfig.json');
await import('@swc-node/register/esm-register');
