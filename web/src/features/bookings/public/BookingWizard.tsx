import type { BookingFormContext } from '@mehfil/api/domain/bookings/inputs';
import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession, type Viewer } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { useEventCriteria } from '../../../lib/event-criteria';
import { PHONE } from '../../../lib/media';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { FieldRefusals } from '../../../ui/form/field-refusals';
import { FormElement, FormState, useOnSubmit } from '../../../ui/form/AppForm';
import { bookingText } from '../booking.text';
import styles from './BookingWizard.module.css';
import { keepDraft, readDraft, type WizardValues } from '../draft';
import { readBasket } from '../function-basket';
import type { BookableHall } from '../hall-terms';
import { PriceReceipt, type PriceReceiptProps } from './PriceReceipt';
import { RequestReceipt, type SentRequest } from './RequestReceipt';
import { StepContact } from './StepContact';
import { StepGuests } from './StepGuests';
import { StepIndicator } from './StepIndicator';
import { StepReview } from './StepReview';
import { StepServices } from './StepServices';
import { StepWhen } from './StepWhen';
import { fieldRefusals, placeRefusals, useRefusal, type Refusal } from './refusals';
import { RefusalMessage } from './RefusalMessage';
import { AddToFunctions } from './AddToFunctions';
import { CnicInput } from './CnicInput';
import { TermsConsent } from './TermsConsent';
import { useTermsConsent, type TermsConsentState } from './useTermsConsent';
import { BOOKING_STEPS, bookingStepSchema, isStepValid, LAST_STEP } from './steps';
import { useStepHistory } from './useStepHistory';
import { useBookingRequest } from './useBookingRequest';
import { useCheapestMenu } from './useCheapestMenu';
import { WizardFoot } from './WizardFoot';
import { useMonth } from '../month';
import {
  NO_TIME,
  useAskedHours,
  useAskedOccasion,
  useCriteriaFollow,
  useForgottenTime,
  withAsked,
} from './wizard-criteria';
import { useQuote, type Quoted } from '../useQuote';
import { joinClasses } from '../../../lib/classes';

interface BookingWizardProps {
  hall: BookableHall;
  /** Most guests. */
  capacity: number;
  viewer: Viewer;
}

/** Guests before anybody has been asked: nothing is quoted for them. */
const NOT_CHOSEN = 0;

function emptyValues(viewer: Viewer): WizardValues {
  return {
    date: '',
    startTime: '',
    endTime: '',
    guests: NOT_CHOSEN,
    occasion: null,
    optionalServices: [],
    menu: null,
    isMenuChosen: false,
    childCount: null,
    customerName: viewer.name,
    customerPhone: viewer.phone ?? '',
    customerEmail: viewer.email,
    specialRequests: '',
  };
}

/** Book This Hall: five steps with the price beside them (docs/coverage.md: customer §2, §4, §5). What was typed survives a reload and a sign-in. */
export function BookingWizard({ hall, capacity, viewer }: BookingWizardProps) {
  const words = useText(bookingText).section;
  const { criteria } = useEventCriteria();
  const askedOccasion = useAskedOccasion();
  const [draft] = useState(() => {
    const kept = readDraft(hall.id, viewer.id);
    return { step: kept?.step ?? 1, values: withAsked(kept?.values ?? {}, criteria, askedOccasion) };
  });
  // The server knows what day it is at the hall; until it says so, no day counts as past.
  const { month } = useMonth(hall.id, undefined);
  const context = { capacity, today: month?.today ?? '' };
  // A draft that says nothing of it is an earlier version's, which preselected no menu.
  const isMenuChosen = Boolean(draft.values.menu);
  const initial = { ...emptyValues(viewer), isMenuChosen, ...draft.values };
  const [place, setPlace] = useState<Place>(() => ({
    step: reachable(draft.step, initial, context),
    field: null,
  }));
  return (
    <section aria-labelledby="booking-title">
      <h2 id="booking-title" className="below-20 heading-34">
        {words.title}
      </h2>
      <FormState<WizardValues> initialValues={initial} schema={bookingStepSchema(place.step, context)} draft={false}>
        <WizardBody
          hall={hall}
          viewer={viewer}
          context={context}
          holdHours={month?.holdHours ?? 0}
          answersWithinHours={month?.answersWithinHours ?? null}
          cancellationTerms={month?.cancellationTerms ?? null}
          place={place}
          onPlace={setPlace}
        />
      </FormState>
    </section>
  );
}

