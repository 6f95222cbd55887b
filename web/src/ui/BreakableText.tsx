import { Fragment } from 'react';

/** Text whose links and addresses break behind a single slash or an @, where they have to break at all. */
export function BreakableText({ children }: { children: string }) {
  return children.split(/(?<=[^/]\/|@)(?=\w)/).map((part, index) => (
    <Fragment key={`${index}:${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
