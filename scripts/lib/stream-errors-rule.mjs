/**
 * An ESLint rule: everything that can emit `error` (a stream, a socket, a server, a connection, a child process) needs a listener
 * for it in the file that creates it, or must be passed to something that listens (`pipeline`, `finished`, `for await`). An
 * `error` event without a listener ends the process.
 */

/** Types whose errors reject a promise, or that work in memory and can't fail. */
const SAFE_TYPES = new Set(['Sharp', 'Hash', 'Hmac']);
/** Calls that pass errors on to their caller. */
const SAFE_CALLS = new Set(['pipeline', 'finished', 'putStream', 'writeStream']);
/** Calls that return something to whose errors its library listens: MikroORM's pool. */
const MANAGED_CALLS = new Set(['getNativeClient']);
const LISTENING = new Set(['on', 'once', 'addListener']);

/** @typedef {import('eslint').Rule.Node} Node */

/**
 * Whether values of the type emit events and can fail.
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

/** @param {any} call the name of the called function or method */
const getCalledName = (call) => call.callee.name ?? call.callee.property?.name;

/**
 * The name under which the file keeps a value; null if no listener is needed here.
 * @param {any} node
 * @param {(node: any) => string} text
 * @returns {string | null | undefined}
 */
function getName(node, text) {
  const { parent } = node;
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id.type === 'Identifier' ? parent.id.name : undefined;
    case 'AssignmentExpression':
      return text(parent.left);
    case 'AwaitExpression':
    case 'TSAsExpression':
    case 'ConditionalExpression':
      return getName(parent, text);
    case 'ForOfStatement':
      return parent.await ? null : undefined;
    case 'CallExpression':
      return SAFE_CALLS.has(getCalledName(parent)) ? null : undefined;
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
    const services = context.sourceCode.parserServices;
    /** @type {(node: Node) => import('typescript').Type} */
    const getType = (node) => services.getTypeAtLocation(node);
    const checker = services.program.getTypeChecker();
    /** Whether a function or class belongs to the project: its values are checked where it creates them. */
    const isOwn = (/** @type {any} */ node) => {
      const { declaration } = checker.getResolvedSignature(services.esTreeNodeToTSNodeMap.get(node)) ?? {};
      const file = declaration?.getSourceFile().fileName;
      return file !== undefined && !file.includes('/node_modules/');
    };
    const text = (/** @type {any} */ node) => context.sourceCode.getText(node);
    /** Source text of expressions with a listener. */
    const heard = new Set();
    /** @type {{ node: Node, name: string | undefined }[]} */
    const made = [];

    /** @param {any} node */
    function check(node) {
      if (!isEmitter(getType(node))) return;
      const call = node.type === 'AwaitExpression' ? node.argument : node;
      if (call.type !== 'CallExpression' && call.type !== 'NewExpression') return;
      if (MANAGED_CALLS.has(getCalledName(call))) return;
      // A method of an emitter returns the emitter itself, or another one that it manages.
      if (call.callee.type === 'MemberExpression' && isEmitter(getType(call.callee.object))) return;
      if (isOwn(call)) return;
      const name = getName(node, text);
      if (name !== null) made.push({ node, name });
    }

    return {
      CallExpression(/** @type {any} */ node) {
        if (isErrorListener(node)) heard.add(text(node.callee.object));
        if (SAFE_CALLS.has(getCalledName(node))) for (const argument of node.arguments) heard.add(text(argument));
        check(node);
        const handler = LISTENING.has(node.callee.property?.name) ? node.arguments[1] : undefined;
        for (const parameter of handler?.params ?? []) {
          if (parameter.type !== 'Identifier' || !isEmitter(getType(parameter))) continue;
          made.push({ node: parameter, name: parameter.name });
        }
      },
      NewExpression: check,
      AwaitExpression: check,
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