interface WizardBodyProps {
  hall: BookableHall;
  viewer: Viewer;
  context: BookingFormContext;
  /** For how many hours a request holds its time; 0 if it does not, or isn't known yet. */
  holdHours: number;
  /** In how many hours the owner answers most requests; null while there are too few to say. */
  answersWithinHours: number | null;
  /** What comes back when a booking is cancelled; null while it isn't known. */
  cancellationTerms: readonly string[] | null;
  place: Place;
  onPlace: (place: Place) => void;
}

/** The furthest step that a draft may open at: the first one that isn't valid yet. */
function reachable(wanted: number, values: WizardValues, context: BookingFormContext): number {
  const open = BOOKING_STEPS.find(({ step }) => step < wanted && !isStepValid(step, values, context));
  return open?.step ?? Math.min(Math.max(wanted, 1), LAST_STEP);
}

function WizardBody(props: WizardBodyProps) {
  const { hall, viewer, context, holdHours, answersWithinHours, cancellationTerms, place, onPlace } = props;
  const { values, resetForm } = useFormikContext<WizardValues>();
  const { refresh } = useSession();
  const { change } = useEventCriteria();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const { step } = place;
  const setStep = (next: number) => onPlace({ step: next, field: null });
  const history = useStepHistory(step, (wanted) => setStep(reachable(wanted, values, context)));
  useAskedHours(hall.id);
  useCriteriaFollow(values);
  useForgottenTime(sent !== null);
  const isMenuOpen = useCheapestMenu(hall);
  const quoted = useQuote(hall, values, { isActive: step === LAST_STEP, isMenuOpen });
  const consent = useTermsConsent(hall.id, step === LAST_STEP);
  const heading = useFocusOnArrival(place);
  const request = useBookingRequest({
    hall,
    onDone: (booking) => {
      setSent(booking);
      change(NO_TIME);
      // The account remembers a number that it didn't have.
      resetForm({ values: emptyValues({ ...viewer, phone: viewer.phone ?? booking.customerPhone }) });
      if (viewer.phone === null) void refresh();
      setStep(1);
      history.finish();
    },
    onRefused: (errors) => {
      const placed = placeRefusals(errors, values);
      setRefusals(placed);
      const [first] = placed;
      if (first) onPlace(first);
      quoted.refresh();
      if (errors.some(({ field }) => field === 'acceptedTermsId')) consent.refresh();
    },
  });
  useEffect(() => {
    if (!request.pending) keepDraft(hall.id, viewer.id, { step, values });
  }, [hall.id, viewer.id, step, values, request.pending]);

  const receipt = { hall, holdHours, answersWithinHours, cancellationTerms, quoted, onChangeTime: () => setStep(1) };
  if (sent)
    return <RequestReceipt booking={sent} answersWithinHours={answersWithinHours} onAnother={() => setSent(null)} />;
  return (
    <FieldRefusals value={fieldRefusals(refusals, values)}>
      <div className={joinClasses('stack top gap-24', styles.layout)}>
        <WizardCard
          context={context}
          step={step}
          history={history}
          heading={heading}
          receipt={receipt}
          request={request}
          consent={consent}
        />
        <PriceReceipt {...receipt} />
      </div>
    </FieldRefusals>
  );
}

/** Where the wizard stands: a step, and the field that the server sent the person back to. */
interface Place {
  step: number;
  field: string | null;
}

/** A field's own control; a Select's is inside of it. */
const selectField = (field: string): string =>
  `[name="${field}"], :is(button, fieldset)[data-field="${field}"], [data-field="${field}"] [role="combobox"]`;

/** The heading of a step gets the focus when the step opens, or the field that is wrong, so that keyboard and screen reader follow. */
function useFocusOnArrival(place: Place) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  // Before the step can be used: later it would take the focus from a field that somebody is in.
  useLayoutEffect(() => {
    if (shown.current === place) return;
    const hasMoved = shown.current.step !== place.step;
    shown.current = place;
    const form = heading.current?.closest('form');
    const control = place.field && form?.querySelector<HTMLElement>(selectField(place.field));
    if (control) control.focus();
    if (!hasMoved || (control && document.activeElement === control)) return;
    heading.current?.focus();
    // A phone has room for the step and nothing else: it begins where the screen does.
    if (window.matchMedia(PHONE).matches) form?.parentElement?.scrollIntoView({ block: 'start' });
  }, [place]);
  return heading;
}

