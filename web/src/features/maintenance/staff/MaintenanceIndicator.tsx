import { MAINTENANCE_INDICATORS, type MaintenanceState } from '@mehfil/api/domain/maintenance/maintenance';
import { Link } from 'react-router-dom';
import { joinClasses } from '../../../lib/classes';
import { usePanelMaintenanceStateQuery } from '../../../graphql/generated/panel-maintenance';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { maintenancePanelText } from './maintenance-panel.text';
import styles from './MaintenanceIndicator.module.css';

/** A window begins and ends by itself: the indicator looks again this often. */
const LOOK_AGAIN_MS = 60_000;

const TONES: Readonly<Record<MaintenanceState, string>> = {
  active: 'tone-danger',
  scheduled: 'tone-warning',
  operational: 'tone-neutral',
};

/** Under Maintenance, Scheduled, or Normal Operation, in the header (docs/coverage.md: business §2 Maintenance tab). */
export function MaintenanceIndicator() {
  const words = useText(maintenancePanelText);
  const { data } = usePanelMaintenanceStateQuery({ pollInterval: LOOK_AGAIN_MS });
  if (!data) return null;
  const state = data.maintenanceSettings.state as MaintenanceState;
  return (
    <Link
      className={joinClasses('pill', TONES[state], 'inline middle touchable', styles.indicator)}
      data-state={state}
      to={`${paths.controlPanel}?tab=maintenance`}
    >
      <span className="visually-hidden">{words.indicator} </span>
      {MAINTENANCE_INDICATORS[state]}
    </Link>
  );
}
