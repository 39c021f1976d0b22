import type { Plugin } from 'vite';

const files = /\/(?:protomaps-leaflet|@protomaps\/basemaps)\/dist\/esm\/index\.js$/;
/** The helper with which the library's bundler preserved function names: `u=(f,n)=>define(f,"name",{value:n,…})`. */
const nameHelper = /(\w+)=(\((\w+),(\w+)\)=>\w+\(\3,"name",)/;

/**
 * Lets the bundler remove unused code of protomaps-leaflet: 15 kB gzip of ready-made styles. The published
 * file names every function through a helper, which a bundler must treat as a side effect unless it is marked.
 */
export function shakeMapLibrary(): Plugin {
  return {
    name: 'riderbell:shake-map-library',
    transform: {
      filter: { id: files },
      handler: (code) => ({ code: code.replace(nameHelper, '$1=/* @__NO_SIDE_EFFECTS__ */$2'), map: null }),
    },
  };
}
