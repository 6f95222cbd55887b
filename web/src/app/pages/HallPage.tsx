import { useLocation, useParams } from 'react-router-dom';
import { AskHall } from '../../features/bookings/page/enquiries/AskHall';
import { HallNotFound } from '../../features/halls/public/page/HallProblem';
import { HallScreen } from '../../features/halls/public/page/HallScreen';
import { useHallReviews } from '../../features/reviews/useHallReviews';
import { SaveToggle } from '../../features/saved-halls/public/SaveToggle';
import { ExactMoney } from '../../i18n/money-form';
import { useEventCriteria } from '../../lib/event-criteria';
import { usePickedDays } from '../../lib/picked-day';
import { noteViewedHall } from '../../lib/recent-halls';
import { PlainSkeleton } from '../../ui/PlainSkeleton';
import { RenderWhenVisible } from '../../ui/RenderWhenVisible';
import { lazyPart } from '../../ui/lazy-part';

const bookingRoom = <PlainSkeleton height="520px" shape="box" />;
const BookingSection = lazyPart(
  () => import('../../features/bookings/public/BookingSection').then((module) => module.BookingSection),
  bookingRoom,
);

const HallReviews = lazyPart(
  () => import('../../features/reviews/public/HallReviews').then((module) => module.HallReviews),
  <PlainSkeleton height="240px" shape="box" />,
);

const HallMenus = lazyPart(() => import('../../features/bookings/HallMenus').then((module) => module.HallMenus), null);

/** They come below everything, and not every hall has any. */
const similarRoom = <div aria-hidden="true" />;
const SimilarHalls = lazyPart(
  () => import('../../features/halls/public/page/SimilarHalls').then((module) => module.SimilarHalls),
  similarRoom,
);

const ID_MAX = 2_147_483_647;

/** The hall's number in the address, or null where there is none that could be. */
function parseHallId(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= ID_MAX ? id : null;
}

/** `/hall/{id}` and `/hall/{id}/{name}`: everything about a hall, its reviews, and the way to book it. */
export function HallPage() {
  const id = parseHallId(useParams().id);
  return id === null ? <HallNotFound /> : <KnownHall key={id} id={id} />;
}

function KnownHall({ id }: { id: number }) {
  const { pathname } = useLocation();
  const reviews = useHallReviews(id);
  const { linkTo } = useEventCriteria();
  const pickedDays = usePickedDays();
  return (
    // What the hall costs is written as on the papers, and so are the prices of similar ones.
    <ExactMoney value>
      <HallScreen
        id={id}
        rating={reviews.list}
        save={(hall) => <SaveToggle hall={hall} />}
        ask={(hall) => <AskHall hall={hall} />}
        reviews={(hall) => (
          <HallReviews
            hallId={id}
            businessName={hall.business.name}
            from={linkTo(`${pathname}?tab=reviews`)}
            reviews={reviews}
          />
        )}
        booking={(hall) => (
          <RenderWhenVisible fallback={bookingRoom}>
            {hall.isPublic && <HallMenus hallId={hall.id} />}
            <BookingSection key={pickedDays} hall={hall} />
          </RenderWhenVisible>
        )}
        similar={(hall) => (
          <RenderWhenVisible fallback={similarRoom}>
            <SimilarHalls hall={hall} />
          </RenderWhenVisible>
        )}
        onShown={(hall) => noteViewedHall(hall.id)}
      />
    </ExactMoney>
  );
}
