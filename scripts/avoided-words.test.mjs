import { findWords, readAvoidedWords } from './lib/avoided-words.mjs';

const GLOSSARY = `# Glossary
## Words to avoid

| not | but |
| --- | --- |
| door, doors | interface |
| ask (of programs) | request |
| \`xOf\` | a verb |

## Urdu words

| English | Urdu |
| --- | --- |
| hall | ہال |
`;

describe('words that the glossary avoids', () => {
  test('are those of its table, but for what depends on the meaning', () => {
    expect(readAvoidedWords(GLOSSARY)).toEqual(['door', 'doors']);
    expect(readAvoidedWords()).toEqual(expect.arrayContaining(['facade', 'colour']));
  });

  test('are found as whole words, with their lines, and not in code', () => {
    const page = 'A Door.\n\n```\ndoor\n```\nThe label `door`, an outdoor hall\nand doors.\n';
    expect(findWords(page, ['door', 'doors'])).toEqual(['1: door', '7: doors']);
  });
});
