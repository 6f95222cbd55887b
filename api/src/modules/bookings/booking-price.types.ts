import { Field, Int, ObjectType } from 'type-graphql';
import { ServicePriceType } from '../../graphql/enums.js';
import { Money, Percentage } from '../../graphql/scalars.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { AgreedMenu } from '../../domain/menus/menus.js';
import { BOOKED_MENU, BookedMenuType, MENU_AMOUNT } from '../menus/menu.types.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';

@ObjectType({ simpleResolvers: true, description: 'A service of a booking or price quote, as agreed.' })
export class BookedService {
  /** Not `id`: the same service may be agreed differently in many bookings. */
  @Field(() => Int, { nullable: true, description: 'The service’s id; null once its owner has deleted it.' })
  serviceId: number | null;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description: string | null;

  @Field(() => Money, { description: 'Price for one unit of its price type.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How it is charged.' })
  priceType: ServicePriceType;

  @Field(() => Int, { description: 'Its quantity.' })
  quantity: number;

  @Field({
    description: 'Whether it is charged; a fixed service that isn’t always included is listed without charge.',
  })
  isIncluded: boolean;

  @Field(() => Money, { description: 'The amount that it adds to the total.' })
  amount: Hundredths;
}

@ObjectType('BookingExtra', {
  simpleResolvers: true,
  description: 'A line that was agreed beside the hall’s prices, by an offer.',
})
export class BookingExtraType {
  @Field({ description: 'What it is for.' })
  name: string;

  @Field(() => Money, { description: 'The amount, before tax.' })
  amount: Hundredths;
}

/** What `extras` is. */
export const EXTRAS = { description: 'The lines beside the hall’s prices; they are part of the adjustment.' };
/** What `fixedServices` is. */
export const FIXED_SERVICES = { description: 'The services that come with the hall.' };
/** What `optionalServices` is. */
export const OPTIONAL_SERVICES = { description: 'The chosen services.' };

/** The parts of a price, in quotes and bookings. */
@ObjectType({ simpleResolvers: true })
export abstract class PriceFields {
  @Field(() => String, { description: 'Currency of all amounts.' })
  currency: CurrencyCode;

  @Field(() => Int, { description: 'Charged hours: the duration rounded up to whole hours.' })
  hours: number;

  @Field(() => Int, { description: 'Guests.' })
  guestCount: number;

  @Field(() => String, { nullable: true, description: 'The name of the shift; null at a hall that sells free times.' })
  shiftName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the hall’s price isn’t its ordinary one: “Saturday dinner +20%”; null if it is.',
  })
  rateReason: string | null;

  @Field(() => Money, {
    description: 'What that adds to the hall base price, where it is contained; negative where it takes away.',
  })
  rateAmount: Hundredths;

  @Field(() => Money, {
    description: 'Flat price + hours × price per hour + guests × price per person, or the menu in its place.',
  })
  hallBasePrice: Hundredths;

  @Field(() => Money, MENU_AMOUNT)
  menuAmount: Hundredths;

  @Field(() => BookedMenuType, BOOKED_MENU)
  menu: AgreedMenu | null;

  @Field(() => Money, { description: 'Surcharge of the hall’s category.' })
  categoryPrice: Hundredths;

  @Field(() => Money, { description: 'Surcharge of the hall’s type.' })
  typePrice: Hundredths;

  @Field(() => Money, { description: 'Total of the always included services.' })
  fixedServicesPrice: Hundredths;

  @Field(() => Money, { description: 'Total of the chosen services.' })
  optionalServicesPrice: Hundredths;

  @Field(() => Percentage, { description: 'The business’s discount on the sum of the parts.' })
  discountPercentage: PercentHundredths;

  @Field(() => Money, { description: 'Amount of the discount.' })
  discountAmount: Hundredths;

  @Field(() => Percentage, { description: 'Tax percentage on the amount after discount.' })
  taxPercentage: PercentHundredths;

  @Field(() => Money, { description: 'Amount of tax.' })
  taxAmount: Hundredths;

  @Field(() => Money, { description: 'Sum of the parts − discount + tax.' })
  totalPrice: Hundredths;

  @Field(() => Money, { description: 'The price per hour, of the hall or its shift.' })
  pricePerHour: Hundredths;

  @Field(() => Money, { description: 'The price per guest, of the hall or its shift; 0 with a menu.' })
  pricePerPerson: Hundredths;

  @Field(() => Money, { description: 'The flat price of a shift; 0 unless it has one.' })
  flatPrice: Hundredths;
}

/** The services of a booking as agreed: the hall's fixed services, and the chosen ones. */
export interface AgreedServices {
  fixed: BookedService[];
  optional: BookedService[];
}
