import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { Input } from 'antd';
import { useId } from 'react';
import type { MutationOutcome } from '../../../graphql/change';
import { useToastSubject } from '../../../graphql/subject';
import type { SaveOutcome } from '../../../lib/autosaver';
import { showToast } from '../../../lib/toast';
import { useAutosave } from '../../../lib/useAutosave';
import { SaveState } from '../../../ui/autosave/SaveState';

/** Notes, and those that they replace. */
interface NotesInput {
  notes: string | null;
  previousNotes: string | null;
}

interface NotesFieldProps {
  /** Tells the notes apart from every other field. */
  name: string;
  stored: string | null;
  label: string;
  words: { hint: string; changed: string; none: string; lost: { title: string; description: string } };
  /** Never rejects. @param keepalive whether the page may be gone before it has ended */
  save: (input: NotesInput, keepalive: boolean) => Promise<MutationOutcome<string | null>>;
}

/** Spaces around notes aren't kept. */
const isSameText = (one: string, other: string) => one.trim() === other.trim();

function toSaveOutcome(outcome: MutationOutcome<string | null>): SaveOutcome<string> {
  if (outcome.ok) return { kind: 'saved', value: outcome.data ?? '' };
  const { code, details, message } = outcome.error;
  if (code !== 'CONFLICT') return { kind: 'failed', message };
  return { kind: 'conflict', theirs: typeof details.current === 'string' ? details.current : '' };
}

/** Private notes of a team, saved as they are typed; what a colleague saved meanwhile stands beside them to choose from. */
export function NotesField({ name, stored, label, words, save }: NotesFieldProps) {
  const id = useId();
  const about = useToastSubject();
  const saved = useAutosave<string>({
    name,
    stored: stored ?? '',
    isSame: isSameText,
    save: async (notes, previous, isLeaving) =>
      toSaveOutcome(await save({ notes: notes.trim() || null, previousNotes: previous.trim() || null }, isLeaving)),
    onLost: () => showToast({ tone: 'danger', ...(about ? { about } : {}), ...words.lost }),
  });
  return (
    <>
      <label className="medium strong" htmlFor={id}>
        {label}
      </label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        maxLength={BOOKING_LIMITS.notesMaxCharacters}
        value={saved.value}
        onChange={(event) => saved.change(event.target.value)}
        onBlur={saved.flush}
      />
      <p id={`${id}-hint`} className="muted small">
        {words.hint}
      </p>
      <SaveState saved={saved} changed={words.changed}>
        {saved.theirs ? <bdi className="lines breakable">{saved.theirs}</bdi> : words.none}
      </SaveState>
    </>
  );
}
