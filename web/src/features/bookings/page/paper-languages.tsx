/** The languages of papers and messages, each in its own letters. */
export const LANGUAGES = [
  { value: 'en', label: <span lang="en">English</span> },
  { value: 'ur', label: <span lang="ur">اردو</span> },
] as const;
