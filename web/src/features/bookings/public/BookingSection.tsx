import { Role } from '@mehfil/api/domain/accounts/roles';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { useEventCriteria } from '../../../lib/event-criteria';
import { signInAddress } from '../../../lib/redirect-state';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { Card } from '../../../ui/Card';
import { AntdBoundary } from '../../../ui/AntdBoundary';
import { PlainSkeleton } from '../../../ui/PlainSkeleton';
import { AnswerTime } from '../AnswerTime';
import { CancellationTerms } from '../CancellationTerms';
import { bookingText } from '../booking.text';
import { HallPlanNote } from '../HallPlanNote';
import { readDraft } from '../draft';
import type { BookableHall } from '../hall-terms';
import { useMonth, useShownMonth } from '../month';
import { DayPriceNote } from './DayPrice';
import { EveningRules } from './EveningRules';
import { MonthPicker } from './MonthPicker';
import { ShiftList } from './ShiftFacts';
import { TermsLink } from './TermsLink';
import { askedDay } from './wizard-criteria';

const BookingWizard = lazy(() => import('./BookingWizard').then((module) => ({ default: module.BookingWizard })));

/** The hall page's month for whoever can't book here; a chosen day stands in the address, for the wizard too. */
function Month({ hall }: { hall: BookableHall }) {
  const { id: hallId } = hall;
  const isInstant = hall.business.instantConfirmation;
  const { criteria, change } = useEventCriteria();
  const asked = askedDay(criteria);
  const day = asked || (criteria.date ? '' : (readDraft(hallId, null)?.values.date ?? ''));
  const [month, setMonth] = useShownMonth(day, criteria.date);
  const answer = useMonth(hallId, month);
  const shown = answer.month?.days.find(({ date }) => date === day);
  return (
    <div className="stack gap-16">
      <MonthPicker
        answer={answer}
        value={day}
        onMonth={setMonth}
        onPick={(date) => change({ date, lastDate: undefined, weekdays: undefined })}
      />
      {!isInstant && <AnswerTime hours={answer.month?.answersWithinHours} className="muted measure" />}
      {answer.month && <CancellationTerms terms={answer.month.cancellationTerms} className="muted measure" />}
      <TermsLink hallId={hallId} />
      {answer.month && shown && <DayPriceNote day={shown} currency={answer.month.currency} />}
      {answer.month && shown && (
        <EveningRules month={answer.month} values={{ date: day, startTime: '', endTime: '' }} />
      )}
      {answer.month && shown && shown.shifts.length > 0 && <ShiftList day={shown} month={answer.month} />}
    </div>
  );
}

function Invitation({ hall }: { hall: BookableHall }) {
  const words = useText(bookingText).section;
  const { pathname, search } = useLocation();
  return (
    <Card as="section" labelledBy="booking-title" className="columns">
      <div className="stack starting gap-16">
        <h2 id="booking-title" className="heading-34">
          {words.ready}
        </h2>
        <p className="muted measure">{words.readyText}</p>
        {hall.isPublic && <HallPlanNote hallId={hall.id} currency={hall.currency} className="muted measure" />}
        <PlainButtonLink to={signInAddress(`${pathname}${search}#book`)} size="large">
          {words.signIn}
        </PlainButtonLink>
      </div>
      <Month hall={hall} />
    </Card>
  );
}

function Notice({ hall, title, text }: { hall: BookableHall; title: string; text: string }) {
  return (
    <Card as="section" labelledBy="booking-title" className="columns">
      <div className="stack starting gap-16">
        <h2 id="booking-title" className="heading-34">
          {title}
        </h2>
        <p className="muted measure">{text}</p>
      </div>
      <Month hall={hall} />
    </Card>
  );
}

function WizardSkeleton() {
  const words = useText(bookingText).section;
  return (
    <div className="stack gap-24" role="status" aria-label={words.loading}>
      <PlainSkeleton width="220px" height="34px" />
      <PlainSkeleton height="48px" shape="box" />
      <PlainSkeleton height="420px" shape="box" />
    </div>
  );
}

/**
 * The booking section of a hall's page (docs/coverage.md: customer §2): the wizard for customers, *Ready to Book This Hall?* for visitors, and
 * for owners the reason why they can't.
 */
export function BookingSection({ hall }: { hall: BookableHall }) {
  const words = useText(bookingText).section;
  const { status, viewer } = useSession();
  if (status === 'loading') return <WizardSkeleton />;
  if (!viewer) return <Invitation hall={hall} />;
  if (viewer.role !== Role.USER) return <Notice hall={hall} title={words.ownerTitle} text={words.ownerText} />;
  if (!hall.isPublic || hall.capacity === null) return <Notice hall={hall} title={words.title} text={words.offline} />;
  return (
    <Suspense fallback={<WizardSkeleton />}>
      <AntdBoundary>
        <BookingWizard hall={hall} capacity={hall.capacity} viewer={viewer} />
        <TermsLink hallId={hall.id} />
      </AntdBoundary>
    </Suspense>
  );
}
