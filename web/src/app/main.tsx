import 'virtual:tokens.css';
import './fonts.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { preloadScreen } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// The screen's code comes while the server is being asked for its health.
preloadScreen(window.location.pathname);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
