import { person } from './people';
import { renderApp } from './render';
import { fakeServer, type Answer, type FakeServer } from './server';
import { ControlPanel } from '../app/panel/ControlPanel';

/** A business as the server sends it to staff; tests state only what matters. */
export function businessRow(particulars: Partial<Record<string, unknown>> = {}) {
  return {
    __typename: 'BusinessRecord',
    id: 4,
    status: 'PENDING',
    name: 'Shalimar Banquets',
    location: 'Gulberg, Lahore',
    phone: '+92 42 111',
    description: 'Three halls.',
    documents: [] as string[],
    rejectionReason: null,
    suspensionReason: null,
    createdAt: '2026-03-03T09:00:00.000Z',
    ownerName: 'Sana',
    ownerEmail: 'sana@example.com',
    hallCount: 0,
    ...particulars,
  };
}

/** A page of businesses. */
export function businessPage(nodes: readonly object[]) {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, page: 1, limit: 20 };
  return {
    businesses: {
      __typename: 'BusinessConnection',
      nodes,
      totalCount: nodes.length,
      totalCountIsLowerBound: false,
      pageInfo,
    },
  };
}

const OPERATIONAL = {
  __typename: 'MaintenanceSettings',
  isEnabled: false,
  isActive: false,
  state: 'operational',
  message: 'System is under maintenance. Please check back later.',
  startTime: null,
  endTime: null,
};

/** Maintenance as the server tells staff. */
export function maintenance(particulars: Partial<Record<string, unknown>> = {}) {
  return { maintenanceSettings: { ...OPERATIONAL, ...particulars } };
}

/** A server that answers what the panel's frame asks, and what a test adds. */
export function panelServer(answers: Record<string, Answer> = {}): FakeServer {
  return fakeServer({
    PanelMaintenanceState: () => maintenance(),
    PanelHijriMonths: () => ({ hijriMonths: [] }),
    ...answers,
  });
}

/** Opens the panel on a tab as somebody of the staff. */
export function openPanel(role: 'ADMIN' | 'MODERATOR', at: string, server: FakeServer) {
  return renderApp(<ControlPanel tools={null} profile={null} />, { at, viewer: person({ role }), server });
}
