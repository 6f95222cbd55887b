import { Flex, Switch } from 'antd';
import { useState } from 'react';
import {
  useFeatureHallMutation,
  usePanelBusinessHallsQuery,
  type StaffHallFragment,
} from '../../../../graphql/generated/business-detail';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Pager } from '../../../../ui/list/Pager';
import { useRowChange } from '../../../../ui/list/useRowChange';
import { detailText } from './business-detail.text';

const PAGE = 10;

interface BusinessHallsProps {
  id: number;
  /** With the switch that features a hall: admins only. */
  canFeature: boolean;
}

/** The halls of a business, as its owner lists them. */
export function BusinessHalls({ id, canFeature }: BusinessHallsProps) {
  const words = useText(detailText);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePanelBusinessHallsQuery({
    variables: { id, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  const list = data?.hallsOfBusiness;
  if (error && !list) return <LoadFailed onRetry={refetch} />;
  if (!list) return <Skeleton height="80px" shape="box" />;
  if (list.nodes.length === 0) return <p className="muted">{words.dialog.noHalls}</p>;
  return (
    <>
      <ul className="divided">
        {list.nodes.map((hall) => (
          <HallLine key={hall.id} hall={hall} canFeature={canFeature} />
        ))}
      </ul>
      <Pager page={page} limit={PAGE} total={list.totalCount} onPage={setPage} />
    </>
  );
}

function HallLine({ hall, canFeature }: { hall: StaffHallFragment; canFeature: boolean }) {
  const words = useText(detailText).halls;
  const format = useFormat();
  const { title, capacity, pricePerHour, cheapestShift, currency, status, isFeatured } = hall;
  const shift = cheapestShift && words.shift[cheapestShift.priceType](format.listMoney(cheapestShift.price, currency));
  const hourly = pricePerHour === null ? null : `${words.price} ${format.listMoney(pricePerHour, currency)}`;
  const facts = [
    status === 'ACTIVE' ? words.online : words.offline,
    capacity === null ? null : `${words.capacity} ${format.number(capacity)}`,
    shift ?? hourly,
    isFeatured && !canFeature ? words.featuredLabel : null,
  ];
  return (
    <Flex component="li" wrap align="center" justify="space-between" gap={12}>
      <div className="stack grow-220 breakable gap-4">
        <strong>{title}</strong>
        <span className="muted">{facts.filter((fact) => fact !== null).join(' · ')}</span>
      </div>
      {canFeature && <FeaturedSwitch hall={hall} />}
    </Flex>
  );
}

/** Puts a hall among the featured ones, or takes it out. */
function FeaturedSwitch({ hall: { id, title, isFeatured } }: { hall: StaffHallFragment }) {
  const words = useText(detailText);
  const change = useRowChange(words.halls.failed, ['PanelBusinessHalls'], title);
  const feature = useFeatureHallMutation({
    ...change(words.halls.wasFeatured),
    success: ({ featureHall }) => change(featureHall ? words.halls.wasFeatured : words.halls.wasUnfeatured).success,
  });
  return (
    <label className="switch-label strong">
      <Switch
        checked={isFeatured}
        loading={feature.pending}
        aria-label={words.halls.featured(title)}
        onChange={(wanted) => void feature.run({ id, isFeatured: wanted })}
      />
      <span aria-hidden="true">{words.halls.featuredLabel}</span>
    </label>
  );
}
