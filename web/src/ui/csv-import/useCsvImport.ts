import { IMPORT_LIMITS } from '@mehfil/api/domain/catalogue/limits';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { csvImportText } from './csv-import.text';

/** A file that was read, with what the server says of it. */
export interface CheckedFile<Outcome> {
  name: string;
  content: string;
  outcome: Outcome;
}

/** What the server says of a file, or why it refuses it. */
type Verdict<Outcome> = { outcome: Outcome } | { problem: string };

/** The text of a file, or null unless it is UTF-8. */
async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Checks a file, and imports it afterwards.
 * @param ask sends the text of a file, to be checked alone or imported
 */
export function useCsvImport<Outcome>(ask: (content: string, preview: boolean) => Promise<Verdict<Outcome>>) {
  const words = useText(csvImportText);
  const [read, setRead] = useState<CheckedFile<Outcome> | null>(null);
  const [problem, setProblem] = useState('');
  const send = async (name: string, content: string, preview: boolean) => {
    const answer = await ask(content, preview);
    if ('outcome' in answer) setRead({ name, content, outcome: answer.outcome });
    else setProblem(answer.problem || words.failed);
  };
  const check = async (file: File | undefined) => {
    if (!file) return;
    setRead(null);
    setProblem('');
    const content = file.size > 4 * IMPORT_LIMITS.charactersMax ? undefined : await readText(file);
    if (content === null) setProblem(words.notUtf8);
    else if (content === undefined || content.length > IMPORT_LIMITS.charactersMax) setProblem(words.tooLong);
    else await send(file.name, content, true);
  };
  const write = () => {
    setProblem('');
    return read ? send(read.name, read.content, false) : Promise.resolve();
  };
  return { read, problem, check, write };
}
