import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const styles = path.join(import.meta.dirname, '../../../node_modules/@mantine/core/styles');

/** What a component is built of besides its own name; Mantine does not say. */
const builtOf: Record<string, string[]> = {
  Autocomplete: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  Button: ['UnstyledButton', 'Loader'],
  ActionIcon: ['UnstyledButton', 'Loader'],
  NativeSelect: ['Input', 'Combobox'],
  PasswordInput: ['Input', 'ActionIcon'],
  Radio: ['InlineInput'],
  Checkbox: ['InlineInput'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  Tabs: ['UnstyledButton'],
  Textarea: ['Input'],
  TextInput: ['Input'],
};

function used(): Set<string> {
  const names = globSync('{apps/portal,packages/ui,packages/web}/src/**/*.tsx', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
  });
  const components = names.filter((name) => /^[A-Z]/.test(name));
  return new Set(components.flatMap((name) => [name, ...(builtOf[name] ?? [])]));
}

function listed(): string[] {
  const sheet = readFileSync(path.join(root, 'packages/ui/src/styles/app.css'), 'utf8');
  return [...sheet.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, name = '']) => name);
}

describe('the styles of the component library', () => {
  it('has a style sheet for every component that a screen uses: a missing one is silent', () => {
    const wanted = [...used()].filter((name) => existsSync(path.join(styles, `${name}.css`)));
    expect(wanted.filter((name) => !listed().includes(name))).toEqual([]);
  });

  it('has none that no screen uses', () => {
    const components = listed().filter((name) => /^[A-Z]/.test(name));
    expect(components.filter((name) => !used().has(name))).toEqual([]);
  });
});
