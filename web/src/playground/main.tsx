import { lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:tokens.css';
import './playground.css';
import { playgroundText as text } from './playground.text';
import { whoOpens, type Opened } from './staff';

const Editor = lazy(() => import('./Editor').then((module) => ({ default: module.Editor })));

function Playground() {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    void whoOpens().then(setOpened);
  }, []);
  if (!opened) return <Notice title={text.loading} />;
  if (opened.as === 'unknown') return <Notice title={text.unreachable} explanation={text.unreachableMore} />;
  if (opened.as === 'stranger') {
    return (
      <Notice title={text.title} explanation={text.staffOnly}>
        <a className="shell-action" href="/cpanel">
          {text.signIn}
        </a>
      </Notice>
    );
  }
  return (
    <Suspense fallback={<Notice title={text.loading} />}>
      <main className="editor">
        <h1 className="unseen">{text.title}</h1>
        <Editor />
      </main>
    </Suspense>
  );
}

function Notice({ title, explanation, children }: { title: string; explanation?: string; children?: React.ReactNode }) {
  return (
    <main className="shell">
      <h1>{title}</h1>
      {explanation && <p>{explanation}</p>}
      {children}
    </main>
  );
}

// As the system has it: the editor's own switch is the editor's.
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

const root = document.getElementById('root');
if (!root) throw new Error('playground.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
);
