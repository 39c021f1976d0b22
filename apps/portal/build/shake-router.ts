import type { Plugin } from 'vite';

/** Edits to files of react-router: the file, the pattern and its replacement. */
const edits: readonly [string, RegExp, string][] = [
  // Warnings for developers, which do not affect the page.
  ['router/history', /^function warning\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warning('],
  ['server-runtime/warnings', /^function warnOnce\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warnOnce('],
  ['hooks', /^function warningOnce\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warningOnce('],
  // Unused components, such as forms: without these marks a bundler must treat them as side effects.
  ['dom/lib', /^(const \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ '],
  ['dom/lib', /^\w+\.displayName = "\w+";$/gm, ''],
  // The portal does not use link prefetching, instrumentation or lazily discovered routes.
  ['dom/lib', /shouldPrefetch && !isAbsolute(?= \?)/, 'false'],
  ['router/router', /init\.instrumentations\b(?!\.)/g, 'false'],
  ['router/router', /init\.patchRoutesOnNavigation\b(?!\()/g, 'false'],
];

/** Lets the bundler remove 5.5 kB gzip of react-router that the portal does not use. Fails if an edit no longer matches the library. */
export function shakeRouter(): Plugin {
  return {
    name: 'riderbell:shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        let shaken = code;
        for (const [file, pattern, replacement] of edits) {
          if (!id.endsWith(`/production/lib/${file}.js`)) continue;
          if (shaken.search(pattern) < 0) this.error(`react-router has changed: ${file} no longer contains ${pattern}`);
          shaken = shaken.replace(pattern, replacement);
        }
        return shaken === code ? null : { code: shaken, map: null };
      },
    },
  };
}
