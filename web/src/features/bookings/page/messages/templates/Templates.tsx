import { findGaps } from '@mehfil/api/domain/threads/reply-templates';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { useText } from '../../../../../i18n/text';
import { Button } from '../../../../../ui/Button';
import { lazyPart } from '../../../../../ui/lazy-part';
import { useOpened } from '../../../../../ui/useOpened';
import type { About } from '../useThread';
import type { TemplateChoiceProps } from './TemplateChoice';
import { templatesText } from './templates.text';

const TemplateChoice = lazyPart<TemplateChoiceProps>(() =>
  import('./TemplateChoice').then((module) => module.TemplateChoice),
);

/** What reply templates are chosen for. */
export interface TemplatesFor {
  about: About;
  id: number;
}

interface Draft {
  text: string;
  setText: (text: string) => void;
}

/** Puts reply templates into a draft, behind what is written already. @param form that of the draft, whose field goes on */
export function useTemplates({ text, setText }: Draft, form: RefObject<HTMLFormElement | null>) {
  const { open, wasOpened, setOpen } = useOpened();
  const [openings, setOpenings] = useState(0);
  const hasChosen = useRef(false);
  return {
    open,
    wasOpened,
    /** How often they were opened: they are filled anew each time. */
    openings,
    setOpen: (isOpen: boolean) => {
      if (isOpen) setOpenings((before) => before + 1);
      setOpen(isOpen);
    },
    choose: (filled: string) => {
      setText([text.trimEnd(), filled].filter(Boolean).join('\n'));
      hasChosen.current = true;
    },
    closed: () => {
      if (hasChosen.current) form.current?.querySelector('textarea')?.focus();
      hasChosen.current = false;
    },
  };
}

interface TemplatesProps extends TemplatesFor {
  templates: ReturnType<typeof useTemplates>;
}

/** The button that opens the reply templates. */
export function Templates({ about, id, templates }: TemplatesProps) {
  const words = useText(templatesText);
  const { open, wasOpened, openings, setOpen, choose, closed } = templates;
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {wasOpened && (
        <TemplateChoice
          key={openings}
          {...{ about, id, open }}
          onChoose={choose}
          onClose={() => setOpen(false)}
          onClosed={closed}
        />
      )}
    </>
  );
}

/** What a draft has left to fill in, of whichever templates it is. */
export function Gaps({ text }: { text: string }) {
  const words = useText(templatesText);
  const gaps = findGaps(text);
  return (
    <div aria-live="polite">{gaps.length > 0 && <p className="small strong">{words.gaps(gaps.join(' '))}</p>}</div>
  );
}
