import { fromHundredths, hoursOf, serviceAmount, ServicePriceType, toHundredths } from '@mehfil/api/rules';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Money } from '../../ui/Money';
import { bookingText } from './booking.text';
import type { WizardValues } from './draft';
import { hasTimes, stayPeriod, type BookableHall, type OfferedService } from './hall-terms';
import { useRefusal } from './refusals';
import { RefusalMessage } from './RefusalMessage';
import styles from './StepServices.module.css';

/** Step 3: menus and services to choose from. Always allowed, whatever is chosen. */
export function StepServices({ hall }: { hall: BookableHall }) {
  const words = useText(bookingText).services;
  const { values, setFieldValue } = useFormikContext<WizardValues>();
  const refusal = useRefusal('optionalServiceIds');
  const id = useId();
  const chosen = new Set(values.optionalServiceIds);
  if (hall.optionalServices.length === 0) return <p className={styles.none}>{words.none}</p>;
  const toggle = (id: number) => {
    const ids = chosen.has(id)
      ? values.optionalServiceIds.filter((each) => each !== id)
      : [...values.optionalServiceIds, id];
    void setFieldValue('optionalServiceIds', ids);
  };
  return (
    <fieldset
      className={styles.services}
      data-field="optionalServiceIds"
      tabIndex={-1}
      aria-describedby={refusal === undefined ? undefined : id}
    >
      <legend className={styles.legend}>{words.text}</legend>
      <RefusalMessage id={id} message={refusal} />
      {hall.optionalServices.map((service) => (
        <label key={service.id} className={styles.service}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen.has(service.id)}
            onChange={() => toggle(service.id)}
          />
          <span className={styles.words}>
            <span className={styles.name}>{service.name}</span>
            {service.description && <span className={styles.text}>{service.description}</span>}
          </span>
          <ServicePrice hall={hall} service={service} />
        </label>
      ))}
    </fieldset>
  );
}

function ServicePrice({ hall, service }: { hall: BookableHall; service: OfferedService }) {
  const words = useText(bookingText).services;
  const { values } = useFormikContext<WizardValues>();
  const { money } = useFormat();
  const unit = { PER_PERSON: words.perPerson, PER_HOUR: words.perHour, FIXED: words.flat }[service.priceType];
  return (
    <span className={styles.price}>
      <span>
        <Money amount={service.price} currency={hall.currency} /> <span className={styles.unit}>{unit}</span>
      </span>
      {service.priceType !== 'FIXED' && hasTimes(values) && (
        <span className={styles.adds}>{words.adds(money(amountOf(service, values, hall), hall.currency))}</span>
      )}
    </span>
  );
}

function amountOf(service: OfferedService, values: WizardValues, hall: BookableHall): number {
  const { start, end } = stayPeriod(values, hall.business.timeZone);
  const priced = { ...service, price: toHundredths(service.price), priceType: ServicePriceType[service.priceType] };
  return fromHundredths(serviceAmount(priced, hoursOf(start, end), values.guests));
}
