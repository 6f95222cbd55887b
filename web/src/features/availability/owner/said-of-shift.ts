/** What is said after a change of a shift, and what is read again: halls show what they sell. */
export function saidOfShift(success: { title: string }, failure: { title: string }) {
  return {
    success: { tone: 'success' as const, ...success },
    failure: { ...failure, always: true },
    refetch: ['ViewerSchedule', 'HallPage', 'HallAvailability'],
  };
}
