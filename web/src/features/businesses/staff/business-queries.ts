/** Queries that a decision about a business makes old. */
export const BUSINESS_QUERIES = ['PanelBusinesses', 'PanelOverview', 'PanelBusinessHistory'];
