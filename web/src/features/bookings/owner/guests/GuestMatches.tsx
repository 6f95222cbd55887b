import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { Flex } from 'antd';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useGuestMatchesQuery, type GuestMatchesQuery } from '../../../../graphql/generated/guests';
import { useText } from '../../../../i18n/text';
import { useSettled } from '../../../../lib/useSettled';
import { Button } from '../../../../ui/Button';
import { isSameSecond, NO_SECOND, type SavedSecond, type SecondPhone } from '../entry/entry-values';
import styles from './GuestMatches.module.css';
import { guestsText } from './guests.text';

type Match = GuestMatchesQuery['businessGuests']['nodes'][number];

/** The guest in a form, which may have no address. */
interface GuestFields {
  customerName: string;
  customerPhone: string;
  customerEmail?: string;
  second?: SecondPhone;
  savedSecond?: SavedSecond | null;
}

/** The second number of a form once a match is chosen: one that somebody typed stays, that of another match doesn't. */
function chooseSecond({ second, savedSecond }: GuestFields, { secondPhone, phoneAsGiven: of }: Match) {
  if (second === undefined) return {};
  const saved = secondPhone && { of, name: secondPhone.name, phone: secondPhone.phoneAsGiven };
  const isTyped = !isSameSecond(second, NO_SECOND) && !isSameSecond(second, savedSecond ?? NO_SECOND);
  const { name, phone } = saved ?? NO_SECOND;
  return { second: isTyped ? second : { name, phone }, savedSecond: saved ?? null };
}

/** Shorter texts find too many. */
const CHARACTERS_MIN = 3;

/** Guests whom the business knows by what is typed in a form, the number before the name: a press fills in the rest. */
export function GuestMatches() {
  const words = useText(guestsText);
  const id = useId();
  const { values, setValues } = useFormikContext<GuestFields>();
  const [chosen, setChosen] = useState({ phone: '', email: '' });
  const { customerName, customerPhone, customerEmail } = values;
  const search = (customerPhone.trim() || customerName.trim()).slice(0, SEARCH_LIMITS.textMaxCharacters);
  const asked = useSettled(search, CONTROL_PANEL_LIMITS.searchDebounceMs);
  const isAsked = asked === search && search.length >= CHARACTERS_MIN && search !== chosen.phone;
  const { data } = useGuestMatchesQuery({ variables: { search: asked }, skip: !isAsked });
  const matches = isAsked ? (data?.businessGuests.nodes ?? []) : [];
  const choose = async (match: Match) => {
    const { name, phoneAsGiven, email } = match;
    setChosen({ phone: phoneAsGiven, email });
    // An address that somebody typed stays, that of another match doesn't.
    const isTyped = customerEmail !== '' && customerEmail !== chosen.email;
    await setValues({
      ...values,
      customerName: name,
      customerPhone: phoneAsGiven,
      ...(customerEmail !== undefined && { customerEmail: isTyped ? customerEmail : email }),
      ...chooseSecond(values, match),
    });
  };
  return (
    <div aria-live="polite">
      {matches.length > 0 && (
        <>
          <p id={id} className="muted small">
            {words.matches}
          </p>
          <Flex component="ul" wrap gap={8} aria-labelledby={id}>
            {matches.map((match) => (
              <li key={match.phone}>
                <Button look="secondary" className={styles.match} onClick={() => void choose(match)}>
                  {words.match(match.name, match.phoneAsGiven, match.bookingCount)}
                  {match.secondPhone && words.matchSecond(match.secondPhone.name, match.secondPhone.phoneAsGiven)}
                </Button>
              </li>
            ))}
          </Flex>
        </>
      )}
    </div>
  );
}
