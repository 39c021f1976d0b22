import { countTests, flakyLines, runStep, stepLine } from './run-step.ts';

/** The steps of `npm test`, cheapest first. A table at the end lists each step with its minutes and failures. */
const steps: readonly { name: string; command: readonly [string, ...string[]] }[] = [
  { name: 'types: packages', command: ['tsc', '-p', 'packages/tsconfig.json'] },
  { name: 'types: server and tools', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types: ui', command: ['tsc', '-p', 'packages/ui'] },
  { name: 'types: web', command: ['tsc', '-p', 'packages/web'] },
  { name: 'types: portal', command: ['tsc', '-p', 'apps/portal/tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'import law', command: ['node', 'tools/check-import-law.ts'] },
  { name: 'english', command: ['node', 'tools/check-english.ts'] },
  { name: 'sizes', command: ['node', 'tools/measure-code.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit', '--project', 'portal'] },
  { name: 'server tests', command: ['vitest', 'run', '--project', 'server'] },
  { name: 'build', command: ['node', 'tools/build.ts'] },
  { name: 'page budgets', command: ['node', 'apps/portal/check-budgets.ts'] },
  { name: 'journeys', command: ['node', 'tools/run-journeys.ts'] },
];

const only = process.argv.slice(2);
let passed = 0;
let failed = 0;
const lines: string[] = [];
const flaky: string[] = [];
for (const { name, command } of steps) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  console.log(`\n── ${name}`);
  const [program, ...args] = command;
  const result = await runStep(program, args);
  const count = countTests(result.output, result.ok);
  passed += count.passed;
  failed += count.failed;
  lines.push(stepLine(result, name));
  flaky.push(...flakyLines(result.output));
}
console.log(`\n${[...lines, ...flaky].join('\n')}\n\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
