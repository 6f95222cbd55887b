const MAX_CHARACTERS = 2_000;
const READ_CHARACTERS = 20_000;
/** Quoted texts, comments, identifiers and numbers, each as a whole, in the order in which PostgreSQL recognizes them. */
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>--[^\n]*|/\*[\s\S]*?(?:\*/|$))`,
    String.raw`(?<escaped>\be'(?:[^'\\]|\\[\s\S]|'')*(?:'|$))`,
    String.raw`(?<text>(?:\b[bxn])?'(?:[^']|'')*(?:'|$))`,
    String.raw`(?<dollar>\$(?<tag>[a-z_]\w*)?\$[\s\S]*?(?:\$\k<tag>\$|$))`,
    String.raw`(?<name>"(?:[^"]|"")*"|[a-z_][\w$]*|\$\d+)`,
    String.raw`(?<number>\d[\w.]*)`,
    String.raw`(?<space>\s+)`,
  ].join('|'),
  'gi',
);
const LIST = /\((?:\?|\$\d+)(?:, ?(?:\?|\$\d+))+\)/g;

/**
 * The shape of a statement: `?` for every literal, lists and spaces folded. Statements are logged and traced by it, since MikroORM
 * writes values into them.
 */
export function toStatementShape(statement: string): string {
  // Cut first: what is open at the cut counts as a literal.
  const shape = statement.slice(0, READ_CHARACTERS).replace(TOKEN, (token, ...rest) => {
    const { name, space, comment } = rest.at(-1) as Record<string, string | undefined>;
    if (name !== undefined) return token;
    return space === undefined && comment === undefined ? '?' : ' ';
  });
  return shape.replaceAll(/ {2,}/g, ' ').replace(LIST, '(?, …)').trim().slice(0, MAX_CHARACTERS);
}
