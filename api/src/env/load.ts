// Entry points import this first, since libraries read NODE_ENV when they are loaded.
import { loadEnvFile } from './env-file.js';

loadEnvFile();
