/** Once this module is loaded, the api's TypeScript can be imported; it is compiled the way `npm run dev` does. */
import { inRoot } from './paths.mjs';

process.env.SWC_NODE_PROJECT = inRoot('api/tsconfig.json');
await import('@swc-node/register/esm-register');
