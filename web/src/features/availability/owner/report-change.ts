/** What is shown after a change of the schedule, and what is read again: halls show what they sell. */
export function reportScheduleChange(success: { title: string }, failure: { title: string }) {
  return {
    success: { tone: 'success' as const, ...success },
    failure: { ...failure, always: true },
    refetch: ['ViewerSchedule', 'HallPage', 'HallAvailability'],
  };
}
