import { describeOutages } from './outage.js';

describeOutages({ answeredWithinMs: 10_000, backWithinMs: 5_000 });
