import type { ComponentType } from 'react';
import type { Access } from './access';
import type { RouteTitle } from './routes.text';

/**
 * The frame around a screen. `public`: header and footer in plain markup. `account`: the same, around the sign-in and registration
 * card. `customer`: the same, with Ant Design at hand. `business`: the owner's side bar. `staff`: the control panel's.
 */
export type LayoutName = 'public' | 'account' | 'customer' | 'business' | 'staff';

/** One screen of the product. */
export interface ScreenRow {
  path: string;
  title: RouteTitle;
  access: Access;
  layout: LayoutName;
  /** Loads the screen's code when somebody opens it. */
  load: () => Promise<ComponentType>;
  /** Rows with the same name here are one screen at several addresses: it stays when the address changes among them. */
  shared?: string;
  /** Says "Loading..." in words while the code loads (the info pages). */
  worded?: boolean;
}
