import { expect, it } from 'vitest';
import { wideInterfacesOf } from './wide-interfaces.ts';

const nine = Array.from({ length: 9 }, (_, index) => `m${index}`);
const eight = nine.slice(1);

it.each([
  [
    'reports a component that destructures nine props',
    `function Card({ ${nine.join(', ')} }) { return null; }`,
    [{ name: 'Card', members: 9 }],
  ],
  [
    'reports a component whose props type has nine members',
    `interface Props { ${nine.map((name) => `${name}: string`).join('; ')} } const Card = (props: Props) => null;`,
    [{ name: 'Card', members: 9 }],
  ],
  ['accepts a component with eight props', `function Card({ ${eight.join(', ')} }) { return null; }`, []],
  [
    'reports a hook that returns nine members',
    `function useCard() { return { ${nine.join(', ')} }; }`,
    [{ name: 'useCard', members: 9 }],
  ],
  [
    'reports a hook whose return type has nine members',
    `interface Facts { ${nine.map((name) => `${name}: string`).join('; ')} } function useCard(): Facts { return { ...a }; }`,
    [{ name: 'useCard', members: 9 }],
  ],
  [
    'accepts a hook whose return type has one member',
    'interface Facts { a: string } const useCard = (): Facts => ({ ...a, ...b });',
    [],
  ],
  [
    'reports a hook that spreads two objects',
    'const useCard = () => ({ ...a, ...b });',
    [{ name: 'useCard', members: 10 }],
  ],
  [
    'accepts a function inside a hook that returns nine members',
    `function useCard() { const make = () => { return { ${nine.join(', ')} }; }; return make; }`,
    [],
  ],
  ['accepts a hook with eight members', `function useCard() { return { ${eight.join(', ')} }; }`, []],
  ['accepts any other function', `function card({ ${nine.join(', ')} }) { return { ${nine.join(', ')} }; }`, []],
])('%s', (_, source, wide) => {
  expect(wideInterfacesOf('card.tsx', source)).toEqual(wide);
});
