/** An operation that staff need now and then, with variables to be filled in. */
export interface Example {
  /** The heading it stands under. */
  job: string;
  title: string;
  document: string;
  variables?: Record<string, unknown>;
}

/** Saved operations for common jobs. A test holds each of them against the schema. */
export const EXAMPLES: readonly Example[] = [
  {
    job: 'Look around',
    title: 'How the platform stands',
    document: `query PlatformOverview {
  overview {
    users { total thisMonth lastMonth }
    businesses { total thisMonth lastMonth }
    pendingApprovals
    status { databaseConnected databaseMs jobsWaiting jobsFailed mailsWaiting mailsFailed uptimeShare }
  }
}`,
  },
  {
    job: 'Look around',
    title: 'System information (admins)',
    document: `query System {
  systemInformation {
    environment databaseConnected databaseUrl uptime totalDowntime version nodeVersion startTime
    maintenance { isActive isEnabled }
  }
}`,
  },
  {
    job: 'Applications',
    title: 'Applications that wait, the newest first',
    document: `query PendingApplications {
  businesses(filter: { status: PENDING }, paging: { limit: 20 }) {
    totalCount
    pageInfo { endCursor hasNextPage }
    nodes { id name location phone description documents createdAt ownerName ownerEmail }
  }
}`,
  },
  {
    job: 'Applications',
    title: 'Approve an application',
    document: `mutation Approve($id: Int!) {
  approveApplication(id: $id) { id name status approvedAt }
}`,
    variables: { id: 0 },
  },
  {
    job: 'Applications',
    title: 'Reject an application, with the reason',
    document: `mutation Reject($id: Int!, $reason: String!) {
  rejectApplication(id: $id, input: { reason: $reason }) { id name status rejectionReason }
}`,
    variables: { id: 0, reason: '' },
  },
  {
    job: 'Halls and bookings',
    title: 'Feature a hall (admins)',
    document: `mutation Feature($id: Int!, $isFeatured: Boolean!) {
  featureHall(id: $id, isFeatured: $isFeatured)
}`,
    variables: { id: 0, isFeatured: true },
  },
  {
    job: 'Halls and bookings',
    title: 'Cancel a confirmed booking (admins)',
    document: `mutation CancelBooking($id: Int!, $reason: String!) {
  cancelConfirmedBooking(id: $id, input: { reason: $reason }) { id status cancellationReason cancellationNote }
}`,
    variables: { id: 0, reason: '' },
  },
  {
    job: 'Reviews',
    title: 'Reported reviews',
    document: `query Reported {
  reviews(filter: { state: REPORTED }, paging: { limit: 20 }) {
    totalCount
    nodes { id hallTitle userName rating comment isHidden openReports { reason createdAt reporterName } }
  }
}`,
  },
  {
    job: 'Reviews',
    title: 'Hide a review, with the reason',
    document: `mutation Hide($id: Int!, $reason: String!) {
  hideReview(id: $id, input: { reason: $reason }) { id isHidden hiddenReason }
}`,
    variables: { id: 0, reason: '' },
  },
  {
    job: 'People (admins)',
    title: 'Find a person',
    document: `query FindPeople($text: String!) {
  people(filter: { text: $text }, paging: { limit: 20 }) {
    nodes { id name email username role createdAt viewerCanAct }
  }
}`,
    variables: { text: '' },
  },
  {
    job: 'Mail',
    title: 'Mails that failed',
    document: `query FailedMails {
  outbox(filter: { status: "failed" }, paging: { limit: 20 }) {
    nodes { id to subject attempts lastError createdAt }
  }
}`,
  },
  {
    job: 'Audit log (admins)',
    title: 'Who did what today',
    document: `query Log($from: DateTime!) {
  auditLog(filter: { from: $from }, paging: { limit: 50 }) {
    nodes { at actorName action subjectType subjectId before after }
  }
}`,
    variables: { from: '2026-01-01T00:00:00Z' },
  },
  {
    job: 'Maintenance (admins)',
    title: 'Schedule a window',
    document: `mutation Schedule($input: ScheduleMaintenanceInput!) {
  scheduleMaintenance(input: $input) { state startTime endTime message }
}`,
    variables: {
      input: {
        message: 'System is under maintenance. Please check back later.',
        startTime: '2030-01-01T20:00:00Z',
        endTime: '2030-01-01T22:00:00Z',
      },
    },
  },
  {
    job: 'Maintenance (admins)',
    title: 'End it now',
    document: `mutation End {
  endMaintenance { state }
}`,
  },
];
