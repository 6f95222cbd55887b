import { BrowserRouter } from 'react-router-dom';
import { StartupGate } from '../features/system/public/startup/StartupGate';
import { createApolloClient } from '../graphql/client';
import { createTokenStore } from '../graphql/token';
import { LocaleProvider } from '../i18n/locale';
import { announceMaintenance } from './maintenance-signal';
import { MaintenanceRedirect } from './MaintenanceRedirect';
import { Providers } from './Providers';
import { AppRoutes } from './router';
import { SessionNotices } from './SessionNotices';

const token = createTokenStore();
const client = createApolloClient({ token, onMaintenance: announceMaintenance });

/** The product. `healthy`: the server has said already that it is ready. */
export function App({ healthy }: { healthy: boolean }) {
  return (
    <LocaleProvider>
      <StartupGate healthy={healthy}>
        <Providers client={client} token={token}>
          {/* Queries ask while they render: a transition that is rendered twice would ask twice. */}
          <BrowserRouter useTransitions={false}>
            <MaintenanceRedirect />
            <AppRoutes />
            <SessionNotices />
          </BrowserRouter>
        </Providers>
      </StartupGate>
    </LocaleProvider>
  );
}
