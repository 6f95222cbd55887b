import type { DemoBusiness } from './types.js';

/** What an application has of its own: it has no halls, services or settings yet. */
type Application = Omit<DemoBusiness, 'settings' | 'priceLevel' | 'menu' | 'halls'>;

const NOTHING_YET = { settings: {}, priceLevel: 1, menu: [], halls: [] } as const;

/** Businesses that haven't been approved: the moderators' work, some of it with something to find. */
const APPLICATIONS_SENT: readonly Application[] = [
  {
    owner: { name: 'Rabia Anwar', username: 'rabia_anwar' },
    state: 'pending',
    name: 'Rabia’s Garden House',
    location: 'House 27, Street 9, Satellite Town, Quetta',
    phone: '+92 81 2821960',
    description:
      'A garden of almond trees and a hall of stone in Quetta, for nikahs, engagements and family dinners of up to two hundred guests.',
    appliedDaysAgo: 2,
    papers: ['trade licence', 'tax certificate', 'identity card', 'lease'],
    photographOf: 'garden',
  },
  {
    owner: { name: 'Tariq Mehmood Butt', username: 'tariq_butt' },
    state: 'pending',
    name: 'Butt Marquee & Caterers',
    location: '118 Ferozepur Road, near Kalma Chowk, Lahore',
    phone: '+92 42 35884471',
    description:
      'Twenty years of catering, and since last winter a marquee of our own for six hundred guests. We would like to list it with its kitchen and its menus.',
    appliedDaysAgo: 1,
    papers: ['trade licence', 'tax certificate', 'identity card'],
    flaw: 'expired licence',
  },
  {
    owner: { name: 'Faisal Nadeem', username: 'faisal_nadeem' },
    state: 'rejected',
    name: 'Skyline Events',
    location: 'Jinnah Avenue, Islamabad',
    phone: '+92 300 5550171',
    description: 'We arrange events in rooftops and hotels of Islamabad and take a commission from the venue.',
    appliedDaysAgo: 24,
    papers: ['tax certificate', 'identity card'],
    rejectionReason:
      'The application doesn’t show that you run a hall of your own: please send the lease or the ownership paper of the venue, and apply again.',
  },
  {
    owner: { name: 'Hina Bashir', username: 'hina_bashir' },
    state: 'not applied',
    name: '',
    location: '',
    phone: '',
    description: '',
    appliedDaysAgo: 5,
    papers: [],
  },
  {
    owner: { name: 'Mehwish Iqbal', username: 'mehwish_iqbal' },
    state: 'pending',
    name: 'Shalimar View Banquets',
    location: '64 G. T. Road, Baghbanpura, Lahore',
    phone: '+92 42 36821590',
    description:
      'Two banquet halls across from the gardens, one above the other, with a lift and parking for eighty cars.',
    appliedDaysAgo: 3,
    papers: ['trade licence', 'identity card'],
  },
  {
    owner: { name: 'Sardar Adnan Abbasi', username: 'adnan_abbasi' },
    state: 'pending',
    name: 'Kashmir Point Terrace',
    location: 'Kashmir Point Road, Murree',
    phone: '+92 51 3410722',
    description:
      'A terrace above the pines for a hundred and fifty guests, open from April to October, with rooms for the families next door.',
    appliedDaysAgo: 4,
    papers: ['trade licence', 'tax certificate', 'identity card', 'lease'],
    photographOf: 'rooftop',
  },
  {
    owner: { name: 'Ghulam Rasool Soomro', username: 'gr_soomro' },
    state: 'pending',
    name: 'Sehwan Gardens',
    location: 'Indus Highway, Jamshoro',
    phone: '+92 22 2771043',
    description: 'A lawn beside the highway. The papers are with my brother and can be sent later.',
    appliedDaysAgo: 6,
    papers: [],
  },
  {
    owner: { name: 'Palwasha Khattak', username: 'palwasha_khattak' },
    state: 'pending',
    name: 'Sethi House',
    location: 'Mohallah Sethian, Qissa Khwani, Peshawar',
    phone: '+92 91 2213385',
    description:
      'A restored merchant’s house with a courtyard for a hundred and eighty guests, carved balconies and a kitchen that knows chapli kebab.',
    appliedDaysAgo: 5,
    papers: ['trade licence', 'tax certificate', 'identity card', 'lease'],
    flaw: 'licence of somebody else',
  },
  {
    owner: { name: 'Naveed Baloch', username: 'naveed_baloch' },
    state: 'pending',
    name: 'Gwadar Bay Pavilion',
    location: 'Marine Drive, Gwadar',
    phone: '+92 86 4211960',
    description:
      'A pavilion on the bay for three hundred guests, with wind walls for the evenings and fish from the morning’s boats.',
    appliedDaysAgo: 3,
    papers: ['trade licence', 'tax certificate', 'identity card', 'lease'],
    rejectedBefore: {
      daysAgo: 15,
      papers: ['identity card'],
      reason: 'An identity card alone isn’t enough: please add the trade licence and the lease of the pavilion.',
    },
  },
  {
    owner: { name: 'Chaudhry Akmal Ranjha', username: 'akmal_ranjha' },
    state: 'pending',
    name: 'Citrus Lawn',
    location: 'Chak 84 NB, Lahore Road, Sargodha',
    phone: '+92 48 3210876',
    description:
      'Our orange grove with a lawn in its middle, lit and levelled, for weddings of up to five hundred from November to March.',
    appliedDaysAgo: 2,
    papers: ['identity card'],
  },
  {
    owner: { name: 'Sahibzada Usman Abbasi', username: 'usman_abbasi' },
    state: 'pending',
    name: 'Bahawal Durbar Halls',
    location: 'Circular Road, Model Town A, Bahawalpur',
    phone: '+92 62 2884410',
    description: 'Three halls in the style of the old durbar, for two hundred, four hundred and seven hundred guests.',
    appliedDaysAgo: 2,
    papers: ['trade licence', 'tax certificate', 'identity card', 'lease'],
  },
  {
    owner: { name: 'Saima Tanoli', username: 'saima_tanoli' },
    state: 'pending',
    name: 'Pine City Convention Centre',
    location: 'Mansehra Road, Supply, Abbottabad',
    phone: '+92 992 331875',
    description:
      'A hall for conferences and weddings with four hundred seats, a generator of its own and heating for the winter.',
    appliedDaysAgo: 4,
    papers: ['trade licence', 'tax certificate', 'lease'],
    photographOf: 'ballroom',
  },
  {
    owner: { name: 'Kashif Mirza', username: 'kashif_mirza' },
    state: 'rejected',
    name: 'Moonlight Decorators',
    location: 'Shop 12, Saddar Bazaar, Gujranwala',
    phone: '+92 55 3845512',
    description: 'Lights, tents and stages for hire. We put them up wherever the family wishes.',
    appliedDaysAgo: 13,
    papers: ['trade licence', 'identity card'],
    flaw: 'expired licence',
    rejectionReason:
      'Your licence has run out and is for hiring out lights and tents. Only halls can be listed: apply again once you run one.',
  },
];

export const APPLICATIONS: readonly DemoBusiness[] = APPLICATIONS_SENT.map((each) => ({ ...NOTHING_YET, ...each }));
