/** What is shown after a change of a rate, and what is read again: the months have their prices. */
export function reportRateChange(success: { title: string }, failure: { title: string }) {
  return {
    success: { tone: 'success' as const, ...success },
    failure: { ...failure, always: true },
    refetch: ['ViewerHallRates', 'RateMonth', 'HallAvailability'],
  };
}

/** What is shown after a change of the schedule, and what is read again: halls show what they sell, menus for which shifts they are. */
export function reportScheduleChange(success: { title: string }, failure: { title: string }) {
  return {
    success: { tone: 'success' as const, ...success },
    failure: { ...failure, always: true },
    refetch: [
      ...['ViewerSchedule', 'ViewerHallRates', 'RateMonth', 'HallPage', 'HallAvailability'],
      ...['OwnerMenus', 'MenuHalls', 'HallMenus'],
    ],
  };
}