interface WizardCardProps {
  context: BookingFormContext;
  step: number;
  history: ReturnType<typeof useStepHistory>;
  heading: ReturnType<typeof useFocusOnArrival>;
  receipt: PriceReceiptProps;
  request: ReturnType<typeof useBookingRequest>;
  consent: TermsConsentState;
}

function WizardCard({ context, step, history, heading, receipt, request, consent }: WizardCardProps) {
  const { hall, cancellationTerms, quoted } = receipt;
  const words = useText(bookingText).wizard;
  const { values, setTouched } = useFormikContext<WizardValues>();
  const refusal = useRefusal(null);
  const { viewer } = useSession();
  const isCollecting = step === LAST_STEP && viewer !== null && readBasket(viewer.id).functions.length > 0;
  const isValid = isStepValid(step, values, context);
  useOnSubmit(async () => {
    // Sending touches every field, also those of steps that nobody has seen yet.
    await setTouched({}, false);
    if (step < LAST_STEP) history.next();
    else if (quoted.pending) showToast({ tone: 'neutral', ...words.notReady });
    else if (await consent.check()) await request.submit(values, quoted.serverTotal, consent);
  });

  return (
    <Card className="narrowable">
      <StepIndicator step={step} onStep={history.backTo} />
      <FormElement label={words.steps[step - 1]}>
        <h3 ref={heading} tabIndex={-1} className={joinClasses('heading-24', styles.question)}>
          {words.titles[step - 1]}
        </h3>
        <div className={styles.content}>
          <StepContent {...{ step, hall, context, cancellationTerms, quoted }} />
        </div>
        {step === LAST_STEP && <WizardConsent consent={consent} name={values.customerName} />}
        {step === LAST_STEP && (
          <div role="alert">
            <RefusalMessage id="request-refused" message={refusal} />
          </div>
        )}
        <WizardFoot {...receipt}>
          <Button look="secondary" disabled={step === 1} onClick={history.previous}>
            {words.previous}
          </Button>
          {isCollecting && <AddToFunctions hall={hall} quoted={quoted} isFirst />}
          {step < LAST_STEP ? (
            <Button type="submit" disabled={!isValid}>
              {words.next}
            </Button>
          ) : (
            <Button
              type="submit"
              look={isCollecting ? 'secondary' : 'primary'}
              aria-disabled={quoted.pending}
              aria-describedby={refusal === undefined ? undefined : 'request-refused'}
              pending={request.pending}
            >
              {request.pending ? words.submitting : words.submit}
            </Button>
          )}
        </WizardFoot>
        {step === LAST_STEP && !isCollecting && <AddToFunctions hall={hall} quoted={quoted} />}
      </FormElement>
    </Card>
  );
}

/** The consent of the last step; only what is wrong where there are no terms to accept. */
function WizardConsent({ consent, name }: { consent: TermsConsentState; name: string }) {
  const { terms, isAccepted, problem, accept, cnic } = consent;
  if (terms) {
    return (
      <>
        <TermsConsent {...{ terms, name, isAccepted, problem }} onAccept={accept} />
        <CnicInput cnic={cnic} businesses={[terms.businessName]} />
      </>
    );
  }
  return problem === null ? null : (
    <p className="error" role="alert">
      {problem}
    </p>
  );
}

interface StepContentProps {
  step: number;
  hall: BookableHall;
  context: BookingFormContext;
  cancellationTerms: readonly string[] | null;
  quoted: Quoted;
}

function StepContent({ step, hall, context, cancellationTerms, quoted }: StepContentProps) {
  switch (step) {
    case 1:
      return <StepWhen hall={hall} />;
    case 2:
      return <StepGuests capacity={context.capacity} />;
    case 3:
      return <StepServices hall={hall} />;
    case 4:
      return <StepContact />;
    default:
      return <StepReview hall={hall} cancellationTerms={cancellationTerms} quoted={quoted} />;
  }
}
