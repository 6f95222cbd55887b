import type { ContractFieldsFragment } from '../../../../graphql/generated/booking-contract';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { contractText } from './contract.text';

type Acceptance = ContractFieldsFragment['acceptances'][number];

/** Says how terms were accepted. */
function useSentence(timeZone: string) {
  const words = useText(contractText);
  const { compactDateTime, day } = useFormat();
  return ({ kind, name, isByBusiness, day: signedOn, createdAt }: Acceptance): string => {
    const moment = compactDateTime(createdAt, timeZone);
    if (kind === 'PAPER') return words.paper(name ?? '', signedOn ? day(signedOn) : moment);
    if (kind === 'CHANGE') return isByBusiness ? words.changeByBusiness(moment) : words.change(name ?? '', moment);
    return words.request(name ?? '', moment);
  };
}

interface AcceptancesProps {
  acceptances: readonly Acceptance[];
  timeZone: string;
  /** Also who recorded a paper, and the note about it, which no paper shows. */
  withNotes?: boolean;
}

/** The acceptances of a booking's terms, in their order. */
export function Acceptances({ acceptances, timeZone, withNotes = false }: AcceptancesProps) {
  const words = useText(contractText);
  const say = useSentence(timeZone);
  return (
    <ul className="bullets">
      {acceptances.map((each) => (
        <li key={each.id} className="breakable">
          {say(each)}
          {withNotes && each.recordedBy && (
            <span className="muted small block">
              {words.recordedBy(each.recordedBy)}
              {each.note && (
                <>
                  {' · '}
                  <bdi>{each.note}</bdi>
                </>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
