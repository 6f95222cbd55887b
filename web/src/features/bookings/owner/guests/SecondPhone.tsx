import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { secondPhoneFormSchema } from '@mehfil/api/domain/guests/second-phone';
import { Flex } from 'antd';
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

/** The second phone of a guest, of the other family, say: to call, and to change; both fields emptied remove it. */
export function SecondPhone({ guest }: { guest: BusinessGuestQuery['businessGuest'] }) {
  const { second: words } = useText(guestsText);
  const { name: guestName, phone, secondPhone } = guest;
  const { run, pending } = useSetGuestSecondPhoneMutation({
    success: { tone: 'success', ...words.saved },
    about: guestName,
    failure: words.notSaved,
    refetch: ['BusinessGuest'],
  });
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
        onSubmit={async (values, form) => {
          const input = { name: values.name.trim() || null, phone: values.phone.trim() || null };
          await run({ phone, input }, { form });
        }}
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
