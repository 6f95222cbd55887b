/** What is wrong with an imported file, or with one of its rows. */
export const IMPORT_MESSAGES = {
  listUnknown: 'Choose what the file lists',
  empty: 'The file is empty.',
  noRows: 'The file has no rows.',
  notUtf8: 'The file is not UTF-8. Save it as "CSV UTF-8" and try again.',
  unreadable: (row: number) => `The file can't be read from row ${row} on: a quotation mark is missing or too many.`,
  tooManyCells: (cells: number, columns: number) =>
    `Has ${cells} cells, the heading has ${columns}: put texts with commas in quotation marks`,
  cellTooLong: (charactersMax: number) => `A cell can have at most ${charactersMax.toLocaleString('en-US')} characters`,
  sameAsRow: (row: number) => `The same as in row ${row}`,
  /** @param existing the names that the business has, in words */
  nameUnknown: (kind: 'category' | 'hall type', name: string, existing: string) =>
    `The business has no ${kind} "${name}" (${existing}): add it in Setup first`,
  capacityInvalid: 'Capacity must be a whole number of guests, such as 350',
  capacityTooSmall: 'Capacity must be at least 1',
  pictureInvalid: 'Must be the address of a picture, beginning with https://',
} as const;
