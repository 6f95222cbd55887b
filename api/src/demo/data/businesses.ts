import { toPercentHundredths } from '../../domain/money/money.js';
import { APPLICATIONS } from './applications.js';
import { GRAND_TRUNK_HALLS, MARGALLA_HALLS } from './halls-capital.js';
import { MEHRAN_KARACHI_HALLS, SAAHIL_HALLS } from './halls-karachi.js';
import { BAGH_LAHORE_HALLS, CROWN_HALLS, NOOR_MAHAL_HALLS } from './halls-lahore.js';
import { BAGH_MULTAN_HALLS, CHENAB_HALLS, MEHRAN_HYDERABAD_HALLS } from './halls-punjab.js';
import { openDaily } from './hours.js';
import { MARGALLA_RATES, NOOR_MAHAL_RATES, SAAHIL_RATES } from './rates.js';
import type { DemoBusiness } from './types.js';

/** The owner who signs in to the demo; account and name stand in modules/system/demo-accounts.ts. */
export const DEMO_OWNER_USERNAME = 'demo_owner';

/** Weddings are planned a year ahead. */
const YEAR_AHEAD = { slotDuration: 60, bufferTime: 60, allowMultipleSlots: true, maxAdvanceBookingDays: 365 };

const EVERYTHING = ['Chicken biryani menu', 'Mutton menu', 'Dessert bar', 'Fresh flower stage', 'Photography and film'];

