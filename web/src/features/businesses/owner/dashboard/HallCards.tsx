import { Flex } from 'antd';
import { HALL_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useState, type ReactNode } from 'react';
import { joinClasses } from '../../../../lib/classes';
import type { OwnerDashboardQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useKeptFocus } from '../../../../lib/kept-focus';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { EmptyState } from '../../../../ui/EmptyState';
import { MapPinIcon, PencilIcon, TrashIcon } from '../../../../ui/icons';
import { Picture } from '../../../../ui/Picture';
import { SkeletonCard } from '../../../../ui/Skeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import { StatusTag } from '../../../../ui/StatusTag';
import styles from './HallCards.module.css';
import { dashboardText } from './dashboard.text';

type Hall = OwnerDashboardQuery['viewerHalls']['nodes'][number];

/** Asks before a hall is deleted; null while nobody wants it. */
export type HallRemoval = (hall: Hall | null, failureTitle: string, onClose: () => void) => ReactNode;

interface HallCardsProps {
  halls: OwnerDashboardQuery['viewerHalls'] | undefined;
  removal: HallRemoval;
}

const { dashboardCardServices, dashboardSkeletonCards } = HALL_LIMITS;

function Services({ services }: { services: readonly string[] }) {
  const words = useText(dashboardText).halls;
  const hidden = services.length - dashboardCardServices;
  if (services.length === 0) return null;
  return (
    <Flex component="ul" wrap gap={6} aria-label={words.services}>
      {services.slice(0, dashboardCardServices).map((service) => (
        <li key={service} className="pill tone-neutral regular">
          {service}
        </li>
      ))}
      {hidden > 0 && <li className="pill tone-neutral regular">{words.more(hidden)}</li>}
    </Flex>
  );
}

function Facts({ hall }: { hall: Hall }) {
  const words = useText(dashboardText).halls;
  const format = useFormat();
  const { capacity, pricePerHour, cheapestShift, currency } = hall;
  if (capacity === null || pricePerHour === null) return <p className="muted medium">{words.incomplete}</p>;
  return (
    <Flex component="p" wrap justify="space-between" gap="2px 16px">
      <span>{words.guests(capacity)}</span>
      <span className="strong figures">
        {cheapestShift
          ? words.shift[cheapestShift.priceType](format.listMoney(cheapestShift.price, currency))
          : words.perHour(format.listMoney(pricePerHour, currency))}
      </span>
    </Flex>
  );
}

function OwnHallCard({ hall, onDelete }: { hall: Hall; onDelete: () => void }) {
  const words = useText(dashboardText).halls;
  const { id, title, description, location, profileImage, status, isPublic, isFeatured, services } = hall;
  const isActive = status === 'ACTIVE';
  return (
    <Card as="article" flush labelledBy={`hall-${id}`} className={`stack clipped ${styles.card}`}>
      <div className="anchor">
        <Picture
          src={profileImage}
          alt=""
          width={480}
          height={320}
          sizes="(width < 700px) 100vw, 400px"
          className="full-width"
        />
        {isFeatured && <span className={joinClasses('pill', styles.featured)}>{words.featured}</span>}
      </div>
      <Flex vertical gap={8} className="padded-20">
        <Flex align="start" justify="space-between" gap={12}>
          <h3 id={`hall-${id}`} className="heading-22 narrowable">
            {title}
          </h3>
          <StatusTag status={status} label={isActive ? words.active : words.inactive} />
        </Flex>
        <Flex component="p" gap={8} className={joinClasses(styles.place, 'muted medium')}>
          <MapPinIcon size={18} /> {location}
        </Flex>
        <Facts hall={hall} />
        <p className="muted medium">{isPublic ? words.public : words.hidden}</p>
        {description && <p className="two-lines">{description}</p>}
        <Services services={services} />
        <Flex gap={8} className={styles.buttons}>
          <ButtonLink
            to={paths.business.editHall(id)}
            look="secondary"
            icon={<PencilIcon />}
            aria-label={words.editOf(title)}
          >
            {words.edit}
          </ButtonLink>
          <Button look="quiet" icon={<TrashIcon />} aria-label={words.deleteOf(title)} onClick={onDelete}>
            {words.delete}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

/** The owner's halls as cards; three stand-ins while they are on their way. */
export function HallCards({ halls, removal }: HallCardsProps) {
  const words = useText(dashboardText).halls;
  const [doomed, setDoomed] = useState<Hall | null>(null);
  const kept = useKeptFocus<HTMLDivElement>('halls-title');
  return (
    <section aria-labelledby="halls-title">
      <Flex wrap align="center" justify="space-between" gap="6px 20px" className="below">
        <h2 id="halls-title" className="heading-26">
          {words.title}
        </h2>
        <ButtonLink to={paths.business.halls} look="quiet">
          {words.all}
        </ButtonLink>
      </Flex>
      {!halls && <SkeletonGroup className="stack tiles-320 gap-20" count={dashboardSkeletonCards} of={SkeletonCard} />}
      {halls?.nodes.length === 0 && (
        <EmptyState
          level={3}
          title={words.empty}
          text={words.emptyText}
          action={<ButtonLink to={paths.business.createHall}>{words.emptyAction}</ButtonLink>}
        />
      )}
      <div {...kept} className="stack tiles-320 gap-20">
        {halls?.nodes.map((hall) => (
          <OwnHallCard key={hall.id} hall={hall} onDelete={() => setDoomed(hall)} />
        ))}
      </div>
      {removal(doomed, words.notDeleted, () => setDoomed(null))}
    </section>
  );
}
