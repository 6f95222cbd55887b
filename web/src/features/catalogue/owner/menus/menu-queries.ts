/** Queries that a change of menus makes old: those of the owner, and of the pages where they are chosen. */
export const MENU_QUERIES = ['OwnerMenus', 'HallMenus'] as const;
