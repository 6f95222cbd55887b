import { inviteMemberSchema, type InviteMemberInput } from '@mehfil/api/domain/businesses/team-inputs';
import { MEMBER_ROLES, TeamRole, type MemberRole } from '@mehfil/api/domain/businesses/team';
import { useInviteMemberMutation } from '../../../../graphql/generated/team';
import { useText } from '../../../../i18n/text';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import { teamWords } from '../../team-words.text';
import { teamText } from './team.text';

/** Invites an address to the team. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const words = useText(teamText);
  const { roles } = useText(teamWords);
  const { run, pending } = useInviteMemberMutation({
    success: { tone: 'success', ...words.sent },
    about: ({ input }) => input.email,
    failure: words.notSent,
    refetch: ['ViewerTeam'],
  });
  return (
    <Dialog open startsInField title={words.invite} onClose={onClose}>
      <AppForm<InviteMemberInput>
        label={words.invite}
        initialValues={{ email: '', role: TeamRole.CLERK }}
        schema={inviteMemberSchema}
        onSubmit={async ({ email, role }, form) => {
          const outcome = await run({ input: { email: email.trim(), role } }, { form });
          if (outcome.ok) onClose();
        }}
      >
        <TextField name="email" type="email" label={words.email} hint={words.emailHint} autoComplete="off" required />
        <SelectField<MemberRole>
          name="role"
          label={words.role}
          options={MEMBER_ROLES.map((value) => ({ value, label: roles[value] }))}
          required
        />
        <div>
          <DialogActions label={words.send} pendingLabel={words.sending} pending={pending} onCancel={onClose} />
        </div>
      </AppForm>
    </Dialog>
  );
}
