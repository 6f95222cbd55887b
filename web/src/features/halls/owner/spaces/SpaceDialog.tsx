import { hallUnitSchema, type HallUnitInput } from '@mehfil/api/domain/halls/units';
import { useAddSpaceMutation, useRenameSpaceMutation } from '../../../../graphql/generated/spaces';
import { useText } from '../../../../i18n/text';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { TextField } from '../../../../ui/form/TextField';
import type { Space } from './plan';
import { spacesText } from './spaces.text';

/** Adds a space, or renames one. */
export function SpaceDialog({ space, onClose }: { space: Space | undefined; onClose: () => void }) {
  const words = useText(spacesText);
  const refetch = ['ViewerSpaces'];
  const about = ({ input }: { input: HallUnitInput }) => input.name;
  const add = useAddSpaceMutation({
    success: { tone: 'success', ...words.added },
    about,
    failure: words.notAdded,
    refetch,
  });
  const rename = useRenameSpaceMutation({
    success: { tone: 'success', ...words.renamed },
    about,
    failure: words.notRenamed,
    refetch,
  });
  const title = space ? words.renameOf(space.name) : words.add;
  return (
    <FormDialog<HallUnitInput>
      title={title}
      initialValues={{ name: space?.name ?? '' }}
      schema={hallUnitSchema}
      onSubmit={({ name }, form) => {
        const input = { name: name.trim() };
        return space ? rename.run({ id: space.id, input }, { form }) : add.run({ input }, { form });
      }}
      submit={{
        label: space ? words.rename : words.add,
        pendingLabel: space ? words.renaming : words.adding,
        pending: add.pending || rename.pending,
      }}
      onClose={onClose}
    >
      <TextField name="name" label={words.name} placeholder={words.namePlaceholder} required />
    </FormDialog>
  );
}
