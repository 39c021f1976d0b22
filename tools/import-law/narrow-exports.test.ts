import { expect, it } from 'vitest';
import { root, sourceFiles } from '../project-files.ts';
import { declaredExports, exportsInUse, narrowPackages } from './narrow-exports.ts';

it.each(narrowPackages)('packages/%s exports only the files that others import', (name) => {
  expect(declaredExports(name, root)).toEqual(exportsInUse(name, sourceFiles(), root));
});
