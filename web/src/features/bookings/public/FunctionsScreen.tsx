import { FUNCTION_NAMES, type FunctionName } from '@mehfil/api/domain/bookings/functions';
import { requestBookingsSchema } from '@mehfil/api/domain/bookings/groups';
import { GROUP_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useQuoteBookingsQuery,
  useRequestBookingsMutation,
  type QuoteBookingsQuery,
} from '../../../graphql/generated/functions';
import { useSession, type Viewer } from '../../../graphql/session';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { useRequestKey } from '../../../lib/useRequestKey';
import { Button, ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { AppForm } from '../../../ui/form/AppForm';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { CalendarIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { PageHeader } from '../../../ui/PageHeader';
import { Select } from '../../../ui/Select';
import { useBookingTimes } from '../booking-times';
import { keepBasket, readBasket, type DraftedFunction, type FunctionBasket } from '../function-basket';
import { functionFactsText } from '../function-facts.text';
import { functionsText } from '../functions.text';
import { DraftedMenu } from './DraftedMenu';
import { GroupTotal } from './GroupTotal';
import { CnicInput } from './CnicInput';
import { TermsConsent } from './TermsConsent';
import { useGroupConsent } from './useGroupConsent';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';

/** What is asked once for all functions. */
const SCHEMA = requestBookingsSchema.pick(['name', 'customerName', 'customerPhone', 'customerEmail']);

interface SharedValues {
  name: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
}

/** The functions that the customer collected, to be requested all together or not at all (docs/decisions/0027-bookings.md). */
export function FunctionsScreen() {
  const words = useText(functionsText);
  const { viewer } = useSession();
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {viewer && <Functions viewer={viewer} />}
    </>
  );
}

function Functions({ viewer }: { viewer: Viewer }) {
  const words = useText(functionsText);
  const [basket, setBasket] = useState(() => readBasket(viewer.id));
  const [refusals, setRefusals] = useState<Refusals>({});
  const { functions } = basket;
  const isEnough = functions.length >= GROUP_LIMITS.functionsMin;
  const { data, error } = useQuoteBookingsQuery({
    variables: { input: { functions: functions.map(toQuoted) } },
    skip: !isEnough,
    freshFor: 0,
  });
  const change = (changed: DraftedFunction[]) => {
    const next = { ...basket, functions: changed };
    keepBasket(viewer.id, next);
    setBasket(next);
    setRefusals({});
  };
  if (functions.length === 0) {
    return (
      <EmptyState
        icon={<CalendarIcon size={40} />}
        title={words.empty}
        text={words.emptyText}
        action={<ButtonLink to={paths.allVenues}>{words.browse}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul className="stack gap-16 above-16">
        {functions.map((each, index) => (
          <li key={`${each.hallId}-${each.startTime}-${index}`}>
            <DraftCard
              drafted={each}
              quote={isEnough ? data?.quoteBookings.functions[index] : undefined}
              refusal={refusals[index]}
              onName={(functionName) => change(functions.with(index, { ...each, functionName }))}
              onRemove={() => change(functions.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <div className="stack gap-16 above-16">
        {functions.length < GROUP_LIMITS.functionsMax && (
          <div className="row gap-12">
            <ButtonLink look="secondary" to={paths.allVenues}>
              {words.more}
            </ButtonLink>
          </div>
        )}
        {!isEnough && <p role="status">{words.oneMore}</p>}
        {error && (
          <p className="danger" role="alert">
            {words.quoteFailed}
          </p>
        )}
        {isEnough && <SendForm viewer={viewer} basket={basket} quote={data?.quoteBookings} onRefused={setRefusals} />}
      </div>
    </>
  );
}

/** What the server refused, by the place of the function. */
type Refusals = Readonly<Record<number, string>>;
type Quotes = QuoteBookingsQuery['quoteBookings'];

function toQuoted({ hallId, startTime, endTime, guestCount, optionalServices, menu, childCount }: DraftedFunction) {
  const children = childCount === undefined ? {} : { childCount };
  return { hallId, startTime, endTime, guestCount, optionalServices, ...(menu && { menu }), ...children };
}

/** Puts the server's messages to their functions. */
function placeRefusals(fields: readonly { field: string; message: string }[]): Refusals {
  return Object.fromEntries(
    fields.flatMap(({ field, message }) => {
      const place = /functions\[(\d+)\]/.exec(field)?.[1];
      return place === undefined ? [] : [[Number(place), message]];
    }),
  );
}

interface DraftCardProps {
  drafted: DraftedFunction;
  quote: Quotes['functions'][number] | undefined;
  refusal: string | undefined;
  onName: (name: FunctionName) => void;
  onRemove: () => void;
}

function DraftCard({ drafted, quote, refusal, onName, onRemove }: DraftCardProps) {
  const words = useText(functionsText);
  const { names } = useText(functionFactsText);
  const { number } = useFormat();
  const times = useBookingTimes(drafted);
  const titleId = useId();
  const problem = refusal ?? (quote && !quote.isAvailable ? words.taken : undefined);
  return (
    <Card as="article" labelledBy={titleId} className="stack gap-12">
      <div className="row top apart gap-8-12">
        <h2 id={titleId} className="breakable heading-20">
          {drafted.hallTitle}
        </h2>
        <Select<FunctionName>
          aria-label={words.function}
          value={drafted.functionName}
          options={FUNCTION_NAMES.map((value) => ({ value, label: names[value] }))}
          onChange={onName}
        />
      </div>
      <p className="row gap-4-20 narrowable">
        <span>{times.date}</span>
        <span>{times.range}</span>
        <span>{`${words.guests}: ${number(drafted.guestCount)}`}</span>
      </p>
      {drafted.menu && <DraftedMenu drafted={drafted} chosen={drafted.menu} />}
      {problem && (
        <p className="danger" role="alert">
          {problem}
        </p>
      )}
      <div className="row apart gap-4-20 strong">
        <Button look="quiet" onClick={onRemove} aria-label={words.removeFor(drafted.hallTitle)}>
          {words.remove}
        </Button>
        {quote && <Money amount={quote.totalPrice} currency={quote.currency} />}
      </div>
    </Card>
  );
}

interface SendFormProps {
  viewer: Viewer;
  basket: FunctionBasket;
  quote: Quotes | undefined;
  onRefused: (refusals: Refusals) => void;
}

function SendForm({ viewer, basket, quote, onRefused }: SendFormProps) {
  const words = useText(functionsText);
  const navigate = useNavigate();
  const { refresh } = useSession();
  const toKey = useRequestKey();
  const { run, pending } = useRequestBookingsMutation({
    success: { tone: 'success', ...words.sent },
    failure: { ...words.sendFailed, always: true },
    refetch: VIEWER_BOOKING_QUERIES,
  });
  const consent = useGroupConsent(basket.functions.map(({ hallId }) => hallId));
  const send = async (shared: SharedValues) => {
    if (!consent.check()) return;
    const functions = basket.functions.map((each, index) => ({
      ...toQuoted(each),
      functionName: each.functionName,
      specialRequests: each.specialRequests,
      totalAmount: quote?.functions[index]?.totalPrice ?? 0,
    }));
    const { acceptedTermsIds, cnic } = consent;
    // Left out where there are none, so that an older server takes the request, too.
    const request = {
      ...{ ...shared, functions },
      ...(acceptedTermsIds.length > 0 && { acceptedTermsIds }),
      ...(cnic.cnic !== null && { cnic: cnic.cnic }),
    };
    const outcome = await run({ input: { ...request, clientMutationId: toKey(request) } });
    if (!outcome.ok) {
      onRefused(placeRefusals(outcome.error.fields));
      if (outcome.error.fields.some(({ field }) => field === 'acceptedTermsIds')) consent.refresh();
      return;
    }
    if (viewer.phone === null) void refresh();
    keepBasket(viewer.id, { name: '', functions: [] });
    void navigate(paths.myBookings);
  };
  return (
    <Card as="section" labelledBy="functions-contact" className="stack gap-12">
      <h2 id="functions-contact" className="breakable heading-20">
        {words.contact}
      </h2>
      <AppForm<SharedValues>
        label={words.contact}
        initialValues={{
          name: basket.name,
          customerName: viewer.name,
          customerPhone: viewer.phone ?? '',
          customerEmail: viewer.email,
        }}
        schema={SCHEMA}
        onSubmit={send}
      >
        <div className="stack fit-260 gap-16">
          <TextField name="name" label={words.groupName} hint={words.groupNameHint} required />
          <TextField name="customerName" label={words.customerName} autoComplete="name" required />
          <TextField name="customerPhone" label={words.customerPhone} type="tel" autoComplete="tel" required />
          <TextField name="customerEmail" label={words.customerEmail} type="email" autoComplete="email" required />
        </div>
        {quote && <GroupTotal totals={quote.totals} />}
        <GroupConsent consent={consent} />
        <p className="muted">{words.terms}</p>
        <SubmitButton label={words.send} pendingLabel={words.sending} pending={pending} />
      </AppForm>
    </Card>
  );
}

/** The consent to the terms of each business; only what is wrong where there are none to accept. */
function GroupConsent({ consent }: { consent: ReturnType<typeof useGroupConsent> }) {
  const { customerName } = useFormikContext<SharedValues>().values;
  return (
    <>
      {consent.terms.map((terms) => (
        <TermsConsent
          key={terms.id}
          terms={terms}
          name={customerName}
          isAccepted={consent.isAccepted(terms.id)}
          problem={consent.problemOf(terms.id)}
          onAccept={(isAccepted) => consent.accept(terms.id, isAccepted)}
        />
      ))}
      {consent.terms.length > 0 && (
        <CnicInput cnic={consent.cnic} businesses={consent.terms.map(({ businessName }) => businessName)} />
      )}
      {consent.problem !== null && (
        <p className="error" role="alert">
          {consent.problem}
        </p>
      )}
    </>
  );
}
