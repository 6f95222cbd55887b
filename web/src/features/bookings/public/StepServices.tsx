import { clampQuantity } from '@mehfil/api/domain/bookings/inputs';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { isAlwaysAdded, splitFixedServices } from '@mehfil/api/domain/catalogue/price-types';
import { groupServices } from '@mehfil/api/domain/catalogue/service-kinds';
import { countHours, serviceAmount } from '@mehfil/api/domain/bookings/price';
import { fromHundredths, toHundredths } from '@mehfil/api/domain/money/money';
import { Checkbox } from 'antd';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useFormat } from '../../../i18n/format';
import { namesText } from '../../../i18n/names.text';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { Button } from '../../../ui/Button';
import { MinusIcon, PlusIcon } from '../../../ui/icons';
import { ServiceIcon } from '../../../ui/icons/ServiceIcon';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { bookingText } from '../booking.text';
import { CountInput } from './CountInput';
import type { WizardValues } from '../draft';
import { KEPT, MenuField } from '../MenuField';
import { findStayShift, hasTimes, stayPeriod, type BookableHall, type PicturedService } from '../hall-terms';
import { useRefusal } from './refusals';
import { RefusalMessage } from './RefusalMessage';
import styles from './StepServices.module.css';
import { isMenuSettled } from './useCheapestMenu';

/** Step 3: menus and services to choose from; only more children than guests are no choice. */
export function StepServices({ hall }: { hall: BookableHall }) {
  return (
    <div className="stack gap-12 narrowable">
      <WizardMenu hall={hall} />
      <Services hall={hall} />
    </div>
  );
}

/** The menus of the hall that are served at the chosen time. */
function WizardMenu({ hall }: { hall: BookableHall }) {
  const { values, setFieldValue, setValues } = useFormikContext<WizardValues>();
  const refusal = useRefusal('menu');
  const shiftName = findStayShift(hall, values)?.name ?? null;
  return (
    <MenuField
      hallId={hall.id}
      guests={values.guests}
      stay={hasTimes(values) ? { day: values.date, shiftName } : null}
      value={values.menu}
      isCheapest={!isMenuSettled(values) && values.menu !== null}
      error={refusal}
      onChange={(menu) => void setValues({ ...values, menu: menu === KEPT ? null : menu, isMenuChosen: true })}
      childCount={values.childCount}
      onChildCount={(count) => void setFieldValue('childCount', count)}
    />
  );
}

function Services({ hall }: { hall: BookableHall }) {
  const words = useText(bookingText).services;
  const { values, setFieldValue } = useFormikContext<WizardValues>();
  const refusal = useRefusal('optionalServices');
  const id = useId();
  const { optionalServices: choices } = values;
  if (hall.optionalServices.length === 0) {
    return (
      <>
        <IncludedServices hall={hall} />
        <p className="muted">{words.none}</p>
      </>
    );
  }
  const groups = groupServices(hall.optionalServices);
  /** 0 removes it. */
  const choose = (serviceId: number, quantity: number) => {
    const isChosen = choices.some((choice) => choice.id === serviceId);
    const changed = isChosen
      ? choices.map((choice) => (choice.id === serviceId ? { id: serviceId, quantity } : choice))
      : [...choices, { id: serviceId, quantity }];
    void setFieldValue(
      'optionalServices',
      changed.filter((choice) => choice.quantity !== 0),
    );
  };
  return (
    <div className="stack gap-12 narrowable">
      <IncludedServices hall={hall} />
      <fieldset
        className="stack gap-12 narrowable"
        data-field="optionalServices"
        tabIndex={-1}
        aria-describedby={refusal === undefined ? undefined : id}
      >
        <legend className="below-8 muted medium">{words.text}</legend>
        <RefusalMessage id={id} message={refusal} />
        {groups.map(({ kind, services }) => (
          <div key={kind} className="stack gap-10 above-8 narrowable" role="group" aria-labelledby={`${id}-${kind}`}>
            <h4 id={`${id}-${kind}`} className={`strong ${styles.kind}`}>
              {words.kinds[kind]}
            </h4>
            {services.map((service) => (
              <Service
                key={service.id}
                hall={hall}
                service={service}
                quantity={choices.find((choice) => choice.id === service.id)?.quantity ?? 0}
                onChoose={(quantity) => choose(service.id, quantity)}
              />
            ))}
          </div>
        ))}
      </fieldset>
    </div>
  );
}

/** What every booking of the hall has, so that nobody asks for it again: for nothing more, and at its price. */
function IncludedServices({ hall }: { hall: BookableHall }) {
  const words = useText(bookingText).services;
  const { added, included } = splitFixedServices(hall.fixedServices.filter(({ isIncluded }) => isIncluded));
  return (
    <>
      <ServiceList hall={hall} title={words.included} services={included} />
      <ServiceList hall={hall} title={words.added} services={added} />
    </>
  );
}

