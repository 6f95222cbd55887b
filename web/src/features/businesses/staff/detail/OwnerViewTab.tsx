import { readError } from '../../../../graphql/errors';
import { usePanelOwnerViewQuery, type PanelOwnerViewQuery } from '../../../../graphql/generated/business-detail';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { defineAddress, positive } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Figure, Figures } from '../../../../ui/Figure';
import { EmptyState } from '../../../../ui/EmptyState';
import { Skeleton } from '../../../../ui/Skeleton';
import { StatusTag } from '../../../../ui/StatusTag';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { detailText } from './business-detail.text';
import { BusinessBookings } from './BusinessBookings';
import { BusinessHalls } from './BusinessHalls';
import { OwnerSettings } from './OwnerSettings';

type View = PanelOwnerViewQuery['ownerView'];
const BUSINESSES = `${paths.controlPanel}?tab=businesses`;
const ADDRESS = defineAddress<{ id: number | null }>({ id: positive('business', null) });

/** What the owner of a business sees, for staff to look at and not to touch; opening it is audited by the server. */
export function OwnerViewTab() {
  const words = useText(detailText).owner;
  const { id } = useAddressState(ADDRESS).state;
  const { data, error, refetch } = usePanelOwnerViewQuery({
    variables: { id: id ?? 0 },
    freshFor: 0,
    skip: id === null,
  });
  if (id === null || (error && readError(error).code === 'NOT_FOUND'))
    return (
      <EmptyState
        level={2}
        title={words.missing}
        text={words.missingText}
        action={<ButtonLink to={BUSINESSES}>{words.back}</ButtonLink>}
      />
    );
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Skeleton height="320px" shape="box" />;
  return <Opened view={data.ownerView} />;
}

function Opened({ view }: { view: View }) {
  const { owner: words, dialog } = useText(detailText);
  const { id, name, status, ownerName, ownerEmail } = view.business;
  return (
    <>
      <div className="row middle apart gap-12 notice tone-warning" role="status">
        <p>{words.note}</p>
        <ButtonLink look="secondary" to={BUSINESSES}>
          {words.back}
        </ButtonLink>
      </div>
      <div>
        <h2 className="below-14 heading-22">{words.title(name)}</h2>
        <p className="muted">
          {ownerName}, {ownerEmail} <StatusTag status={status} />
        </p>
      </div>
      <OwnerFigures dashboard={view.dashboard} />
      {(
        [
          ['halls', dialog.halls, <BusinessHalls key="halls" id={id} canFeature={false} />],
          ['bookings', dialog.bookings, <BusinessBookings key="bookings" id={id} canCancel={false} />],
          ['settings', words.settings, <OwnerSettings key="settings" settings={view.settings} />],
        ] as const
      ).map(([key, title, content]) => (
        <Card key={key} as="section" labelledBy={`owner-${key}`} className="stack gap-12">
          <h3 id={`owner-${key}`} className="heading-22">
            {title}
          </h3>
          {content}
        </Card>
      ))}
    </>
  );
}

function OwnerFigures({ dashboard }: { dashboard: View['dashboard'] }) {
  const words = useText(detailText).owner;
  const format = useFormat();
  const { currency } = dashboard;
  const figures: readonly (readonly [string, string, string?])[] = [
    [words.halls, format.number(dashboard.totalHalls), words.hallsOnline(format.number(dashboard.hallsOnline))],
    [
      words.bookings,
      format.number(dashboard.monthlyBookings),
      words.before(format.number(dashboard.previousMonthlyBookings)),
    ],
    [
      words.revenue,
      format.listMoney(dashboard.totalRevenue, currency),
      words.monthly(format.listMoney(dashboard.monthlyRevenue, currency)),
    ],
    [words.rating, format.rating(dashboard.avgRating), words.reviews(format.number(dashboard.reviewCount))],
    [words.waiting, format.number(dashboard.waitingRequests)],
  ];
  return (
    <Figures label={words.figures}>
      {figures.map(([label, value, note]) => (
        <Figure key={label} label={label} value={value}>
          {note}
        </Figure>
      ))}
    </Figures>
  );
}
