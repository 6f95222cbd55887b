import { useDeferredValue, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHallContactQuery, useHallPageQuery } from '../../../../graphql/generated/hall-page';
import { readError } from '../../../../graphql/errors';
import { useLocale } from '../../../../i18n/locale';
import { namesText } from '../../../../i18n/names.text';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { usePickedDays } from '../../../../lib/picked-day';
import { usePageTitle } from '../../../../lib/page-title';
import { Gallery } from '../../../../ui/Gallery';
import { toHallInLocale, useHallInLocale } from '../hall-in-locale';
import { HallAmenities } from './HallAmenities';
import { ContactButtons } from './ContactButtons';
import { HallContact } from './HallContact';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import { HallHeader, type HallRating } from './HallHeader';
import { HallFailed, HallNotFound } from './HallProblem';
import { HallSkeleton } from './HallSkeleton';
import styles from './HallScreen.module.css';
import { HallTabs } from './HallTabs';
import { HallTopBar } from './HallTopBar';
import { HallLocation } from './HallLocation';
import { HallOverview } from './HallOverview';
import { NextFreeDates } from './NextFreeDates';
import { BOOKING_ID, PricePanel } from './PricePanel';
import { joinClasses } from '../../../../lib/classes';

/** What other features bring to the page. */
export interface HallScreenParts {
  save: (hall: HallPageHall) => ReactNode;
  /** The way to ask the hall. */
  ask: (hall: HallPageHall) => ReactNode;
  reviews: (hall: HallPageHall) => ReactNode;
  /** The booking section, for customers and visitors. */
  booking: (hall: HallPageHall) => ReactNode;
  /** Halls like it, below everything. */
  similar: (hall: HallPageHall) => ReactNode;
  /** What the reviews come to, once they are there; overrides the hall's own figures (docs/coverage.md: customer §2). */
  rating: HallRating | undefined;
  /** Called once the hall is there. */
  onShown: (hall: HallPageHall) => void;
}

interface HallScreenProps extends HallScreenParts {
  id: number;
}

/** A hall's page: everything about it, and the way to book it. */
export function HallScreen({ id, ...parts }: HallScreenProps) {
  const { data, error, refetch } = useHallPageQuery({ variables: { id } });
  // The page is rendered in slices once the hall is there: what somebody taps meanwhile is heard at once.
  const latest = useDeferredValue(data)?.hall;
  const hall = latest?.id === id ? latest : undefined;
  const locale = useLocale();
  const { name: namePlace } = useText(placesText);
  const { listed } = useText(namesText);
  usePageTitle(hall && [toHallInLocale(hall, locale).title, ...(hall.city ? [namePlace(hall.city)] : [])].join(listed));
  if (!hall && error) {
    return readError(error).code === 'NOT_FOUND' ? <HallNotFound /> : <HallFailed onRetry={() => void refetch()} />;
  }
  // The bar is the same one before and after: a focus on Back stays there.
  return (
    <article className={joinClasses('page-width', styles.page)} aria-busy={!hall}>
      <HallTopBar hall={hall} save={hall && parts.save(hall)} />
      {hall ? <ShownHall key={id} hall={hall} {...parts} /> : <HallSkeleton />}
    </article>
  );
}

/** Leads to the booking section who came for it: it is on the page only after the browser has looked for it. */
function useLeadToBooking(): void {
  const { hash } = useLocation();
  const pickedDays = usePickedDays();
  useEffect(() => {
    if (hash !== `#${BOOKING_ID}`) return undefined;
    // Behind the way to the top that each new page takes.
    const frame = requestAnimationFrame(() => document.getElementById(BOOKING_ID)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, pickedDays]);
}

function ShownHall({
  hall: read,
  ask,
  reviews,
  booking,
  similar,
  rating,
  onShown,
}: HallScreenParts & { hall: HallPageHall }) {
  const words = useText(hallPageText);
  const hall = useHallInLocale(read);
  const tellShown = useEffectEvent(() => onShown(hall));
  useEffect(() => tellShown(), [hall.id]);
  useLeadToBooking();
  const contact = useHallContactQuery({ variables: { hallId: hall.id } });
  const known = contact.data?.hallContact;
  const shown = hall.sliderImages.length > 0 ? hall.sliderImages : hall.images;
  const pictures = useMemo(() => shown.map((src) => ({ src })), [shown]);
  return (
    <>
      {!hall.isPublic && <p className="rounded padded-12-16 below firm tone-warning">{words.preview}</p>}
      <Gallery pictures={pictures} title={hall.title} />
      <div className={styles.columns}>
        <div className="stack packed gap-20 narrowable">
          <HallHeader hall={hall} rating={rating ?? { averageRating: hall.rating, totalReviews: hall.reviewCount }} />
          {known?.contact && <ContactButtons links={known.contact} />}
          {ask(hall)}
          <HallTabs
            panels={{
              overview: () => <HallOverview hall={hall} />,
              amenities: () => <HallAmenities hall={hall} />,
              location: () => <HallLocation hall={hall} />,
              contact: () => <HallContact contact={known} failed={contact.error !== undefined} />,
              reviews: () => reviews(hall),
            }}
          />
        </div>
        <div className={joinClasses('stack gap-20 narrowable', styles.side)}>
          <PricePanel hall={hall} />
          <NextFreeDates hall={hall} />
        </div>
      </div>
      <div id={BOOKING_ID} className="above-24">
        {booking(hall)}
      </div>
      {similar(hall)}
    </>
  );
}
