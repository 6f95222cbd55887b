import { Flex } from 'antd';
import { useState } from 'react';
import {
  useRemoveVariableMutation,
  type EnvironmentFieldsFragment,
} from '../../../../graphql/generated/panel-settings';
import { useText } from '../../../../i18n/text';
import { useKeptFocus } from '../../../../lib/kept-focus';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { EmptyState } from '../../../../ui/EmptyState';
import { PlusIcon } from '../../../../ui/icons';
import { failureToast } from './failure';
import { systemSettingsText } from './system-settings.text';
import type { GuardedChanges } from './useGuardedChanges';
import { VariableDialog } from './VariableDialog';
import { VariableRow } from './VariableRow';
import styles from './Settings.module.css';
import type { Variable } from './variable';

interface VariablesCardProps {
  variables: readonly Variable[];
  known: EnvironmentFieldsFragment['knownVariables'];
  changes: GuardedChanges;
}

/** The environment's variables: add, edit, delete, reveal, copy. */
export function VariablesCard({ variables, known, changes }: VariablesCardProps) {
  const words = useText(systemSettingsText);
  const { variables: own } = words;
  const [edited, setEdited] = useState<Variable | 'new' | null>(null);
  const [condemned, setCondemned] = useState<string | null>(null);
  const remove = useRemoveVariableMutation({
    success: { tone: 'success', title: own.deleted },
    about: ({ key }) => key,
    failure: failureToast(words.error, own.deleteFailed),
    refetch: ['PanelEnvironment'],
  });
  const kept = useKeptFocus<HTMLUListElement>('environment-variables');
  const erase = async (key: string) => {
    setCondemned(null);
    await changes.guarded(() => remove.run({ key }));
  };
  return (
    <Card as="section" labelledBy="environment-variables">
      <Flex wrap align="center" justify="space-between" gap={12}>
        <h2 id="environment-variables" className="below-14 heading-22">
          {own.title}
        </h2>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {own.add}
        </Button>
      </Flex>
      <p className="below-14 muted small">{own.text}</p>
      {variables.length === 0 ? (
        <EmptyState level={3} title={own.none} text={own.noneText} />
      ) : (
        <ul {...kept} className={`stack line-above divided ${styles.variables}`} aria-label={own.list}>
          {variables.map((variable) => (
            <VariableRow
              key={variable.key}
              variable={variable}
              changes={changes}
              onEdit={() => setEdited(variable)}
              onRemove={() => setCondemned(variable.key)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <VariableDialog
          variable={edited === 'new' ? null : edited}
          known={known.filter(({ key, isEditable }) => isEditable && !variables.some((each) => each.key === key))}
          changes={changes}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={condemned !== null}
        title={own.confirmTitle}
        text={own.confirm(condemned ?? '')}
        confirmLabel={own.delete}
        danger
        pending={remove.pending}
        onConfirm={() => void erase(condemned ?? '')}
        onCancel={() => setCondemned(null)}
      />
    </Card>
  );
}
