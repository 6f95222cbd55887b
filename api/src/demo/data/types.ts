import type { BookingSlotsInput, BusinessSettingsInput } from '../../modules/businesses/business.inputs.js';
import type { HallKind } from '../looks.js';
import type { City } from './places.js';

/** Occasions that halls are listed under. */
export type Occasion = 'Wedding' | 'Walima' | 'Mehndi' | 'Corporate';

/** A hall of the demo. Prices in units of its business's currency. */
export interface DemoHall {
  name: string;
  number: string;
  kind: HallKind;
  city: City;
  /** One of the city's areas. */
  area: string;
  /** House and street. */
  street: string;
  capacity: number;
  plate: number;
  hour: number;
  occasion: Occasion;
  /** How often it is asked for, 1 is ordinary. */
  appeal: number;
  /** How guests find it: the middle of its ratings. */
  quality: number;
  isFeatured?: boolean;
  /** Name of the hall that is made up of this one and its siblings. */
  partOf?: string;
  description: string;
}

/** The state of a business's application at the end of the demo data. */
export type BusinessState = 'not applied' | 'pending' | 'approved' | 'rejected' | 'suspended';

/** Papers that come with an application. */
export const PAPERS = ['trade licence', 'tax certificate', 'identity card', 'lease'] as const;
/** One of them. */
export type PaperKind = (typeof PAPERS)[number];

/** What a moderator can find wrong with the papers of an application. */
export type PaperFlaw = 'expired licence' | 'licence of somebody else';

/** A business of the demo with its owner. */
export interface DemoBusiness {
  owner: { name: string; username: string };
  state: BusinessState;
  name: string;
  location: string;
  phone: string;
  description: string;
  /** Days before now at which its application was sent. */
  appliedDaysAgo: number;
  /** What came with the application; defaults to all of {@link PAPERS}. */
  papers?: readonly PaperKind[];
  flaw?: PaperFlaw;
  /** What the photograph of the premises shows, where one came with the papers. */
  photographOf?: HallKind;
  /** What staff wrote when they rejected the application. */
  rejectionReason?: string;
  /** An application that was rejected before this one. */
  rejectedBefore?: { daysAgo: number; papers: readonly PaperKind[]; reason: string };
  settings: Omit<BusinessSettingsInput, 'timeSlots'> & { timeSlots?: BookingSlotsInput };
  /** Factor on the prices of its catalogue. */
  priceLevel: number;
  /** Names of its optional services. */
  menu: readonly string[];
  halls: readonly DemoHall[];
}
