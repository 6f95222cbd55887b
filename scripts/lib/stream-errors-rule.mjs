/**
 * A rule for ESLint: whatever can emit `error` (a stream, a socket, a server, a connection, a child process) has a listener for
 * it in the file that makes it, or is handed to what listens (`pipeline`, `finished`, `for await`). An `error` event without a
 * listener ends the process.
 */

/** Reject what they were asked for, or can't break: what they are given is in memory. */
const SAFE_TYPES = new Set(['Sharp', 'Hash', 'Hmac']);
/** Hand errors on to whoever waits for them. */
const SAFE_CALLS = new Set(['pipeline', 'finished', 'putStream', 'writeStream']);
const LISTENING = new Set(['on', 'once', 'addListener']);

/** @typedef {import('eslint').Rule.Node} Node */

/**
 * Whether values of the type emit events and can break.
 * @param {import('typescript').Type} type
 */
function isEmitter(type) {
  if (SAFE_TYPES.has(type.getSymbol()?.name ?? '')) return false;
  const has = (/** @type {string} */ name) => type.getProperty(name) !== undefined;
  return has('emit') && has('on') && ['destroy', 'kill', 'close', 'end'].some(has);
}

/** @param {any} call whether it is `x.on('error', ...)` */
const isErrorListener = (call) =>
  call?.type === 'CallExpression' && LISTENING.has(call.callee.property?.name) && call.arguments[0]?.value === 'error';

/** @param {any} call what a call names, be it a function or a method */
const calledName = (call) => call.callee.name ?? call.callee.property?.name;

/**
 * What the file calls a value, where it gets a name; null where nobody here has to listen.
 * @param {any} node
 * @param {(node: any) => string} text
 * @returns {string | null | undefined}
 */
function nameOf(node, text) {
  const { parent } = node;
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id.type === 'Identifier' ? parent.id.name : undefined;
    case 'AssignmentExpression':
      return text(parent.left);
    case 'AwaitExpression':
    case 'TSAsExpression':
    case 'ConditionalExpression':
      return nameOf(parent, text);
    case 'ForOfStatement':
      return parent.await ? null : undefined;
    case 'CallExpression':
      return SAFE_CALLS.has(calledName(parent)) ? null : undefined;
    case 'MemberExpression':
      return isErrorListener(parent.parent) ? null : undefined;
    default:
      return undefined;
  }
}

/** @type {import('eslint').Rule.RuleModule} */
export const streamErrors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Listen for its `error` event: without a listener one ends the process.' },
  },
  create(context) {
    const services = /** @type {any} */ (context.sourceCode.parserServices);
    /** @type {(node: Node) => import('typescript').Type} */
    const typeOf = (node) => services.getTypeAtLocation(node);
    const checker = services.program.getTypeChecker();
    /** Whether a function or class is the project's own: it is judged where it makes what it gives. */
    const isOwn = (/** @type {any} */ node) => {
      const { declaration } = checker.getResolvedSignature(services.esTreeNodeToTSNodeMap.get(node)) ?? {};
      const file = declaration?.getSourceFile().fileName;
      return file !== undefined && !file.includes('/node_modules/');
    };
    const text = (/** @type {any} */ node) => context.sourceCode.getText(node);
    /** Expressions that somebody listens to, as they are written. */
    const heard = new Set();
    /** @type {{ node: Node, name: string | undefined }[]} */
    const made = [];

    /** @param {any} node */
    function judge(node) {
      if (!isEmitter(typeOf(node))) return;
      const call = node.type === 'AwaitExpression' ? node.argument : node;
      if (call.type !== 'CallExpression' && call.type !== 'NewExpression') return;
      // A method of an emitter gives the emitter itself, or another one that it looks after.
      if (call.callee.type === 'MemberExpression' && isEmitter(typeOf(call.callee.object))) return;
      if (isOwn(call)) return;
      const name = nameOf(node, text);
      if (name !== null) made.push({ node, name });
    }

    return {
      CallExpression(/** @type {any} */ node) {
        if (isErrorListener(node)) heard.add(text(node.callee.object));
        if (SAFE_CALLS.has(calledName(node))) for (const argument of node.arguments) heard.add(text(argument));
        judge(node);
        const handler = LISTENING.has(node.callee.property?.name) ? node.arguments[1] : undefined;
        for (const parameter of handler?.params ?? []) {
          if (parameter.type !== 'Identifier' || !isEmitter(typeOf(parameter))) continue;
          made.push({ node: parameter, name: parameter.name });
        }
      },
      NewExpression: judge,
      AwaitExpression: judge,
      ForOfStatement(/** @type {any} */ node) {
        const { right } = node;
        if (node.await) heard.add(text(right.type === 'TSAsExpression' ? right.expression : right));
      },
      'Program:exit'() {
        for (const { node, name } of made) {
          if (name === undefined || !heard.has(name)) context.report({ node, messageId: 'missing' });
        }
      },
    };
  },
};
