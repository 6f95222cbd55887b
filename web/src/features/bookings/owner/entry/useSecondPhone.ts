import { readSecondPhone } from '@mehfil/api/domain/guests/second-phone';
import { toE164, type PhonePlace } from '@mehfil/api/domain/text/phone';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSetGuestSecondPhoneMutation } from '../../../../graphql/generated/guests';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { bookingEntryText } from './booking-entry.text';
import { isSameSecond, NO_SECOND, type EntryValues } from './entry-values';

/**
 * The second number of an entry, which the guest's record keeps: it is there with the booking.
 * @param place of the business; nothing is sent before it is known
 */
export function useSecondPhone(place: PhonePlace = {}) {
  const words = useText(bookingEntryText);
  const navigate = useNavigate();
  const { values, setFieldError, setFieldTouched, setFieldValue } = useFormikContext<EntryValues>();
  const { run } = useSetGuestSecondPhoneMutation({
    failure: ({ message }, { phone }) => ({
      tone: 'danger',
      ...words.secondNotSaved,
      ...(message && { description: message }),
      // What was typed can be entered there.
      action: { label: words.openGuest, onClick: () => void navigate(paths.business.guest(phone)) },
    }),
  });
  const { customerPhone, second, savedSecond } = values;
  // Whoever types another number is another guest, whose second number isn't known.
  const isOther = savedSecond !== null && savedSecond.of !== customerPhone;
  const forget = useEffectEvent(() => {
    if (savedSecond && isSameSecond(second, savedSecond)) void setFieldValue('second', NO_SECOND);
    void setFieldValue('savedSecond', null);
  });
  useEffect(() => {
    if (isOther) forget();
  }, [isOther]);
  // A record loses its number on the guest's own page, not by an empty field here.
  const isChanged = !isSameSecond(second, savedSecond ?? NO_SECOND) && !isSameSecond(second, NO_SECOND);
  const guest = toE164(customerPhone, place);
  return {
    /** Says at its field what is wrong, if anything is. @returns whether the entry can be sent */
    check: (): boolean => {
      const read = isChanged ? readSecondPhone(second, guest ?? '', place) : null;
      if (typeof read !== 'string') return true;
      void setFieldTouched('second.phone', true, false);
      setFieldError('second.phone', read);
      return false;
    },
    /** Saves it with the guest's record, unless that has it. */
    save: async (): Promise<void> => {
      if (!isChanged) return;
      const input = { name: second.name.trim() || null, phone: second.phone.trim() || null };
      await run({ phone: guest ?? customerPhone, input: { ...input, previousPhone: savedSecond?.phone ?? null } });
    },
  };
}
