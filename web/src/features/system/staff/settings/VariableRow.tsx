import { useState } from 'react';
import { useRevealVariableMutation } from '../../../../graphql/generated/panel-settings';
import { useText } from '../../../../i18n/text';
import { copyText } from '../../../../lib/clipboard';
import { showToast } from '../../../../lib/toast';
import { Button } from '../../../../ui/Button';
import { CopyIcon, EyeIcon, EyeOffIcon, PencilIcon, TrashIcon } from '../../../../ui/icons';
import { failureToast } from './failure';
import styles from './Settings.module.css';
import { systemSettingsText } from './system-settings.text';
import type { GuardedChanges } from './useGuardedChanges';
import type { Variable } from './variable';
import { joinClasses } from '../../../../lib/classes';

interface VariableRowProps {
  variable: Variable;
  changes: GuardedChanges;
  onEdit: () => void;
  onRemove: () => void;
}

/** The real value of a variable, asked of the server where it is masked; each time is audited there. */
function useRealValue({ key, value, isMasked }: Variable, { guarded }: GuardedChanges) {
  const words = useText(systemSettingsText);
  const reveal = useRevealVariableMutation({
    failure: failureToast(words.error, words.variables.revealFailed),
  });
  return {
    pending: reveal.pending,
    read: async (): Promise<string | null> => {
      if (!isMasked) return value;
      const outcome = await guarded(() => reveal.run({ key }));
      return outcome?.ok ? outcome.data.revealVariable.value : null;
    },
  };
}

/** Chosen on the card of its own. */
const ENVIRONMENT_KEY = 'NODE_ENV';

/** What is known of a variable, below it. */
function VariableFacts({ variable }: { variable: Variable }) {
  const { variables: own } = useText(systemSettingsText);
  const { key, meaning, type, needsRestart, isEditable, isOverridden } = variable;
  const fixed = key === ENVIRONMENT_KEY ? own.switched : own.fixed;
  const facts = [
    meaning ?? own.unknown,
    type !== null && type !== 'text' && own.takes(type),
    isEditable ? needsRestart && own.restart : fixed,
    isOverridden && own.overridden,
  ];
  return <p className="whole-row muted small breakable">{facts.filter((fact) => fact !== false).join(' ')}</p>;
}

async function copyValue(text: string, done: string, title: string, failed: string): Promise<void> {
  try {
    await copyText(text);
    showToast({ tone: 'success', title: done });
  } catch {
    showToast({ tone: 'danger', title, description: failed });
  }
}

/** One variable: name, value (masked until revealed), and what can be done with it. */
export function VariableRow({ variable, changes, onEdit, onRemove }: VariableRowProps) {
  const words = useText(systemSettingsText);
  const { variables: own } = words;
  const { key, value, isMasked } = variable;
  const [revealed, setRevealed] = useState<string | null>(null);
  const real = useRealValue(variable, changes);
  const toggle = async () => setRevealed(revealed === null ? await real.read() : null);
  const copy = async () => {
    const text = revealed ?? (await real.read());
    if (text !== null) await copyValue(text, own.copied, words.error, own.copyFailed);
  };
  const shown = isMasked ? (revealed ?? value) : value;
  return (
    <li className={joinClasses('stack middle whole-row gap-4-16', styles.variable)}>
      <span className="code small strong breakable" dir="ltr">
        {key}
      </span>
      <span className="code muted small breakable" dir="ltr">
        {shown === '' ? <em>{own.empty}</em> : shown}
        {isMasked && revealed === null && <span className="visually-hidden"> {own.masked}</span>}
      </span>
      <span className="beside">
        {isMasked && (
          <Button
            look="quiet"
            pending={real.pending}
            icon={revealed === null ? <EyeIcon /> : <EyeOffIcon />}
            aria-label={revealed === null ? own.reveal(key) : own.hide(key)}
            onClick={() => void toggle()}
          />
        )}
        <Button look="quiet" icon={<CopyIcon />} aria-label={own.copy(key)} onClick={() => void copy()} />
        {variable.isEditable && (
          <>
            <Button look="quiet" icon={<PencilIcon />} aria-label={own.edit(key)} onClick={onEdit} />
            <Button look="quiet" icon={<TrashIcon />} aria-label={own.remove(key)} onClick={onRemove} />
          </>
        )}
      </span>
      <VariableFacts variable={variable} />
    </li>
  );
}
