/** What is counted by day, in the order in which it is shown. */
export const SERIES = ['signUps', 'requests', 'confirmations'] as const;
