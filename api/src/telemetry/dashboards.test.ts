import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { PROJECT_ROOT } from '../env/project.js';
import { startHarness, type Harness } from '../testing/harness.js';

interface Rules {
  groups: {
    rules: { alert: string; expr: string; for?: string; labels: object; annotations: { summary: string } }[];
  }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const read = (file: string) => readFileSync(join(PROJECT_ROOT, 'docs', file), 'utf8');
const alerts = (parse(read('operations/alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules);
const panels = (JSON.parse(read('operations/dashboard.json')) as Dashboard).panels;
/** Every expression, by where it stands; Grafana's interval is any. */
const expressions: [where: string, expression: string][] = [
  ...alerts.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr.replaceAll('$__rate_interval', '5m')]),
  ),
];

interface Parsed {
  metrics: string[];
  labels: string[];
  errors: string[];
}

/** The metrics and labels that an expression names, and what in it can't be parsed. */
function analyze(expression: string): Parsed {
  const found: Parsed = { metrics: [], labels: [], errors: [] };
  parser.parse(expression).iterate({
    enter: ({ type, name, from, to, node }) => {
      const text = expression.slice(from, to);
      if (type.isError) found.errors.push(`${expression} at ${from}`);
      else if (name === 'Identifier' && node.parent?.name === 'VectorSelector') found.metrics.push(text);
      else if (name === 'LabelName') found.labels.push(text);
    },
  });
  return found;
}

/** What Prometheus itself adds to every sample. */
const PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance', 'le'] };

describe('[issue: dashboards and alerts] docs/operations', () => {
  let at: Harness;
  let metrics: Set<string>;
  let labels: Set<string>;
  beforeAll(async () => {
    // Of a replica that isn't there, too, there are figures.
    at = await startHarness({
      DATABASE_URL: 'postgres://localhost/unused',
      DATABASE_REPLICA_URLS: 'postgres://user@127.0.0.1:1/away',
    });
    // Labels show with the first request.
    await at.visitor.rest('GET', '/health');
    const text = await (await fetch(`${at.url}/metrics`)).text();
    const samples = text.split('\n').flatMap((line) => /^([a-z]\w+)(?:\{(.*)\})? /.exec(line) ?? []);
    metrics = new Set([...samples.filter((part) => /^\w+$/.test(part)), ...PROMETHEUS.metrics]);
    labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label).concat(PROMETHEUS.labels));
  });
  afterAll(() => at.close());

  it.each(expressions)('%s is an expression over metrics and labels that the server has', (_where, expression) => {
    const found = analyze(expression);
    expect(found.errors).toEqual([]);
    expect(found.metrics.length).toBeGreaterThan(0);
    expect(found.metrics.filter((name) => !metrics.has(name))).toEqual([]);
    expect(found.labels.filter((name) => !labels.has(name))).toEqual([]);
  });

  it('recognizes a metric and a label that the server doesn’t have, and a broken expression', () => {
    const { metrics: named, labels: by } = analyze('sum by (color) (rate(mehfil_nothing{shape="x"}[5m]))');
    expect(named.filter((name) => !metrics.has(name))).toEqual(['mehfil_nothing']);
    expect(by.filter((name) => !labels.has(name))).toEqual(['color', 'shape']);
    expect(analyze('sum(rate(up[5m])').errors).not.toEqual([]);
  });

  it('every alert has a severity, a summary and a row in operations.md', () => {
    const guide = read('operations.md');
    for (const { alert, labels: given, annotations } of alerts) {
      expect(given).toMatchObject({ severity: expect.stringMatching(/^(page|ticket)$/) as unknown });
      expect(annotations.summary).not.toBe('');
      expect(guide).toContain(`| \`${alert}\` |`);
    }
    const rows = [...guide.matchAll(/^\| `(Mehfil\w+)` \|/gm)].map(([, alert]) => alert);
    expect(rows).toEqual(alerts.map(({ alert }) => alert));
  });
});
