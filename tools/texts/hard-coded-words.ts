import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

type Program = ReturnType<typeof parseSync>['program'];
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

/** Attributes whose value a person sees or hears. */
const textAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|description|caption|summary|heading|hint|text|message|error)$|(?:Label|Title|Text|Hint)$/;

export interface HardCoded {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

/**
 * Words that a person would see or hear but that are not in a language file: between tags and in attributes.
 * @param file path from `root`
 */
export function hardCodedWords(file: string, root: string): HardCoded[] {
  return hardCodedIn(readFileSync(join(root, file), 'utf8'), file);
}

export function hardCodedIn(source: string, file: string): HardCoded[] {
  const found: HardCoded[] = [];
  const add = (words: string, at: number) => {
    // A single letter is a symbol, such as the × of a measure or the x of a coordinate.
    if (!/\p{L}{2}/u.test(words)) return;
    found.push({ file, line: source.slice(0, at).split('\n').length, words: words.trim() });
  };
  new Visitor({
    JSXText: (node) => add(node.value, node.start),
    JSXElement: (node) => {
      for (const child of node.children) {
        if (child.type === 'JSXExpressionContainer')
          for (const [words, at] of stringsOf(child.expression)) add(words, at);
      }
    },
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (!textAttributes.test(name) || name === 'enterKeyHint' || node.value === null) return;
      if (node.value.type === 'Literal') add(node.value.value, node.start);
      if (node.value.type === 'JSXExpressionContainer')
        for (const [words, at] of stringsOf(node.value.expression)) add(words, at);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** The strings that an expression may evaluate to: the literal itself or those of its branches, not the arguments of a call. */
function stringsOf(expression: Expression | { type: 'JSXEmptyExpression' }): [string, number][] {
  if (expression.type === 'Literal') {
    return typeof expression.value === 'string' ? [[expression.value, expression.start]] : [];
  }
  if (expression.type === 'TemplateLiteral') {
    return expression.quasis.map(({ value, start }) => [value.cooked ?? '', start]);
  }
  if (expression.type === 'ConditionalExpression') {
    return [...stringsOf(expression.consequent), ...stringsOf(expression.alternate)];
  }
  if (expression.type === 'LogicalExpression') return [...stringsOf(expression.left), ...stringsOf(expression.right)];
  return expression.type === 'ParenthesizedExpression' ? stringsOf(expression.expression) : [];
}
