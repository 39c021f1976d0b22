import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

type Program = ReturnType<typeof parseSync>['program'];
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

/** Attributes whose value a person sees or hears. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|description|caption|summary|heading|hint|text|message|error)$|(?:Label|Title|Text|Hint)$/;

export interface HardCoded {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

/**
 * Words that a person would see or hear and that no language file holds: between tags, and in attributes.
 * @param file path from `root`
 */
export function hardCodedWords(file: string, root: string): HardCoded[] {
  return hardCodedIn(readFileSync(join(root, file), 'utf8'), file);
}

export function hardCodedIn(source: string, file: string): HardCoded[] {
  const found: HardCoded[] = [];
  const add = (words: string, at: number) => {
    // One letter is a sign, such as the × of a measure or the x of a coordinate.
    if (!/\p{L}{2}/u.test(words)) return;
    found.push({ file, line: source.slice(0, at).split('\n').length, words: words.trim() });
  };
  new Visitor({
    JSXText: (node) => add(node.value, node.start),
    JSXElement: (node) => {
      for (const child of node.children) {
        if (child.type === 'JSXExpressionContainer') for (const [words, at] of saidBy(child.expression)) add(words, at);
      }
    },
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (!spoken.test(name) || name === 'enterKeyHint' || node.value === null) return;
      if (node.value.type === 'Literal') add(node.value.value, node.start);
      if (node.value.type === 'JSXExpressionContainer')
        for (const [words, at] of saidBy(node.value.expression)) add(words, at);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** The strings that an expression may be: itself, or a branch of it. What a call is given is that call's matter. */
function saidBy(expression: Expression | { type: 'JSXEmptyExpression' }): [string, number][] {
  if (expression.type === 'Literal') {
    return typeof expression.value === 'string' ? [[expression.value, expression.start]] : [];
  }
  if (expression.type === 'TemplateLiteral') {
    return expression.quasis.map(({ value, start }) => [value.cooked ?? '', start]);
  }
  if (expression.type === 'ConditionalExpression') {
    return [...saidBy(expression.consequent), ...saidBy(expression.alternate)];
  }
  if (expression.type === 'LogicalExpression') return [...saidBy(expression.left), ...saidBy(expression.right)];
  return expression.type === 'ParenthesizedExpression' ? saidBy(expression.expression) : [];
}
