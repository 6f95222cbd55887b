import { setHallUnitsSchema, type SetHallUnitsInput } from '@mehfil/api/domain/halls/units';
import { useSetHallSpacesMutation } from '../../../../graphql/generated/spaces';
import { useText } from '../../../../i18n/text';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { SelectManyField } from '../../../../ui/form/SelectManyField';
import { findLocked, type PlannedHall, type Space } from './plan';
import { spacesText } from './spaces.text';

interface HallSpacesDialogProps {
  hall: PlannedHall;
  spaces: readonly Space[];
  onClose: () => void;
}

/** Says which spaces a hall takes, and what that locks. */
export function HallSpacesDialog({ hall, spaces, onClose }: HallSpacesDialogProps) {
  const words = useText(spacesText);
  const { run, pending } = useSetHallSpacesMutation({
    success: { tone: 'success', ...words.saved },
    about: hall.title,
    failure: words.notSaved,
    refetch: ['ViewerSpaces'],
  });
  const title = words.changeOf(hall.title);
  return (
    <Dialog open startsInField title={title} onClose={onClose}>
      <AppForm<SetHallUnitsInput>
        label={title}
        initialValues={{ unitIds: hall.spaces.map(({ id }) => id) }}
        schema={setHallUnitsSchema}
        onSubmit={async (input, form) => {
          const outcome = await run({ id: hall.id, input }, { form });
          if (outcome.ok) onClose();
        }}
      >
        {({ values: { unitIds } }) => (
          <>
            <SelectManyField
              name="unitIds"
              label={words.unitIds}
              hint={words.unitsHint}
              options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
              required
            />
            <p className="muted medium" aria-live="polite">
              {words.locks(
                findLocked(
                  spaces.filter(({ id }) => unitIds.includes(id)),
                  hall.id,
                ),
              )}
            </p>
            <DialogActions label={words.save} pendingLabel={words.saving} pending={pending} onCancel={onClose} />
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
