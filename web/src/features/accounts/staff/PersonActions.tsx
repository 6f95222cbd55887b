import {
  useAssignModeratorMutation,
  useDeleteUserMutation,
  useReinstateUserMutation,
  useRemoveModeratorMutation,
  useRemoveSecondFactorsMutation,
  useSuspendUserMutation,
  type PanelPeopleQuery,
} from '../../../graphql/generated/panel-users';
import { useText } from '../../../i18n/text';
import { useShowDialog } from '../../../ui/DialogHost';
import { lazyPart } from '../../../ui/lazy-part';
import { ActionsMenu } from './ActionsMenu';
import { usersText } from './users.text';

const SuspensionDialog = lazyPart(() => import('./SuspensionDialog').then((module) => module.SuspensionDialog));

type PersonRow = PanelPeopleQuery['people']['nodes'][number];

/** Every change of an account, with the panel's words. */
function usePersonChanges(name: string) {
  const words = useText(usersText);
  const said = (title: string) => ({
    success: { tone: 'success' as const, title },
    about: name,
    failure: { title: words.failed, always: true },
    refetch: ['PanelPeople', 'PanelOverview', 'PanelPerson'],
  });
  return {
    assign: useAssignModeratorMutation(said(words.assigned)),
    remove: useRemoveModeratorMutation(said(words.removed)),
    removeFactors: useRemoveSecondFactorsMutation(said(words.factorsRemoved)),
    suspend: useSuspendUserMutation(said(words.suspended)),
    reinstate: useReinstateUserMutation(said(words.reinstated)),
    erase: useDeleteUserMutation(said(words.deleted)),
  };
}

/** What an admin may do with an account; a suspension asks why. */
export function PersonActions({
  person,
  text,
  onDeleted,
}: {
  person: Pick<PersonRow, 'id' | 'name' | 'role' | 'suspendedAt' | 'hasSecondFactor'>;
  /** Stands on the button, where it stands alone. */
  text?: string;
  /** What follows once there is no such person any more. */
  onDeleted?: () => void;
}) {
  const { id, name, role, suspendedAt, hasSecondFactor } = person;
  const words = useText(usersText);
  const { assign, remove, removeFactors, suspend, reinstate, erase } = usePersonChanges(name);
  const showDialog = useShowDialog();
  const askWhy = () =>
    showDialog((close) => (
      <SuspensionDialog
        title={words.suspendFor(name)}
        label={words.reason}
        hint={role === 'BUSINESS' ? words.suspendOwnerHint : words.suspendHint}
        submit={words.suspend}
        onSubmit={async (input, form) => (await suspend.run({ id, input }, { form })).ok}
        onClose={close}
      />
    ));
  const deleteUser = async () => {
    if ((await erase.run({ id })).ok) onDeleted?.();
  };
  const action = (
    key: string,
    label: string,
    { pending, run }: { pending: boolean; run: (of: { id: number }) => unknown },
  ) => ({
    ...{ key, label, disabled: pending },
    run: () => void run({ id }),
  });
  return (
    <ActionsMenu
      label={words.menu(name)}
      text={text}
      actions={[
        ...(role === 'USER' ? [action('assign', words.assign, assign)] : []),
        ...(role === 'MODERATOR' ? [action('remove', words.remove, remove)] : []),
        ...(hasSecondFactor ? [action('factors', words.removeFactors, removeFactors)] : []),
        suspendedAt === null
          ? { key: 'suspend', label: words.suspend, disabled: suspend.pending, run: askWhy }
          : action('reinstate', words.reinstate, reinstate),
        { ...action('delete', words.delete, { ...erase, run: deleteUser }), danger: true },
      ]}
    />
  );
}
