import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetManifest } from './build/asset-manifest.ts';
import { compressedCopies } from './build/compressed-copies.ts';
import { developmentDeployment } from './build/development-deployment.ts';
import { firstPaint } from './build/first-paint.ts';
import { stripSchemas } from './build/strip-schemas.ts';
import { pageFiles } from './build/page-files.ts';
import { routePreloads } from './build/route-preloads.ts';
import { shakeMapLibrary } from './build/shake-map-library.ts';
import { shakeRouter } from './build/shake-router.ts';
import { textsFiles } from './build/texts-files.ts';
import { thirdPartyNotices } from './build/third-party-notices.ts';

const server = process.env.RIDERBELL_SERVER ?? 'http://127.0.0.1:8080';

/**
 * What every page loads, or nearly every page, with what it imports: one file and one request, and 11 kB gzip less than as separate
 * files.
 */
const startFiles = [
  /\/app\/boot\.tsx$/,
  /\/app\/layout\/(?:document-title|language-choice|later-consent)\.tsx$/,
  /\/web\/src\/(?:observable|use-is-hydrated)\.ts$/,
  /\/ui\/src\/(?:values\.tsx|layout\/[^/]+)$/,
  /\/styles\/landing\.css$/,
  /\/manrope\/wght\.css$/,
  /\/createLucideIcon\.mjs$/,
];

const browserBuild = defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true }),
    shakeMapLibrary(),
    shakeRouter(),
    stripSchemas(),
    developmentDeployment(server),
    firstPaint(),
    textsFiles(),
    routePreloads(),
    thirdPartyNotices(),
    assetManifest(),
    compressedCopies(),
  ],
  json: { namedExports: false, stringify: true },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // A file inside a style sheet or script as data: would be loaded by everybody and needs another word in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 450,
    rolldownOptions: {
      output: {
        // The start file names every file of every route, so what several routes share has a short name; 42 bits of a hash are enough to
        // tell builds apart.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${isDynamicEntry || name === 'start' ? name : 'shared'}-[hash:7].js`,
        codeSplitting: { groups: [{ name: 'start', test: (id) => startFiles.some((file) => file.test(id)) }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/orders/api': server,
      '/hurrier': server,
      '/ofrep': server,
      '/map': server,
      '/brands': server,
      '/manifest.webmanifest': server,
      '/live': { target: server, ws: true },
    },
  },
});

/** `vite build --ssr`: the public pages for the server to render, after the browser's build, whose files they name. It needs nothing beside it. */
const serverBuild = defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), pageFiles()],
  json: { namedExports: false, stringify: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    target: 'node24',
    outDir: 'dist-server',
    rolldownOptions: { input: 'src/app/render-pages.tsx' },
    cssMinify: true,
    assetsInlineLimit: 0,
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? serverBuild : browserBuild));
