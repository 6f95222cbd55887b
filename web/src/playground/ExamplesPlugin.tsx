import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { EXAMPLES, type Example } from './examples';
import { playgroundText as text } from './playground.text';

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M4 5h16M4 12h10M4 19h7M17 14l4 3-4 3z" />
    </svg>
  );
}

/** The saved operations, by job: a click puts one into a new tab, ready to be read and changed. */
function Examples() {
  const { queryEditor, variableEditor } = useGraphiQL((state) => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
  }));
  const actions = useGraphiQLActions();
  const open = (example: Example) => {
    if (queryEditor?.getValue().trim()) actions.addTab();
    queryEditor?.setValue(example.document);
    variableEditor?.setValue(example.variables ? JSON.stringify(example.variables, null, 2) : '');
  };
  const jobs = [...new Set(EXAMPLES.map(({ job }) => job))];
  return (
    <section className="examples" aria-label={text.examples}>
      <h2 className="examples-title">{text.examples}</h2>
      <p>{text.examplesHint}</p>
      {jobs.map((job) => (
        <div key={job}>
          <h3>{job}</h3>
          <ul>
            {EXAMPLES.filter((example) => example.job === job).map((example) => (
              <li key={example.title}>
                <button type="button" onClick={() => open(example)}>
                  {example.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The examples as a pane of GraphiQL's side bar. */
export const EXAMPLES_PLUGIN: GraphiQLPlugin = { title: text.examples, icon: Icon, content: Examples };
