/** The playground's words. Staff read it in English: its editor has no other language. */
export const playgroundText = {
  title: 'GraphQL playground',
  loading: 'Loading...',
  staffOnly: 'The playground is for staff. Sign in to the control panel, then open this page again.',
  signIn: 'Go to the control panel',
  unreachable: 'The server does not answer',
  unreachableMore: 'Please try again in a moment.',
  examples: 'Examples',
  examplesHint: 'Choose one to open it in a tab. Nothing runs until you press the run button.',
} as const;
