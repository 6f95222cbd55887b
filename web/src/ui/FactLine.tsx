import { Fragment } from 'react';

/** Facts in one line. Each runs in its own direction: a name in the other script would turn the date behind it around. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}
