import { parseSync, Visitor } from 'oxc-parser';

/** The most members of a hook's result or props of a component, unless `reasons` has an entry for it. */
export const maxMembers = 8;

/** What may be wider, and why: at most five entries (CONTRIBUTING.md, "Sizes"). */
export const reasons: Readonly<Record<string, string>> = {
  AddressField: 'takes the props of a text field in addition to those of a search',
  useAddressField: 'is the combobox of AddressField: its state, its keys and its choices',
  useFormats: 'offers every way to write a value for people',
};

export interface WideInterface {
  readonly name: string;
  readonly members: number;
}

type Program = ReturnType<typeof parseSync>['program'];
type Visited<Kind extends keyof VisitorObject> = Parameters<NonNullable<VisitorObject[Kind]>>[0];
type VisitorObject = ConstructorParameters<typeof Visitor>[0];
type FunctionNode = Visited<'FunctionDeclaration'> | Visited<'ArrowFunctionExpression'>;
type ObjectNode = Visited<'ObjectExpression'>;

/**
 * Components with more than `maxMembers` props and hooks that return more members than that. A spread counts as five
 * members, because its real number is unknown.
 * @param file its name, whose extension says whether it has JSX
 * @param importedSizes the sizes of types that the file may import
 */
export function wideInterfacesOf(
  file: string,
  source: string,
  importedSizes: ReadonlyMap<string, number> = new Map(),
): WideInterface[] {
  const { program } = parseSync(file, source, { preserveParens: false });
  const typeSizes = new Map([...importedSizes, ...sizesOfTypes(program)]);
  const found: WideInterface[] = [];
  const inspect = (name: string | undefined, node: FunctionNode): void => {
    if (name === undefined) return;
    const members = /^[A-Z]/.test(name)
      ? propsOf(node, typeSizes)
      : /^use[A-Z]/.test(name)
        ? membersOf(node, typeSizes)
        : 0;
    if (members > maxMembers) found.push({ name, members });
  };
  new Visitor({
    FunctionDeclaration: (node) => inspect(node.id?.name, node),
    VariableDeclarator(node) {
      const value = node.init;
      if (value?.type !== 'ArrowFunctionExpression' && value?.type !== 'FunctionExpression') return;
      inspect(node.id.type === 'Identifier' ? node.id.name : undefined, value);
    },
  }).visit(program);
  return found;
}

/** How many members each interface and object type of a file has, by name. */
export function typeSizesOf(file: string, source: string): Map<string, number> {
  return sizesOfTypes(parseSync(file, source, { preserveParens: false }).program);
}

function sizesOfTypes(program: Program): Map<string, number> {
  const sizes = new Map<string, number>();
  new Visitor({
    TSInterfaceDeclaration: (node) => void sizes.set(node.id.name, node.body.body.length),
    TSTypeAliasDeclaration(node) {
      if (node.typeAnnotation.type === 'TSTypeLiteral') sizes.set(node.id.name, node.typeAnnotation.members.length);
    },
  }).visit(program);
  return sizes;
}

/** The number of a component's props: those of their type, or those that it destructures. */
function propsOf({ params }: FunctionNode, typeSizes: ReadonlyMap<string, number>): number {
  const [props] = params;
  if (props === undefined || (props.type !== 'ObjectPattern' && props.type !== 'Identifier')) return 0;
  const type = props.typeAnnotation?.typeAnnotation;
  const typeName = type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
  const typeSize = type?.type === 'TSTypeLiteral' ? type.members.length : (typeSizes.get(typeName) ?? 0);
  return Math.max(typeSize, props.type === 'ObjectPattern' ? props.properties.length : 0);
}

/** The number of members that a hook returns: those of its return type, or of the returned object. */
function membersOf(node: FunctionNode, typeSizes: ReadonlyMap<string, number>): number {
  const type = node.returnType?.typeAnnotation;
  const typeName = type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
  return typeSizes.get(typeName) ?? returnedBy(node);
}

/** The number of members of the widest object that a hook returns, without those of functions inside it. */
function returnedBy({ body }: FunctionNode): number {
  if (body === null) return 0;
  if (body.type === 'ObjectExpression') return sizeOf(body);
  let widest = 0;
  let depth = 0;
  const enter = (): void => void (depth += 1);
  const leave = (): void => void (depth -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      if (depth === 0 && argument?.type === 'ObjectExpression') widest = Math.max(widest, sizeOf(argument));
    },
  }).visit({ type: 'Program', body: [body], sourceType: 'module', hashbang: null, start: 0, end: 0 } as never);
  return widest;
}

function sizeOf({ properties }: ObjectNode): number {
  return properties.reduce((sum, property) => sum + (property.type === 'SpreadElement' ? 5 : 1), 0);
}
