import { cnicFormSchema } from '@mehfil/api/domain/terms/cnic';
import { Flex } from 'antd';
import { useState } from 'react';
import {
  useSetContractCnicMutation,
  type ContractFieldsFragment,
} from '../../../../graphql/generated/booking-contract';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { TextField } from '../../../../ui/form/TextField';
import { contractText } from './contract.text';

type Contract = Pick<
  ContractFieldsFragment,
  'bookingId' | 'isCnicGiven' | 'cnic' | 'viewerCanGiveCnic' | 'viewerCanRemoveCnic'
>;

/** The CNIC of a contract in one line; to those who don't read it, that it was given. */
export function CnicLine({ cnic }: Pick<Contract, 'cnic'>) {
  const words = useText(contractText);
  return (
    <p>
      {words.cnic}: {cnic === null ? words.cnicGiven : <bdi dir="ltr">{cnic}</bdi>}
    </p>
  );
}

function CnicDialog({ bookingId, cnic, onClose }: Pick<Contract, 'bookingId' | 'cnic'> & { onClose: () => void }) {
  const words = useText(contractText);
  const { run, pending } = useSetContractCnicMutation({
    ...{ success: words.cnicSaved, failure: { ...words.cnicNotSaved, always: true } },
    refetch: ['BookingContract'],
  });
  return (
    <Dialog open startsInField title={words.cnic} onClose={onClose}>
      <AppForm<{ cnic: string }>
        label={words.cnic}
        initialValues={{ cnic: cnic ?? '' }}
        schema={cnicFormSchema}
        onSubmit={async (values, form) => {
          const { ok } = await run({ id: bookingId, input: values }, { form });
          if (ok) onClose();
        }}
      >
        <p className="muted">{words.cnicText}</p>
        <TextField
          name="cnic"
          label={words.cnicNumber}
          hint={words.cnicHint}
          type="tel"
          autoComplete="off"
          inputMode="numeric"
          dir="ltr"
          required
        />
        <DialogActions label={words.save} pendingLabel={words.saving} pending={pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}

/** The CNIC of a contract beside its papers, to give, change and remove. */
export function Cnic({ contract }: { contract: Contract }) {
  const words = useText(contractText);
  const [opened, setOpened] = useState<'give' | 'remove' | null>(null);
  const close = () => setOpened(null);
  const { bookingId, isCnicGiven, cnic, viewerCanGiveCnic, viewerCanRemoveCnic } = contract;
  const { run, pending } = useSetContractCnicMutation({
    ...{ success: words.cnicRemoved, failure: { ...words.cnicNotRemoved, always: true } },
    refetch: ['BookingContract'],
  });
  const remove = async () => {
    const { ok } = await run({ id: bookingId, input: { cnic: null } });
    if (ok) close();
  };
  if (!isCnicGiven && !viewerCanGiveCnic) return null;
  return (
    <Flex wrap align="center" gap="4px 8px">
      {isCnicGiven && <CnicLine cnic={cnic} />}
      {viewerCanGiveCnic && (
        <Button look={isCnicGiven ? 'quiet' : 'secondary'} onClick={() => setOpened('give')}>
          {isCnicGiven ? words.changeCnic : words.giveCnic}
        </Button>
      )}
      {viewerCanRemoveCnic && (
        <Button look="quiet" onClick={() => setOpened('remove')}>
          {words.removeCnic}
        </Button>
      )}
      {opened === 'give' && <CnicDialog bookingId={bookingId} cnic={cnic} onClose={close} />}
      <ConfirmDialog
        open={opened === 'remove'}
        danger
        title={words.removeCnicTitle}
        text={words.removeCnicText}
        confirmLabel={words.removeCnic}
        pending={pending}
        onConfirm={remove}
        onCancel={close}
      />
    </Flex>
  );
}