interface ServiceListProps {
  hall: BookableHall;
  title: string;
  services: BookableHall['fixedServices'];
}

function ServiceList({ hall, title, services }: ServiceListProps) {
  const { name: toRead } = useText(namesText);
  const id = useId();
  if (services.length === 0) return null;
  return (
    <div className="well padded-14-16">
      <p id={id} className="below-8 small strong">
        {title}
      </p>
      <ul className="row small gap-6-20" aria-labelledby={id}>
        {services.map((service) => (
          <li key={service.id} className="beside middle gap-8">
            <ServiceIcon name={service.name} size={18} className="rigid success" />
            {toRead(service.name)}
            {isAlwaysAdded(service) && <UnitPrice hall={hall} service={service} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function UnitPrice({ hall, service }: { hall: BookableHall; service: Pick<PicturedService, 'price' | 'priceType'> }) {
  const words = useText(bookingText).services;
  const unit = { PER_PERSON: words.perPerson, PER_HOUR: words.perHour, FIXED: words.flat }[service.priceType];
  return (
    <span>
      <Money amount={service.price} currency={hall.currency} /> <span className="muted small">{unit}</span>
    </span>
  );
}

interface ServiceProps {
  hall: BookableHall;
  service: PicturedService;
  /** 0 while it isn't chosen, NaN while what was typed is no quantity. */
  quantity: number;
  onChoose: (quantity: number) => void;
}

function Service({ hall, service, quantity, onChoose }: ServiceProps) {
  const { name: toRead } = useText(namesText);
  const isChosen = quantity !== 0;
  return (
    <div className={`choice-card ${styles.service}`}>
      <Checkbox
        className={joinClasses('beside top padded-16', styles.choice)}
        classNames={{ label: styles.label ?? '' }}
        checked={isChosen}
        onChange={() => onChoose(isChosen ? 0 : 1)}
      >
        {service.picture ? (
          <Picture
            src={service.picture}
            alt=""
            width={4}
            height={3}
            sizes="96px"
            className={`thumbnail ${styles.picture}`}
          />
        ) : (
          <span className={joinClasses('stack centered-items thumbnail accent', styles.picture, styles.icon)}>
            <ServiceIcon name={service.name} size={28} />
          </span>
        )}
        <span className="stack gap-2">
          <span className="strong">{toRead(service.name)}</span>
          {service.description && <span className="muted small">{toRead(service.description)}</span>}
        </span>
        <ServicePrice hall={hall} service={service} quantity={quantity >= 1 ? quantity : 1} />
      </Checkbox>
      {isChosen && <Quantity name={toRead(service.name)} quantity={quantity} onChange={onChoose} />}
    </div>
  );
}

/** How many times a chosen service is wanted. */
function Quantity({ name, quantity, onChange }: { name: string; quantity: number; onChange: (to: number) => void }) {
  const words = useText(bookingText).services;
  const most = BOOKING_LIMITS.quantityMax;
  const change = (to: number) => onChange(clampQuantity(to));
  const id = useId();
  const problem = Number.isNaN(quantity) ? words.quantityOneOf(most) : undefined;
  return (
    <div
      className={joinClasses('row middle gap-8 padded-16', styles.quantity)}
      role="group"
      aria-label={words.quantityOf(name)}
    >
      <span className="small strong" aria-hidden="true">
        {words.quantity}
      </span>
      <Button
        look="secondary"
        shape="circle"
        aria-label={words.less(name)}
        disabled={quantity <= 1}
        icon={<MinusIcon />}
        onClick={() => change(quantity - 1)}
      />
      <CountInput
        className={styles.count}
        aria-label={words.quantityOf(name)}
        count={quantity}
        max={most}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        onChange={onChange}
      />
      <Button
        look="secondary"
        shape="circle"
        aria-label={words.more(name)}
        disabled={quantity >= most}
        icon={<PlusIcon />}
        onClick={() => change(quantity + 1)}
      />
      <RefusalMessage id={id} message={problem} />
    </div>
  );
}

function ServicePrice({ hall, service, quantity }: Omit<ServiceProps, 'onChoose'>) {
  const words = useText(bookingText).services;
  const { values } = useFormikContext<WizardValues>();
  const { money } = useFormat();
  const isMultiplied = service.priceType !== 'FIXED' || quantity > 1;
  return (
    <span className={joinClasses('stack ending at-end', styles.price)}>
      <UnitPrice hall={hall} service={service} />
      {isMultiplied && hasTimes(values) && (
        <span className="muted small">
          {words.adds(money(computeAmount(service, quantity, values, hall), hall.currency))}
        </span>
      )}
    </span>
  );
}

function computeAmount(service: PicturedService, quantity: number, values: WizardValues, hall: BookableHall): number {
  const { start, end } = stayPeriod(values, hall.business.timeZone);
  const priced = { ...service, price: toHundredths(service.price), quantity };
  return fromHundredths(serviceAmount(priced, countHours(start, end), values.guests));
}
