import type { ShiftHours } from '../../domain/availability/shifts.js';
import type { HallBookingSettingsInput } from '../../modules/availability/schedule.inputs.js';
import type { BookingSlotsInput, BusinessSettingsInput } from '../../modules/businesses/business.inputs.js';
import type { HallKind } from '../looks.js';
import type { DemoRate } from './rates.js';
import type { City } from './places.js';

/** The occasions of halls. */
export type Occasion = 'Wedding' | 'Walima' | 'Mehndi' | 'Corporate';

/** A shift of a hall in the demo. */
export interface DemoShift extends ShiftHours {
  name: string;
  weekdays: readonly number[];
  /** Its price per guest, relative to the hall's plate. */
  share: number;
}

/** A hall of the demo, with prices in units of its business's currency. */
export interface DemoHall {
  name: string;
  /** What it sells, if it doesn't sell free times. */
  shifts?: readonly DemoShift[];
  /** What it says for itself about when it can be booked. */
  settings?: HallBookingSettingsInput;
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
  /** Its demand, relative to 1. */
  appeal: number;
  /** The average of its ratings. */
  quality: number;
  isFeatured?: boolean;
  /** Name of the hall that consists of this one and its siblings. */
  partOf?: string;
  description: string;
}

/** The state of a business's application at the end of the demo data. */
export type BusinessState = 'not applied' | 'pending' | 'approved' | 'rejected' | 'suspended';

/** The documents of an application. */
export const PAPERS = ['trade licence', 'tax certificate', 'identity card', 'lease'] as const;
/** One of them. */
export type PaperKind = (typeof PAPERS)[number];

/** The flaws that a moderator can find in the documents. */
export type PaperFlaw = 'expired licence' | 'licence of somebody else';

/** A business of the demo with its owner. */
export interface DemoBusiness {
  owner: { name: string; username: string };
  state: BusinessState;
  name: string;
  location: string;
  phone: string;
  description: string;
  /** How many days before the end of the demo data it applied. */
  appliedDaysAgo: number;
  /** The documents of its application; defaults to all of {@link PAPERS}. */
  papers?: readonly PaperKind[];
  flaw?: PaperFlaw;
  /** The subject of the photograph of its premises, if there is one. */
  photographOf?: HallKind;
  /** The reason for which staff rejected the application. */
  rejectionReason?: string;
  /** An earlier, rejected application. */
  rejectedBefore?: { daysAgo: number; papers: readonly PaperKind[]; reason: string };
  settings: Omit<BusinessSettingsInput, 'timeSlots'> & { timeSlots?: BookingSlotsInput };
  /** Factor on the prices of its catalogue. */
  priceLevel: number;
  /** Names of its optional services. */
  menu: readonly string[];
  halls: readonly DemoHall[];
  /** For how many hours its requests hold their time, and since when. */
  holds?: { hours: number; sinceDaysAgo: number };
  /** For how many hours it waits for a first payment, which confirms what it has accepted, and since when. */
  paidFirst?: { hours: number; sinceDaysAgo: number };
  /** Other prices on some days. */
  rates?: readonly DemoRate[];
}
