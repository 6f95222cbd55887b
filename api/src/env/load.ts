// Imported before anything else by what is run, since libraries look at NODE_ENV when they are loaded.
import { loadEnvFile } from './env-file.js';

loadEnvFile();