/** The businesses of the demo, one in every state of an application at least. */
export const BUSINESSES: readonly DemoBusiness[] = [
  {
    owner: { name: 'Bilal Ahmed', username: DEMO_OWNER_USERNAME },
    state: 'approved',
    name: 'Noor Mahal Venues',
    location: '52-B1, M. M. Alam Road, Gulberg, Lahore',
    phone: '+92 42 35711200',
    description:
      'Nine halls in Lahore, from a rooftop for a nikah to a marquee for nine hundred. Family-run since 1994, with our own kitchen and our own decorators.',
    appliedDaysAgo: 420,
    settings: {
      timeSlots: { ...YEAR_AHEAD, minAdvanceBookingHours: 24 },
      taxPercentage: toPercentHundredths(16),
      taxNumber: '0002931-4',
    },
    priceLevel: 1.1,
    menu: [
      ...EVERYTHING,
      'High tea',
      'Live barbecue',
      'DJ and dance floor',
      'Qawwali party',
      'Dhol and shehnai',
      'Screens and projection',
    ],
    halls: NOOR_MAHAL_HALLS,
    // So lately that no hold has come to its half time: nobody is reminded by the demo itself.
    holds: { hours: 72, sinceDaysAgo: 1 },
    rates: NOOR_MAHAL_RATES,
  },
  {
    owner: { name: 'Shahnaz Dawood', username: 'shahnaz_dawood' },
    state: 'approved',
    name: 'Saahil Banquets',
    location: 'Block 4, Khayaban-e-Saadi, Clifton, Karachi',
    phone: '+92 21 35870044',
    description:
      'Ten places to celebrate in Karachi, by the sea and in the middle of town. What is free can be booked on the spot: our calendar is always true.',
    appliedDaysAgo: 412,
    settings: {
      instantConfirmation: true,
      timeSlots: YEAR_AHEAD,
      taxPercentage: toPercentHundredths(13),
      taxNumber: '0007718-2',
    },
    priceLevel: 1.05,
    menu: [
      ...EVERYTHING,
      'Seafood counter',
      'Live barbecue',
      'High tea',
      'DJ and dance floor',
      'Screens and projection',
    ],
    halls: SAAHIL_HALLS,
    rates: SAAHIL_RATES,
  },
  {
    owner: { name: 'Daniyal Rashid', username: 'daniyal_rashid' },
    state: 'approved',
    name: 'Margalla House Events',
    location: 'House 3, Street 41, F-7/1, Islamabad',
    phone: '+92 51 2650118',
    description:
      'Gardens and rooms in the capital for embassies, companies and families from abroad. Prices in dollars, contracts in English and Urdu.',
    appliedDaysAgo: 405,
    settings: { currency: 'USD', timeSlots: YEAR_AHEAD, operatingHours: openDaily('08:00', '23:30') },
    priceLevel: 1 / 255,
    menu: [
      'Mutton menu',
      'High tea',
      'Live barbecue',
      'Dessert bar',
      'Fresh flower stage',
      'Photography and film',
      'Screens and projection',
      'Guest shuttle',
    ],
    halls: MARGALLA_HALLS,
    rates: MARGALLA_RATES,
  },
  {
    owner: { name: 'Gul Rukh Yousafzai', username: 'gulrukh_y' },
    state: 'approved',
    name: 'Grand Trunk Venues',
    location: '7 Mall Road, Saddar, Rawalpindi',
    phone: '+92 51 5567023',
    description:
      'Nine halls along the old road between Rawalpindi and Peshawar. Hospitality as both cities understand it: nobody leaves before the second tea.',
    appliedDaysAgo: 400,
    settings: {
      timeSlots: YEAR_AHEAD,
      discountPercentage: toPercentHundredths(5),
      operatingHours: openDaily('10:00', '01:00'),
    },
    priceLevel: 0.95,
    menu: [
      'Chicken biryani menu',
      'Mutton menu',
      'Live barbecue',
      'Dessert bar',
      'Dhol and shehnai',
      'Photography and film',
      'Guest shuttle',
    ],
    halls: GRAND_TRUNK_HALLS,
  },
  {
    owner: { name: 'Imran Cheema', username: 'imran_cheema' },
    state: 'approved',
    name: 'Chenab Celebrations',
    location: 'Madina Town, 204-Y, Susan Road, Faisalabad',
    phone: '+92 41 8723390',
    description:
      'Ten halls in Faisalabad, Gujranwala and Sialkot. We keep wedding dinners on time, which is harder than it sounds, and have done so since 2003.',
    appliedDaysAgo: 395,
    settings: { timeSlots: YEAR_AHEAD, operatingHours: openDaily('11:00', '23:00', 1) },
    priceLevel: 0.9,
    menu: [...EVERYTHING, 'Live barbecue', 'DJ and dance floor', 'Dhol and shehnai'],
    halls: CHENAB_HALLS,
  },
  {
    owner: { name: 'Syeda Zainab Gilani', username: 'zainab_gilani' },
    state: 'approved',
    name: 'Bagh-e-Multan',
    location: 'Qasim Road, Cantt, Multan',
    phone: '+92 61 4582211',
    description:
      'Gardens, courtyards and tents in Multan, and three places in Lahore. Mangoes in July, blossom in February, blue tiles all year.',
    appliedDaysAgo: 390,
    settings: { timeSlots: YEAR_AHEAD },
    priceLevel: 0.9,
    menu: [
      'Chicken biryani menu',
      'Mutton menu',
      'Dessert bar',
      'Fresh flower stage',
      'Qawwali party',
      'Dhol and shehnai',
    ],
    halls: [...BAGH_MULTAN_HALLS, ...BAGH_LAHORE_HALLS],
    paidFirst: { hours: 48, sinceDaysAgo: 5 },
  },
  {
    owner: { name: 'Nadir Ali Talpur', username: 'nadir_talpur' },
    state: 'approved',
    name: 'Mehran Halls',
    location: 'Main Alamdar Chowk, Qasimabad, Hyderabad',
    phone: '+92 22 2653417',
    description:
      'Weddings of Sindh, in Hyderabad and Karachi: ajrak on the tables, palla on the fire, and music until the hour that the law allows.',
    appliedDaysAgo: 385,
    settings: { timeSlots: { ...YEAR_AHEAD, bufferTime: 30 } },
    priceLevel: 0.85,
    menu: [
      'Chicken biryani menu',
      'Mutton menu',
      'Seafood counter',
      'Dessert bar',
      'Dhol and shehnai',
      'Photography and film',
    ],
    halls: [...MEHRAN_HYDERABAD_HALLS, ...MEHRAN_KARACHI_HALLS],
  },
  {
    owner: { name: 'Asad Kamran', username: 'asad_kamran' },
    state: 'suspended',
    name: 'Crown Marquee Company',
    location: 'Sector E, Ring Boulevard, Bahria Town, Lahore',
    phone: '+92 42 37862555',
    description:
      'Marquees and halls in Lahore and Karachi, with packages that include stage, entrance and photographer.',
    appliedDaysAgo: 380,
    settings: { timeSlots: YEAR_AHEAD },
    priceLevel: 1,
    menu: ['Chicken biryani menu', 'Mutton menu', 'Dessert bar', 'DJ and dance floor', 'Photography and film'],
    halls: CROWN_HALLS,
  },
  ...APPLICATIONS,
];

/** What staff wrote when they suspended a business. */
export const SUSPENSION_REASON =
  'Several guests reported that halls were handed over late and without the stage that was agreed. Suspended until we have spoken with the owner.';
