import { VARIABLE_TABLE } from './variables.js';

const WIDTH = 120;

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

const heading = (section: string) => `# ---- ${section} ${'-'.repeat(WIDTH - section.length - 8)}`;

const PREAMBLE =
  'Every variable of the server. Copy this file to .env, or set them where the server is started. All of them may be left ' +
  'out: what is written here is what the server does without it, unless the text says otherwise. Other names in .env are ' +
  'kept and read by nobody. Written by npm run generate from api/src/env/variables.ts.';

/** The text of `.env.example`, from the table. */
export function printEnvExample(): string {
  const blocks: string[] = [wrap(PREAMBLE).join('\n')];
  let current = '';
  for (const [name, { section, meaning, type, example = '' }] of VARIABLE_TABLE) {
    if (section !== current) blocks.push(heading(section));
    current = section;
    const lines = [...wrap(meaning), ...(type === 'text' ? [] : wrap(`Takes ${type}.`)), `${name}=${example}`];
    blocks.push(lines.join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}
