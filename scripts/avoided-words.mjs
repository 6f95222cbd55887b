/** `npm run check -- glossary`: fails when a page of the documentation uses a word that docs/glossary.md avoids. */
import { findAvoidedWords } from './lib/avoided-words.mjs';
import { runScript } from './lib/exit.mjs';

await runScript(async () => {
  const found = findAvoidedWords();
  for (const word of found) console.log(word);
  return Promise.resolve(found.length === 0 ? 0 : 1);
});
