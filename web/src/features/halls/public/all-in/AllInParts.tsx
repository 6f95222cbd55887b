import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { fromHundredths, subtract, toHundredths } from '@mehfil/api/domain/money/money';
import { Descriptions, Flex, Typography } from 'antd';
import { useFormat } from '../../../../i18n/format';
import { useMenuName } from '../../../../i18n/menu-name';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import { Money } from '../../../../ui/Money';
import { SignedMoney } from '../../../../ui/SignedMoney';
import { allInText } from './all-in.text';
import { useAllInPrices, type PricedHall } from './useAllInPrices';

interface AllInPartsProps {
  hallId: number;
  search: HallSearch;
}

/** The parts of a hall's all-in price, in the words of the bill. */
export function AllInParts({ hallId, search }: AllInPartsProps) {
  const words = useText(allInText);
  const { prices, isLoaded, error } = useAllInPrices([hallId], search);
  const [price] = prices;
  if (price) return <Bill price={price} />;
  if (error) return <p role="alert">{words.failed}</p>;
  return isLoaded ? <p>{words.gone}</p> : <PlainSkeleton height="240px" shape="box" />;
}

function Bill({ price }: { price: PricedHall }) {
  const words = useText(allInText);
  const { name } = useText(namesText);
  const { shortDate, timeRange } = useFormat();
  const { date, startTime, endTime, timeZone, shiftName, currency, totalPrice, perHead, isTimeAssumed } = price;
  const hours = timeRange(startTime, endTime, timeZone);
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">
        {[shortDate(`${date}T00:00:00Z`, 'UTC'), shiftName && name(shiftName), words.times(hours)]
          .filter(Boolean)
          .join(' · ')}
        {isTimeAssumed && <br />}
        {isTimeAssumed && words.assumed}
      </Typography.Text>
      <Descriptions
        column={1}
        size="small"
        bordered
        items={[
          ...useLines(price).map(({ key, label, amount }) => ({
            key,
            label,
            children: <SignedMoney amount={amount} currency={currency} />,
          })),
          { key: 'total', label: <b>{words.total}</b>, children: <Money amount={totalPrice} currency={currency} /> },
          { key: 'head', label: words.head, children: <Money amount={perHead} currency={currency} /> },
        ]}
      />
      <Typography.Text type="secondary">
        {price.menu && `${words.menuNote} `}
        {words.note}
      </Typography.Text>
    </Flex>
  );
}

/** The lines of the bill that aren't zero: how the hall is charged, its menu, what is always added, discount and tax. */
function useLines(price: PricedHall): { key: string; label: string; amount: number }[] {
  const words = useText(allInText);
  const { name, reason } = useText(namesText);
  const { money: write, number, percent } = useFormat();
  const nameMenu = useMenuName();
  const { currency, guestCount, hours, pricePerPerson, pricePerHour, flatPrice, menu, menuAmount } = price;
  const rent = fromHundredths(subtract(toHundredths(price.hallBasePrice), toHundredths(menuAmount)));
  const rateReason = price.rateReason && reason(price.rateReason);
  const money = (amount: number) => write(amount, currency);
  const charges = [
    flatPrice > 0 && money(flatPrice),
    pricePerPerson > 0 && words.byGuest(number(guestCount), money(pricePerPerson)),
    pricePerHour > 0 && words.byHour(number(hours), money(pricePerHour)),
  ].filter(Boolean);
  const join = (parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join(' · ');
  const food = menu && [
    words.menuLine(nameMenu(menu)),
    rent === 0 && rateReason,
    words.byGuest(number(menu.heads), money(menu.pricePerHead + menu.surchargePerHead)),
  ];
  return [
    { key: 'hall', label: join([words.hall, rateReason, charges.join(' + ')]), amount: rent },
    { key: 'menu', label: join(food ?? []), amount: menuAmount },
    { key: 'category', label: words.category(name(price.categoryName ?? '')), amount: price.categoryPrice },
    { key: 'type', label: words.type(name(price.typeName ?? '')), amount: price.typePrice },
    ...price.addedServices.map((service) => ({
      key: `service-${String(service.serviceId)}`,
      label: words.added(name(service.name)),
      amount: service.amount,
    })),
    { key: 'discount', label: words.discount(percent(price.discountPercentage)), amount: -price.discountAmount },
    { key: 'tax', label: words.tax(percent(price.taxPercentage)), amount: price.taxAmount },
  ].filter(({ amount }) => amount !== 0);
}
