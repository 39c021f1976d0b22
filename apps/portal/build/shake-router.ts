import type { Plugin } from 'vite';

/** What the bundler reads differently: the file of react-router, what it says, what is read instead. */
const edits: readonly [string, RegExp, string][] = [
  // Warnings for developers: a call has no effect on the page.
  ['router/history', /^function warning\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warning('],
  ['server-runtime/warnings', /^function warnOnce\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warnOnce('],
  ['hooks', /^function warningOnce\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warningOnce('],
  // Unused components, such as forms: without these marks a bundler must take them for side effects.
  ['dom/lib', /^(const \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ '],
  ['dom/lib', /^\w+\.displayName = "\w+";$/gm, ''],
  // Prefetching links, instrumentation and routes that are discovered later: the portal has none.
  ['dom/lib', /shouldPrefetch && !isAbsolute(?= \?)/, 'false'],
  ['router/router', /init\.instrumentations\b(?!\.)/g, 'false'],
  ['router/router', /init\.patchRoutesOnNavigation\b(?!\()/g, 'false'],
];

/** Lets the build leave out 5.5 kB gzip of react-router that the portal does not use. Fails when the library no longer fits. */
export function shakeRouter(): Plugin {
  return {
    name: 'riderbell:shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        let shaken = code;
        for (const [file, there, instead] of edits) {
          if (!id.endsWith(`/production/lib/${file}.js`)) continue;
          if (shaken.search(there) < 0) this.error(`react-router has changed: ${file} has no ${there}`);
          shaken = shaken.replace(there, instead);
        }
        return shaken === code ? null : { code: shaken, map: null };
      },
    },
  };
}
