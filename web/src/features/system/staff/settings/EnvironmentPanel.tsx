import { ENVIRONMENT_LIMITS } from '@mehfil/api/domain/system/limits';
import { usePanelEnvironmentQuery } from '../../../../graphql/generated/panel-settings';
import { readError } from '../../../../graphql/errors';
import { useText } from '../../../../i18n/text';
import { useKeptFocus } from '../../../../lib/kept-focus';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { EmptyState } from '../../../../ui/EmptyState';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { EnvironmentFile } from './EnvironmentFile';
import { EnvironmentSwitch } from './EnvironmentSwitch';
import { systemSettingsText } from './system-settings.text';
import { useGuardedChanges } from './useGuardedChanges';
import { VariablesCard } from './VariablesCard';
import styles from './Settings.module.css';

/** The environment: which one, its variables, the file itself; behind a recent sign-in. */
export function EnvironmentPanel() {
  const words = useText(systemSettingsText).environment;
  const { data, error, refetch } = usePanelEnvironmentQuery({ freshFor: 0 });
  const changes = useGuardedChanges();
  const environment = data?.environment;
  // The button that unlocks leaves with the lock.
  const kept = useKeptFocus<HTMLDivElement>('system-information');
  const locked = error && readError(error).code === 'REAUTHENTICATION_REQUIRED';
  const unlock = async () => {
    if (await changes.ask()) await refetch();
  };
  return (
    <div {...kept} className={styles.parts}>
      {environment && (
        <>
          <EnvironmentSwitch environment={environment} changes={changes} />
          <VariablesCard variables={environment.variables} known={environment.knownVariables} changes={changes} />
          <EnvironmentFile file={environment} changes={changes} onOutdated={() => void refetch()} />
        </>
      )}
      {!environment && !error && <Skeleton height={`${ENVIRONMENT_LIMITS.editorMinHeightPx}px`} shape="box" />}
      {!environment && locked && (
        <Card>
          <EmptyState
            level={2}
            title={words.locked}
            text={words.lockedText}
            action={<Button onClick={() => void unlock()}>{words.unlock}</Button>}
          />
        </Card>
      )}
      {!environment && error && !locked && <LoadFailed onRetry={refetch} />}
    </div>
  );
}
