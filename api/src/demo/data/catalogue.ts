import { PriceType, ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { HallKind, ServiceSubject } from '../looks.js';
import type { Occasion } from './types.js';

/** A category or type of halls: what it adds to a booking, in rupees (or percent). */
interface Kind {
  name: string;
  description: string;
  price: number;
  priceType: PriceType;
}

/** What owners list halls under. */
export const CATEGORIES: Readonly<Record<Occasion, Kind>> = {
  Wedding: {
    name: 'Wedding',
    description: 'Baraat and wedding dinners, with stage and entrance.',
    price: 25000,
    priceType: PriceType.FIXED,
  },
  Walima: {
    name: 'Walima & Reception',
    description: 'Receptions by day or evening, seated dinners.',
    price: 15000,
    priceType: PriceType.FIXED,
  },
  Mehndi: {
    name: 'Mehndi & Mayun',
    description: 'Evenings of henna, music and dance, with floor seating.',
    price: 20000,
    priceType: PriceType.FIXED,
  },
  Corporate: {
    name: 'Corporate',
    description: 'Conferences, launches, trainings and annual dinners.',
    price: 0,
    priceType: PriceType.FIXED,
  },
};

/** Types of halls by the kind that is drawn. */
export const TYPES: Readonly<Record<HallKind, Kind>> = {
  ballroom: {
    name: 'Banquet hall',
    description: 'Indoors, air-conditioned.',
    price: 0,
    priceType: PriceType.FIXED,
  },
  marquee: {
    name: 'Marquee',
    description: 'A large tent or pavilion without pillars.',
    price: 60,
    priceType: PriceType.PER_PERSON,
  },
  garden: {
    name: 'Garden & lawn',
    description: 'Under the open sky, with a cover at hand.',
    price: 5,
    priceType: PriceType.PERCENTAGE,
  },
  courtyard: {
    name: 'Haveli & courtyard',
    description: 'A house with a yard in its middle.',
    price: 3000,
    priceType: PriceType.PER_HOUR,
  },
  rooftop: { name: 'Rooftop', description: 'Above the city.', price: 12000, priceType: PriceType.FIXED },
};

/** A service that comes with halls; `of` are the kinds that have it and defaults to all. */
interface IncludedService extends Omit<Kind, 'priceType'> {
  priceType: ServicePriceType;
  isIncluded: boolean;
  of?: readonly HallKind[];
}

/** What comes with a hall. */
export const FIXED_SERVICES: readonly IncludedService[] = [
  {
    name: 'Stage and seating',
    description: 'Stage with sofa, tables, covered chairs and linen for every guest.',
    price: 0,
    priceType: ServicePriceType.FIXED,
    isIncluded: true,
  },
  {
    name: 'Standby generator',
    description: 'Takes over within seconds, for as long as the function lasts.',
    price: 1500,
    priceType: ServicePriceType.PER_HOUR,
    isIncluded: true,
  },
  {
    name: 'Service staff',
    description: 'Waiters, a floor manager and attendants in the lounges.',
    price: 90,
    priceType: ServicePriceType.PER_PERSON,
    isIncluded: true,
  },
  {
    name: 'Air conditioning and heating',
    description: 'As the season asks.',
    price: 0,
    priceType: ServicePriceType.FIXED,
    isIncluded: true,
    of: ['ballroom', 'marquee'],
  },
  {
    name: 'Canopy in case of rain',
    description: 'Raised over the seating within three hours.',
    price: 0,
    priceType: ServicePriceType.FIXED,
    isIncluded: true,
    of: ['garden', 'courtyard', 'rooftop'],
  },
  {
    name: 'Valet parking',
    description: 'At the gate, from an hour before the function.',
    price: 10000,
    priceType: ServicePriceType.FIXED,
    isIncluded: true,
    of: ['ballroom', 'rooftop', 'courtyard'],
  },
  {
    name: 'Bridal lounge',
    description: 'With mirrors, a bathroom and a door to the stage.',
    price: 0,
    priceType: ServicePriceType.FIXED,
    isIncluded: false,
    of: ['ballroom', 'marquee', 'garden', 'courtyard'],
  },
];

/** A service that a customer may choose. */
interface ChosenService extends Omit<Kind, 'priceType'> {
  priceType: ServicePriceType;
  /** What its picture shows. */
  subject: ServiceSubject;
}

/** What can be chosen with a booking, by name. */
export const OPTIONAL_SERVICES: readonly ChosenService[] = [
  {
    name: 'Chicken biryani menu',
    description: 'Biryani, qorma, naan, salad, raita and kheer.',
    price: 950,
    priceType: ServicePriceType.PER_PERSON,
    subject: 'biryani',
  },
  {
    name: 'Mutton menu',
    description: 'Mutton qorma, chicken boti, pulao, naan, two sweets and kashmiri chai.',
    price: 1850,
    priceType: ServicePriceType.PER_PERSON,
    subject: 'mutton',
  },
  {
    name: 'High tea',
    description: 'Twelve small things, savoury and sweet, with tea and coffee.',
    price: 1100,
    priceType: ServicePriceType.PER_PERSON,
    subject: 'tea',
  },
  {
    name: 'Live barbecue',
    description: 'Seekh, malai boti and fish from the coals, at a station among the guests.',
    price: 700,
    priceType: ServicePriceType.PER_PERSON,
    subject: 'barbecue',
  },
  {
    name: 'Seafood counter',
    description: 'Prawns, pomfret and crab from the morning’s auction.',
    price: 1200,
    priceType: ServicePriceType.PER_PERSON,
    subject: 'seafood',
  },
  {
    name: 'Dessert bar',
    description: 'Gulab jamun, jalebi, kulfi, trifle and fresh fruit.',
    price: 380,
    priceType: ServicePriceType.PER_PERSON,
    subject: 'dessert',
  },
  {
    name: 'Fresh flower stage',
    description: 'Roses, tuberoses and chrysanthemums from Pattoki, in your colours.',
    price: 145000,
    priceType: ServicePriceType.FIXED,
    subject: 'flowers',
  },
  {
    name: 'Photography and film',
    description: 'Two photographers and one camera, album and edited film in six weeks.',
    price: 120000,
    priceType: ServicePriceType.FIXED,
    subject: 'photography',
  },
  {
    name: 'DJ and dance floor',
    description: 'Sound, lights and a dance floor of six by six meters.',
    price: 14000,
    priceType: ServicePriceType.PER_HOUR,
    subject: 'dance',
  },
  {
    name: 'Qawwali party',
    description: 'Nine musicians, two sets.',
    price: 180000,
    priceType: ServicePriceType.FIXED,
    subject: 'qawwali',
  },
  {
    name: 'Dhol and shehnai',
    description: 'For the entrance of the baraat.',
    price: 18000,
    priceType: ServicePriceType.FIXED,
    subject: 'dhol',
  },
  {
    name: 'Screens and projection',
    description: 'Two LED walls with an operator.',
    price: 9000,
    priceType: ServicePriceType.PER_HOUR,
    subject: 'screens',
  },
  {
    name: 'Guest shuttle',
    description: 'Two coasters between the hall and a place in the city.',
    price: 35000,
    priceType: ServicePriceType.FIXED,
    subject: 'shuttle',
  },
];

/** What halls have; `of` as above. */
export const AMENITIES: readonly { name: string; icon: string | null; of?: readonly HallKind[] }[] = [
  { name: 'Parking', icon: 'car' },
  { name: 'Sound system', icon: 'volume-2' },
  { name: 'Guards at the gate', icon: 'shield' },
  { name: 'Wi-Fi', icon: 'wifi', of: ['ballroom', 'rooftop', 'marquee'] },
  { name: 'Air conditioning', icon: 'snowflake', of: ['ballroom', 'marquee'] },
  { name: 'Kitchen for caterers', icon: 'chef-hat', of: ['ballroom', 'marquee', 'garden', 'courtyard'] },
  { name: 'Prayer room', icon: 'heart' },
  { name: 'Bridal suite', icon: 'star', of: ['ballroom', 'courtyard', 'garden'] },
  { name: 'Step-free entrance', icon: null, of: ['ballroom', 'marquee', 'garden'] },
  { name: 'Play corner for children', icon: null, of: ['garden', 'marquee'] },
];
