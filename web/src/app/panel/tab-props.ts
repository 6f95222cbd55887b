/** Props of every tab. */
export interface TabProps {
  isAdmin: boolean;
}
