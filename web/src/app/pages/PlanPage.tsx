import { FunctionName } from '@mehfil/api/domain/bookings/functions';
import { ChooseForFunction } from '../../features/bookings/public/ChooseForFunction';
import { PlannedFunctions } from '../../features/bookings/public/PlannedFunctions';
import { usePlannedFunctions } from '../../features/bookings/public/usePlannedFunctions';
import { PlanScreen } from '../../features/halls/public/plan/PlanScreen';

const NAMES = { mehndi: FunctionName.MEHNDI, baraat: FunctionName.BARAAT, walima: FunctionName.WALIMA } as const;

/** `/plan`: halls for the functions of a wedding, and what was chosen for each. */
export function PlanPage() {
  const { functions, choose } = usePlannedFunctions();
  return (
    <PlanScreen
      renderChoice={({ functionName, hall, price, search }) => (
        <ChooseForFunction
          functionName={NAMES[functionName]}
          hall={hall}
          stay={price}
          criteria={search}
          functions={functions}
          onChoose={choose}
        />
      )}
      chosen={<PlannedFunctions functions={functions} />}
    />
  );
}
