import { parseSync, Visitor } from 'oxc-parser';

export type PieceKind = 'comment' | 'title' | 'message' | 'document' | 'name' | 'file name';

/** A piece of English in a file. */
export interface Piece {
  readonly kind: PieceKind;
  readonly line: number;
  readonly text: string;
}

export interface EnglishOfFile {
  readonly pieces: readonly Piece[];
  readonly commentLines: number;
}

type Program = ReturnType<typeof parseSync>['program'];
type Node = Program['body'][number] | { type: string };
/** The fields of syntax nodes that this file reads. */
interface LooseNode {
  readonly type: string;
  readonly name?: string;
  readonly start: number;
  readonly value?: unknown;
  readonly object?: LooseNode;
  readonly property?: LooseNode;
  readonly callee?: LooseNode;
  readonly tag?: LooseNode;
  readonly left?: LooseNode;
  readonly argument?: LooseNode;
  readonly key?: LooseNode;
  readonly shorthand?: boolean;
  readonly elements?: readonly (LooseNode | null)[];
  readonly properties?: readonly LooseNode[];
  readonly parameter?: LooseNode;
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
}

const testFunctions = new Set(['it', 'test', 'describe', 'suite']);
const logFunctions = new Set(['log', 'trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/** Reads the comments, test titles, messages and declared names of a file; the file's extension decides how. */
export function readEnglish(file: string, source: string): EnglishOfFile {
  const fileName: Piece = { kind: 'file name', line: 1, text: file };
  if (file.endsWith('.md')) return { pieces: [fileName, ...readDocument(source)], commentLines: 0 };
  const read = file.endsWith('.css') ? readStyles(source) : readScript(file, source);
  return { ...read, pieces: [fileName, ...read.pieces] };
}

/** A document without its code blocks and `inline code`, which are not prose. */
function readDocument(source: string): Piece[] {
  const prose = source.replaceAll(/^```[\s\S]*?^```|\]\([^)\s]*\)/gm, blank);
  return [{ kind: 'document', line: 1, text: withoutCode(prose) }];
}

function readStyles(source: string): EnglishOfFile {
  const pieces = [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map((found): Piece => ({
    kind: 'comment',
    line: lineAt(source, found.index),
    text: plainComment(found[0]),
  }));
  return { pieces, commentLines: pieces.reduce((sum, { text }) => sum + text.split('\n').length, 0) };
}

function readScript(file: string, source: string): EnglishOfFile {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message ?? 'cannot be parsed'}`);
  const pieces: Piece[] = [];
  const add = (kind: PieceKind, text: string, at: number) => pieces.push({ kind, text, line: lineAt(source, at) });

  const lines = new Set<number>();
  let last: { end: number; type: string } | undefined;
  for (const { type, start, end, value } of parsed.comments) {
    const first = lineAt(source, start);
    for (let line = first; line <= lineAt(source, end); line += 1) lines.add(line);
    const before = pieces.at(-1);
    // Join consecutive line comments, because a sentence may continue on the next line.
    if (type === 'Line' && last?.type === 'Line' && before && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      pieces[pieces.length - 1] = { ...before, text: `${before.text}\n${plainComment(value)}` };
    } else add('comment', plainComment(value), start);
    last = { end, type };
  }

  const declare = (node: LooseNode | null | undefined): void => {
    if (node === null || node === undefined) return;
    if (node.type === 'Identifier') add('name', node.name ?? '', node.start);
    else if (node.type === 'AssignmentPattern') declare(node.left);
    else if (node.type === 'RestElement') declare(node.argument);
    else if (node.type === 'TSParameterProperty') declare(node.parameter);
    else if (node.type === 'ArrayPattern') node.elements?.forEach(declare);
    else if (node.type === 'ObjectPattern') node.properties?.forEach(declare);
    // `{ name }` uses a name that is declared elsewhere.
    else if (node.type === 'Property' && !node.shorthand) declare(node.value as LooseNode);
  };
  const addString = (kind: PieceKind, node: LooseNode | undefined): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') add(kind, node.value, node.start);
    if (node?.type === 'TemplateLiteral') {
      add(kind, (node.quasis ?? []).map(({ value }) => value.cooked ?? '').join('…'), node.start);
    }
  };
  const withKey = ({ key }: { key: Node }) => declare(key as LooseNode);
  const withId = ({ id }: { id: Node | null }) => declare(id as LooseNode | null);
  const withParams = ({ params }: { params: readonly Node[] }) =>
    params.forEach((param) => declare(param as LooseNode));
  const withIdAndParams = (node: { id: Node | null; params: readonly Node[] }) => {
    withId(node);
    withParams(node);
  };
  new Visitor({
    VariableDeclarator: withId,
    FunctionDeclaration: withIdAndParams,
    FunctionExpression: withIdAndParams,
    ArrowFunctionExpression: withParams,
    ClassDeclaration: withId,
    TSTypeAliasDeclaration: withId,
    TSInterfaceDeclaration: withId,
    TSEnumDeclaration: withId,
    PropertyDefinition: withKey,
    MethodDefinition: withKey,
    TSPropertySignature: withKey,
    TSMethodSignature: withKey,
    CallExpression: (node) => {
      const called = node.callee as LooseNode;
      const [first] = node.arguments;
      if (testFunctions.has(rootOf(called))) addString('title', first as LooseNode | undefined);
      if (called.type === 'MemberExpression' && logFunctions.has(called.property?.name ?? ''))
        for (const argument of node.arguments) addString('message', argument as LooseNode);
    },
    NewExpression: (node) => {
      if ((node.callee as LooseNode).name?.endsWith('Error'))
        addString('message', node.arguments[0] as LooseNode | undefined);
    },
  }).visit(parsed.program);
  return { pieces, commentLines: lines.size };
}

/** The first name of a call: `it` in `it.each([…])('…')`. */
function rootOf(called: LooseNode | undefined): string {
  if (called?.type === 'Identifier') return called.name ?? '';
  return called === undefined ? '' : rootOf(called.object ?? called.callee ?? called.tag);
}

/** A comment without its stars and `inline code`; the number of lines does not change. */
function plainComment(text: string): string {
  return withoutCode(text.replaceAll(/^\/\*+|\*+\/$/g, ' ').replaceAll(/^[ \t]*\*+/gm, ' '));
}

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, blank);
}

/** Blanks a text with dots of the same length, so that positions do not change and the words around it stay separate. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, '·');
}

function lineAt(source: string, at: number): number {
  let line = 1;
  for (let end = source.indexOf('\n'); end >= 0 && end < at; end = source.indexOf('\n', end + 1)) line += 1;
  return line;
}
