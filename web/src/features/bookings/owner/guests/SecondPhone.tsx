import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { secondPhoneFormSchema } from '@mehfil/api/domain/guests/second-phone';
import { Flex } from 'antd';
import type { FormErrors } from '../../../../graphql/change';
import { useRereadOnConflict } from '../../../../graphql/useRereadOnConflict';
import { useSetGuestSecondPhoneMutation, type BusinessGuestQuery } from '../../../../graphql/generated/guests';
import { useText } from '../../../../i18n/text';
import { AppForm } from '../../../../ui/form/AppForm';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextField } from '../../../../ui/form/TextField';
import { Section } from '../../page/BookingParts';
import { ContactLinks } from './ContactLinks';
import { guestsText } from './guests.text';

interface Values {
  name: string;
  phone: string;
}

type Guest = BusinessGuestQuery['businessGuest'];

const QUERIES = ['BusinessGuest'];

/** Saves what is typed over the number that is shown; one that somebody else saved meanwhile is shown before the next attempt. */
function useSaveSecondPhone({ name: guestName, phone, secondPhone }: Guest) {
  const { second: words } = useText(guestsText);
  const setting = useSetGuestSecondPhoneMutation({
    success: { tone: 'success', ...words.saved },
    about: guestName,
    // Reading again takes the message from its field.
    failure: { ...words.notSaved, always: true },
    refetch: QUERIES,
  });
  const { run, pending } = useRereadOnConflict(setting, QUERIES);
  const save = async (values: Values, form: FormErrors): Promise<void> => {
    const input = { name: values.name.trim() || null, phone: values.phone.trim() || null };
    const previousPhone = secondPhone?.phoneAsGiven ?? null;
    await run({ phone, input: { ...input, previousPhone } }, { form });
  };
  return { save, pending };
}

/** The second phone of a guest, of the other family, say: to call, and to change; both fields emptied remove it. */
export function SecondPhone({ guest }: { guest: Guest }) {
  const { second: words } = useText(guestsText);
  const { phone, secondPhone } = guest;
  const { save, pending } = useSaveSecondPhone(guest);
  return (
    <Section title={words.title}>
      {secondPhone && (
        <Flex wrap gap="4px 16px">
          <bdi>{secondPhone.name}</bdi>
          <ContactLinks contact={secondPhone.contact} phone={secondPhone.phoneAsGiven} />
        </Flex>
      )}
      <AppForm<Values>
        label={words.title}
        initialValues={{ name: secondPhone?.name ?? '', phone: secondPhone?.phoneAsGiven ?? '' }}
        schema={secondPhoneFormSchema}
        draft={`second-${phone}`}
        reinitialize
        onSubmit={save}
      >
        <div className="fields">
          <TextField
            name="name"
            label={words.name}
            hint={words.nameHint}
            maxLength={BOOKING_LIMITS.nameMaxCharacters}
          />
          <TextField name="phone" label={words.phone} hint={words.phoneHint} type="tel" inputMode="tel" />
        </div>
        <div>
          <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
        </div>
      </AppForm>
    </Section>
  );
}
