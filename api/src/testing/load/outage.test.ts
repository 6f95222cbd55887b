import { describeOutages } from './outage.js';

// Generous: without its timeouts a request would wait for ever. outage.endurance.ts holds the figures.
describeOutages({ answeredWithinMs: 30_000, backWithinMs: 30_000 });
