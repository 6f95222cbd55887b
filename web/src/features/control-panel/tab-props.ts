/** What every tab is told. */
export interface TabProps {
  isAdmin: boolean;
}
