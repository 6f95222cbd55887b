const MINUTE_MS = 60_000;

/** Limits of the environment screen. */
export const ENVIRONMENT_LIMITS = {
  nameMaxCharacters: 100,
  valueMaxCharacters: 5000,
  contentMaxCharacters: 100_000,
  editorMinHeightPx: 300,
  infoPollMs: 30_000,
  infoFreshMs: 10 * MINUTE_MS,
} as const;

export const CONTROL_PANEL_LIMITS = {
  pendingShown: 5,
  searchDebounceMs: 300,
  pageSize: 20,
  /** The maximum number of people that a name in a filter matches. */
  peopleMax: 100,
} as const;
