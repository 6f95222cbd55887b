import { foldSearch } from '@mehfil/api/domain/text/fold';
import { useState } from 'react';
import {
  useFilledReplyTemplatesQuery,
  type FilledReplyTemplatesQuery,
} from '../../../../../graphql/generated/filled-templates';
import { useRight } from '../../../../../graphql/rights';
import { useLocale } from '../../../../../i18n/locale';
import { useText } from '../../../../../i18n/text';
import { paths } from '../../../../../lib/paths';
import { CommandDialog, type Command, type CommandGroup } from '../../../../../ui/command-palette/CommandDialog';
import type { About } from '../useThread';
import { templatesText } from './templates.text';

type Template = FilledReplyTemplatesQuery['filledReplyTemplates'][number];

/** Of a long text, what tells it from the others. */
const SHOWN_CHARACTERS = 140;

function toNote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
}

/** The templates that have a text in a language and are found by what was typed. */
function toCommands(
  templates: readonly Template[],
  language: 'english' | 'urdu',
  typed: string,
  choose: (text: string) => void,
): Command[] {
  const sought = foldSearch(typed.trim());
  return templates.flatMap((template) => {
    const filled = template[language]?.text;
    if (!filled || !foldSearch(`${template.name} ${filled}`).includes(sought)) return [];
    const key = `${language}-${template.templateId}`;
    return [{ key, label: template.name, note: toNote(filled), to: () => choose(filled) }];
  });
}

export interface TemplateChoiceProps {
  about: About;
  id: number;
  open: boolean;
  onChoose: (text: string) => void;
  onClose: () => void;
  /** Called once it is gone. */
  onClosed: () => void;
}

/** Chooses a reply template, in the reader's language first. Nothing is sent. */
export function TemplateChoice({ about, id, onChoose, ...dialog }: TemplateChoiceProps) {
  const words = useText(templatesText);
  const locale = useLocale();
  const mayEdit = useRight('SETTINGS');
  const [typed, setTyped] = useState('');
  const { data, error } = useFilledReplyTemplatesQuery({ variables: { id, about }, freshFor: 0 });
  const templates = data?.filledReplyTemplates ?? [];
  const languages = locale === 'ur' ? (['urdu', 'english'] as const) : (['english', 'urdu'] as const);
  const groups: CommandGroup[] = languages.map((language) => ({
    title: words[language],
    commands: toCommands(templates, language, typed, onChoose),
  }));
  const isFound = groups.some(({ commands }) => commands.length > 0);
  const edit = { key: 'edit', label: words.edit, to: paths.business.setupOf('settings') };
  const all = [...groups, { title: words.more, commands: mayEdit && typed === '' ? [edit] : [] }];
  return (
    <CommandDialog
      {...dialog}
      title={words.title}
      label={words.search}
      text={typed}
      onType={setTyped}
      groups={all.filter(({ commands }) => commands.length > 0)}
      pending={!data && !error}
      status={
        error && !data
          ? words.failed
          : data?.filledReplyTemplates.length === 0
            ? words.none
            : isFound
              ? words.hint
              : undefined
      }
    />
  );
}
